import { memo } from 'react';
import Svg, { Path } from 'react-native-svg';
import { usePalette } from '../theme';
import { seatShapes } from './seatShapes';

interface SeatBadgeProps {
  /** The seat's number; where sides are listed instead of seats, the side's. */
  readonly side: number;
  readonly size?: number;
  /** Replaces the seat's own colour where that is the background colour. */
  readonly colour?: string | undefined;
}

/** Colour and shape of a seat. Hidden from screen readers, because a name is always beside it. */
export const SeatBadge = memo(function SeatBadge({ side, size = 14, colour }: SeatBadgeProps) {
  const { seats } = usePalette();
  const index = side % seats.length;
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" aria-hidden style={{ flexShrink: 0 }}>
      <Path d={seatShapes[index] ?? seatShapes[0]} fill={colour ?? seats[index] ?? seats[0]} />
    </Svg>
  );
});
