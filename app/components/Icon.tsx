import { memo } from 'react';
import Svg, { Path } from 'react-native-svg';
import { type IconName, iconPaths } from './iconShapes';

interface IconProps {
  readonly name: IconName;
  readonly colour: string;
  readonly size?: number;
}

/** Dots get a thicker stroke: thin ones cannot be seen in sunlight. */
const heavy: ReadonlySet<IconName> = new Set<IconName>(['more']);

/** Hidden from screen readers, because there is always text beside it. */
export const Icon = memo(function Icon({ name, colour, size = 20 }: IconProps) {
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden style={{ flexShrink: 0 }}>
      <Path
        d={iconPaths[name]}
        stroke={colour}
        strokeWidth={heavy.has(name) ? 3.5 : 2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Svg>
  );
});
