import { useState } from 'react';
import { type LayoutChangeEvent, useWindowDimensions } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useAppTextScale } from '../../../theme';
import { type ViewportMetrics } from './computeTableLayout';

export interface ViewportMetricsAndPadding {
  readonly window: ViewportMetrics;
  readonly padding: {
    readonly paddingTop: number;
    readonly paddingBottom: number;
    readonly paddingLeft: number;
    readonly paddingRight: number;
  };
  readonly onLayout: (event: LayoutChangeEvent) => void;
}

/** The size between the system's bars: from the window at first, then as the layout event measures it. */
export function useViewport(given: ViewportMetrics | undefined): ViewportMetricsAndPadding {
  const { width, height, fontScale } = useWindowDimensions();
  const textScale = useAppTextScale();
  const insets = useSafeAreaInsets();
  const [own, setOwn] = useState<{ width: number; height: number; of: string } | null>(null);
  const of = `${width}×${height}`;
  const whole = own !== null && own.of === of ? own : { width, height };
  const window = given ?? {
    width: whole.width - insets.left - insets.right,
    height: whole.height - insets.top - insets.bottom,
    fontScale: fontScale * textScale,
  };
  const onLayout = ({ nativeEvent: { layout } }: LayoutChangeEvent): void => {
    const isGuessed = Math.abs(layout.width - whole.width) < 1 && Math.abs(layout.height - whole.height) < 1;
    if (!isGuessed && layout.width > 0) setOwn({ width: layout.width, height: layout.height, of });
  };
  const { top, bottom, left, right } = insets;
  return {
    window,
    padding: { paddingTop: top, paddingBottom: bottom, paddingLeft: left, paddingRight: right },
    onLayout,
  };
}
