import Svg, { G, Path, Rect } from 'react-native-svg';

/** The logo of the app: a played card with a tick on green. The same drawing as assets/source/mark.svg. */
export function AppLogo({ size }: { readonly size: number }) {
  return (
    <Svg width={size} height={size} viewBox="0 0 64 64" aria-hidden>
      <Rect width={64} height={64} rx={15} fill="#0c4a39" />
      <G transform="rotate(-14 26 34)">
        <Rect x={13} y={15} width={26} height={36} rx={4.5} fill="#e9b44c" />
      </G>
      <G transform="rotate(8 37 33)">
        <Rect x={23} y={14} width={27} height={37} rx={4.5} fill="#fffdf8" />
        <Path
          d="M29.5 33.500l5 5.200L44 28"
          fill="none"
          stroke="#0b5d46"
          strokeWidth={5}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </G>
    </Svg>
  );
}
