import { memo, useCallback, useEffect, useState } from 'react';
import { Animated, Platform } from 'react-native';
import { CardFace } from '../../components';
import { useReducedMotion } from '../../hooks';
import { radius, usePalette } from '../../theme';
import { type Flight, flightOf } from './flightOf';
import { flightPath, pileAt } from './flightPath';
import { type Measures } from './measure';
import { useTableSource } from './tableSource';

/** The longest anything moves. Input never waits for it. */
const MOTION = 180;
const isNative = Platform.OS !== 'web';
/** The table is drawn first, then the card sets off. */
const FRAME = 16;

/** Shows where a card came from and where it went: the pile brightens under it. It starts after the table has been drawn, hears no touch, and delays nothing. */
export const FlyingCard = memo(function FlyingCard({ measures }: { readonly measures: Measures }) {
  const isReduced = useReducedMotion();
  const { subscribe, view } = useTableSource();
  const [flight, fly] = useState<Flight | null>(null);
  const land = useCallback(() => fly(null), []);
  useEffect(() => {
    if (isReduced) return undefined;
    let later: ReturnType<typeof setTimeout> | undefined;
    let before = view();
    const stop = subscribe(() => {
      const now = view();
      if (now === before) return;
      const next = flightOf(before, now);
      before = now;
      clearTimeout(later);
      if (next !== null) later = setTimeout(() => fly(next), FRAME);
    });
    return () => {
      clearTimeout(later);
      stop();
    };
  }, [subscribe, view, isReduced]);
  if (flight === null || isReduced) return null;
  return <Slide key={flight.at} flight={flight} measures={measures} onLanded={land} />;
});

interface SlideProps {
  readonly flight: Flight;
  readonly measures: Measures;
  readonly onLanded: () => void;
}

const Slide = memo(function Slide({ flight, measures, onLanded }: SlideProps) {
  const { onFelt } = usePalette();
  const [way] = useState(() => new Animated.Value(0));
  useEffect(() => {
    const slide = Animated.timing(way, { toValue: 1, duration: MOTION, useNativeDriver: isNative });
    slide.start(({ finished }) => {
      if (finished) onLanded();
    });
    return () => slide.stop();
  }, [way, onLanded]);
  const { from, to } = flightPath(flight, measures);
  const along = (start: number, end: number) => way.interpolate({ inputRange: [0, 1], outputRange: [start, end] });
  const { x, y } = pileAt(flight.to, measures);
  return (
    <>
      <Animated.View
        aria-hidden
        style={[GLOW, measures.pile, { left: x, top: y, backgroundColor: onFelt, opacity: along(0.35, 0) }]}
      />
      <Animated.View
        aria-hidden
        style={{
          ...ABOVE,
          left: 0,
          top: 0,
          opacity: way.interpolate({ inputRange: [0, 0.75, 1], outputRange: [1, 0.9, 0] }),
          transform: [{ translateX: along(from.x, to.x) }, { translateY: along(from.y, to.y) }],
        }}
      >
        <CardFace card={flight.card} size="large" {...measures.stripPile} />
      </Animated.View>
    </>
  );
});

const ABOVE = { position: 'absolute', pointerEvents: 'none' } as const;
const GLOW = { ...ABOVE, borderRadius: radius.chip + 2 } as const;
