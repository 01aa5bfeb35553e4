import Svg, { Path } from 'react-native-svg';

/** Drawn in a square of 24 with round strokes of 2. Inline, because icon fonts show blank squares offline. */
const shapes = {
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  /** Rulings: an open book. */
  rulings: 'M12 6.5C10 5 7 4.5 3.5 4.5v13c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-13C17 4.5 14 5 12 6.500zM12 6.500v13',
  down: 'M6 9.5l6 6 6-6',
  up: 'M6 14.5l6-6 6 6',
  /** The sheet says so: a page with lines. */
  text: 'M7 3h7l4 4v14H7zM14 3v4h4M10 12h5M10 16h5',
  /** Inferred: one thing leads to another. */
  inferred: 'M5 5v6a4 4 0 0 0 4 4h9M14 11l4 4-4 4',
  /** No clause: an empty page, its edge broken. */
  default:
    'M12 3.5h2.5M18 7v2.5M18 13v3M18 19.5V21h-2.5M12.5 21H10M7 19.5V17M7 13.500V11M7 8V5.500M7 3.500h1.500M14.5 3.500L18 7',
  inForce: 'M5 12.5l4.5 4.500L19 7.5',
  other: 'M12 6.500a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11',
  disputed: 'M12 4v16M8 20h8M5 7l7-1.500L19 7M5 7l-2.5 6h5zM19 7l-2.5 6h5z',
} as const;
export type IconName = keyof typeof shapes;

interface IconProps {
  readonly name: IconName;
  readonly colour: string;
  readonly size?: number;
}

/** Always beside words, so it says nothing to a screen reader. */
export function Icon({ name, colour, size = 20 }: IconProps) {
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden style={{ flexShrink: 0 }}>
      <Path d={shapes[name]} stroke={colour} strokeWidth={2} strokeLinecap="round" strokeLinejoin="round" />
    </Svg>
  );
}
