import { useEffect, useState } from 'react';
import { AccessibilityInfo } from 'react-native';

/** Whether the phone asks for less motion. */
export function useReducedMotion(): boolean {
  const [isReduced, setReduced] = useState(false);
  useEffect(() => {
    let isHere = true;
    AccessibilityInfo.isReduceMotionEnabled().then(
      (value) => {
        if (isHere && value) setReduced(true);
      },
      () => undefined,
    );
    const heard = AccessibilityInfo.addEventListener('reduceMotionChanged', setReduced);
    return () => {
      isHere = false;
      heard.remove();
    };
  }, []);
  return isReduced;
}
