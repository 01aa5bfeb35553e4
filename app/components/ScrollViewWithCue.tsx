import { type ReactNode, useState } from 'react';
import { ScrollView, type StyleProp, View, type ViewStyle } from 'react-native';
import { defineStyles, radius, usePalette, useStyles } from '../theme';
import { Icon } from './Icon';

interface ScrollCueProps {
  readonly children: ReactNode;
  readonly style?: StyleProp<ViewStyle>;
}

/** A smaller difference, in dp, comes from rounding line heights. */
const SLACK = 6;

/** A scroll view that shows a cue while there is more below: text cut exactly between two lines looks complete. */
export function ScrollViewWithCue({ children, style }: ScrollCueProps) {
  const styles = useStyles(makeStyles);
  const { ink } = usePalette();
  const [room, setRoom] = useState(0);
  const [whole, setWhole] = useState(0);
  const [from, setFrom] = useState(0);
  const isMore = room > 0 && whole - room - from > SLACK;
  return (
    <View style={styles.frame}>
      {/* It is focusable while it scrolls, so that it can be scrolled by keyboard. */}
      <ScrollView
        tabIndex={0}
        style={styles.scroll}
        contentContainerStyle={style}
        scrollEventThrottle={64}
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
