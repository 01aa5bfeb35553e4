import { memo } from 'react';
import { Platform, View } from 'react-native';
import Svg, { Line, Path, Rect, Text as SvgText } from 'react-native-svg';
import { viewBoxOf } from './pageSvg';
import { PAPER_COLOURS, type PageScene, PAPER_FONT, type SceneShape } from './scene';

/** Phones take one family by its name: without one, the system's own. */
const FONT = Platform.OS === 'web' ? PAPER_FONT : {};

interface PageViewProps {
  readonly page: PageScene;
  /** In dp. The height follows. */
  readonly width: number;
  /** Everything that stands on the page, for a screen reader. */
  readonly label: string;
  readonly testID?: string | undefined;
}

/** A printed page on the screen: ink on white in every theme. */
export const PageView = memo(function PageView({ page, width, label, testID }: PageViewProps) {
  const height = (width * page.height) / page.width;
  return (
    <View role="img" aria-label={label} testID={testID} style={{ width, height, backgroundColor: PAPER_COLOURS.paper }}>
      <Svg width={width} height={height} viewBox={viewBoxOf(page)} aria-hidden>
        {page.shapes.map((shape, index) => (
          <Shape key={index} shape={shape} />
        ))}
      </Svg>
    </View>
  );
});

function Shape({ shape }: { readonly shape: SceneShape }) {
  switch (shape.kind) {
    case 'text':
      return (
        <SvgText
          x={shape.x}
          y={shape.y}
          {...FONT}
          fontSize={shape.size}
          fontWeight={shape.weight}
          fill={shape.colour}
          textLength={shape.width}
          lengthAdjust="spacingAndGlyphs"
        >
          {shape.text}
        </SvgText>
      );
    case 'rect': {
      const { kind: _kind, radius, lineWidth, ...box } = shape;
      return <Rect {...box} rx={radius} strokeWidth={lineWidth} />;
    }
    case 'line': {
      const { kind: _kind, colour, lineWidth, ...ends } = shape;
      return <Line {...ends} stroke={colour} strokeWidth={lineWidth} />;
    }
    case 'path': {
      const { d, x, y, size, fill, stroke, lineWidth } = shape;
      const scale = size / 24;
      return (
        <Path
          d={d}
          transform={[scale, 0, 0, scale, x, y]}
          fill={fill}
          stroke={stroke}
          strokeWidth={lineWidth}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      );
    }
  }
}
