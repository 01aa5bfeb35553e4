import { useEffect, useState } from 'react';
import { Animated, Platform } from 'react-native';
import { useReducedMotion } from '../../hooks';

/** The longest anything moves. Input never waits for it. */
export const MOTION = 180;
export const isNative = Platform.OS !== 'web';

/** A gentle brightening when this pile has just been played on; nothing where less motion is asked for. */
export function usePulse(isNewest: boolean, needs: number): Animated.Value {
  const isReduced = useReducedMotion();
  const [pulse] = useState(() => new Animated.Value(0));
  const [first] = useState(needs);
  useEffect(() => {
    // Nothing has just been played when the table is opened.
    if (!isNewest || isReduced || needs === first) return undefined;
    pulse.setValue(0.35);
    const fade = Animated.timing(pulse, { toValue: 0, duration: MOTION, useNativeDriver: isNative });
    fade.start();
    return () => {
      fade.stop();
      pulse.setValue(0);
    };
  }, [isNewest, isReduced, needs, first, pulse]);
  return pulse;
}
