import { memo, useEffect, useRef, useState } from 'react';
import { Animated } from 'react-native';
import { CardFace } from '../../components';
import { useReducedMotion } from '../../hooks';
import { type Flight, flightOf } from './flightOf';
import { flightPath } from './flightPath';
import { type Measures } from './measure';
import { type TableViewData } from './tableData';
import { isNative, MOTION } from './usePulse';

/** The table is drawn first, then the card sets off. */
const FRAME = 16;

interface FlyingCardProps {
  readonly data: TableViewData;
  readonly measures: Measures;
}

/** Shows where a card came from. It starts after the table has been drawn, hears no touch, and delays nothing. */
export const FlyingCard = memo(function FlyingCard({ data, measures }: FlyingCardProps) {
  const isReduced = useReducedMotion();
  const before = useRef(data);
  const [flight, fly] = useState<Flight | null>(null);
  useEffect(() => {
    const next = flightOf(before.current, data);
    before.current = data;
    if (next === null || isReduced) return undefined;
    const later = setTimeout(() => fly(next), FRAME);
    return () => clearTimeout(later);
  }, [data, isReduced]);
  return flight === null || isReduced ? null : <Slide key={flight.at} flight={flight} measures={measures} />;
});

function Slide({ flight, measures }: { readonly flight: Flight; readonly measures: Measures }) {
  const [way] = useState(() => new Animated.Value(0));
  useEffect(() => {
    const slide = Animated.timing(way, { toValue: 1, duration: MOTION, useNativeDriver: isNative });
    slide.start();
    return () => slide.stop();
  }, [way]);
  const { from, to } = flightPath(flight, measures);
  const along = (start: number, end: number) => way.interpolate({ inputRange: [0, 1], outputRange: [start, end] });
  return (
    <Animated.View
      aria-hidden
      style={{
        position: 'absolute',
        left: 0,
        top: 0,
        pointerEvents: 'none',
        opacity: way.interpolate({ inputRange: [0, 0.75, 1], outputRange: [1, 0.9, 0] }),
        transform: [{ translateX: along(from.x, to.x) }, { translateY: along(from.y, to.y) }],
      }}
    >
      <CardFace card={flight.card} size="large" {...measures.stripPile} />
    </Animated.View>
  );
}
