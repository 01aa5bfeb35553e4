import { type ReactNode, useEffect, useState } from 'react';
import { ScrollView, type StyleProp, View, type ViewStyle } from 'react-native';
import { useStableCallback } from '../hooks';
import { defineStyles, radius, usePalette, useStyles } from '../theme';
import { Icon } from './Icon';

interface ScrollCueProps {
  readonly children: ReactNode;
  readonly style?: StyleProp<ViewStyle>;
  /** The content has controls, and focusing one scrolls it into view: the scroll view itself need not be focusable. */
  readonly hasControls?: boolean | undefined;
  /** Called when less than `least` dp of a longer content are in sight. */
  readonly least?: number | undefined;
  readonly onTooLow?: (() => void) | undefined;
}

/** A smaller difference, in dp, comes from rounding line heights. */
const SLACK = 6;

/** A scroll view that shows a cue while there is more below: text cut exactly between two lines looks complete. */
export function ScrollViewWithCue({ children, style, hasControls = false, least = 0, onTooLow }: ScrollCueProps) {
  const styles = useStyles(makeStyles);
  const { ink } = usePalette();
  const [room, setRoom] = useState<number | null>(null);
  const [whole, setWhole] = useState<number | null>(null);
  const [from, setFrom] = useState(0);
  const isMore = room !== null && whole !== null && room > 0 && whole - room - from > SLACK;
  const isTooLow = room !== null && whole !== null && room < Math.min(least, whole) - 1;
  const report = useStableCallback(() => onTooLow?.());
  useEffect(() => {
    if (isTooLow) report();
  }, [isTooLow, report]);
  return (
    <View style={styles.frame}>
      {/* Text is focusable while it scrolls, so that it can be scrolled by keyboard. */}
      <ScrollView
        {...(hasControls ? null : FOCUSABLE)}
        style={styles.scroll}
        contentContainerStyle={style}
        scrollEventThrottle={64}
        keyboardShouldPersistTaps="handled"
        automaticallyAdjustKeyboardInsets={hasControls}
        onLayout={({ nativeEvent }) => setRoom(nativeEvent.layout.height)}
        onContentSizeChange={(_, height) => setWhole(height)}
        onScroll={({ nativeEvent }) => setFrom(nativeEvent.contentOffset.y)}
      >
        {children}
      </ScrollView>
      {isMore ? (
        <View aria-hidden pointerEvents="none" style={styles.cue}>
          <Icon name="down" colour={ink} size={18} />
        </View>
      ) : null}
    </View>
  );
}

const FOCUSABLE = { tabIndex: 0 } as const;

const makeStyles = defineStyles((palette) => ({
  frame: { flexShrink: 1, minHeight: 0 },
  scroll: { flexShrink: 1, flexGrow: 0 },
  cue: {
    position: 'absolute',
    right: 6,
    bottom: 2,
    paddingHorizontal: 6,
    borderRadius: radius.chip,
    borderWidth: 1,
    borderColor: palette.frame,
    backgroundColor: palette.card,
  },
}));
