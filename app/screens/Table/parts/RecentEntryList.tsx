import { memo, useState } from 'react';
import { type LayoutChangeEvent, View } from 'react-native';
import { SeatBadge, Text } from '../../../components';
import { useWords } from '../../../hooks';
import { defineStyles, typography, space, useStyles } from '../../../theme';
import { LAYOUT_EDGE, LAYOUT_GAP } from '../layout/computeTableLayout';
import { type RecentEntryData } from '../model/tableData';
import { useTableViewPart } from '../model/tableSource';

const LINE = 26;
const LETTERS_GROW = 1.4;

/** The newest entries, where a large screen has room for them: a mis-tap is visible without opening the log. */
export const RecentEntryList = memo(function RecentEntryList({ fontScale }: { readonly fontScale: number }) {
  const styles = useStyles(makeStyles);
  const title = useWords().table.lately;
  const recentEntries = useTableViewPart((table) => table.lately);
  const line = LINE * Math.min(LETTERS_GROW, Math.max(1, fontScale));
  const [room, setRoom] = useState(0);
  /** One for the title; never half a line. */
  const fits = Math.floor((room - 2 * LAYOUT_GAP) / line) - 1;
  const isShown = fits >= 2 && recentEntries.length > 0;
  const measure = ({ nativeEvent }: LayoutChangeEvent): void => setRoom(Math.floor(nativeEvent.layout.height));
  return (
    <View testID="lately" style={styles.list} onLayout={measure}>
      {isShown ? (
        <View role="group" aria-label={title}>
          <Text maxFontSizeMultiplier={LETTERS_GROW} style={[styles.title, { lineHeight: line }]}>
            {title}
          </Text>
          {recentEntries.slice(0, fits).map((told) => (
            <Line key={told.n} told={told} height={line} />
          ))}
        </View>
      ) : null}
    </View>
  );
});

const Line = memo(function Line({ told, height }: { readonly told: RecentEntryData; readonly height: number }) {
  const styles = useStyles(makeStyles);
  return (
    <View style={[styles.line, { height }]}>
      <View style={styles.badge}>{told.seat === null ? null : <SeatBadge side={told.seat} size={11} />}</View>
      <Text numberOfLines={1} maxFontSizeMultiplier={LETTERS_GROW} style={styles.text}>
        {told.text}
      </Text>
    </View>
  );
});

const makeStyles = defineStyles((palette) => ({
  list: {
    flex: 1,
    minHeight: 0,
    overflow: 'hidden',
    paddingHorizontal: LAYOUT_EDGE + LAYOUT_GAP,
    paddingVertical: LAYOUT_GAP,
  },
  title: { ...typography.label, color: palette.inkSoft },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.small },
  badge: { width: 12, alignItems: 'center' },
  text: { ...typography.body, flex: 1, fontSize: 15, color: palette.inkSoft },
}));
