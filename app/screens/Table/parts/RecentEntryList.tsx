import { memo, useState } from 'react';
import { type LayoutChangeEvent, View } from 'react-native';
import { SeatBadge, Text } from '../../../components';
import { useWords } from '../../../hooks';
import { defineStyles, typography, space, useStyles } from '../../../theme';
import { LAYOUT_EDGE_MARGIN, LAYOUT_GAP } from '../layout/computeTableLayout';
import { linesNeeded } from '../layout/fitText';
import { type RecentEntryData } from '../model/tableData';
import { useTableViewPart } from '../model/tableSource';

const LETTERS = 15;
const LINE = 20;
const LETTERS_GROW = 1.4;
/** Between two entries. */
const GAP = 6;
const BADGE = 12;
/** Fewer are not worth a title. */
const LEAST = 2;

/** The newest entries, where a large screen has room for them: a mis-tap is visible without opening the log. */
export const RecentEntryList = memo(function RecentEntryList({ fontScale }: { readonly fontScale: number }) {
  const styles = useStyles(makeStyles);
  const title = useWords().table.lately;
  const recentEntries = useTableViewPart((table) => table.lately);
  const scale = Math.min(LETTERS_GROW, Math.max(1, fontScale));
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const measure = ({ nativeEvent: { layout } }: LayoutChangeEvent): void =>
    setRoom({ width: Math.floor(layout.width), height: Math.floor(layout.height) });
  const shown = entriesThatFit(recentEntries, room, scale);
  const line = { fontSize: LETTERS, lineHeight: LINE };
  return (
    <View testID="lately" style={styles.list} onLayout={measure}>
      {shown.length < LEAST ? null : (
        <View role="group" aria-label={title} style={styles.entries}>
          <Text maxFontSizeMultiplier={LETTERS_GROW} style={[styles.title, line]}>
            {title}
          </Text>
          {shown.map(({ n, seat, text }) => (
            <View key={n} style={styles.entry}>
              <View style={[styles.badge, { height: LINE * scale }]}>
                {seat === null ? null : <SeatBadge side={seat} size={11} />}
              </View>
              <Text maxFontSizeMultiplier={LETTERS_GROW} style={[styles.text, line]}>
                {text}
              </Text>
            </View>
          ))}
        </View>
      )}
    </View>
  );
});

/** As many of the newest as there is height for, each with all its lines. */
function entriesThatFit(
  entries: readonly RecentEntryData[],
  { width, height }: { readonly width: number; readonly height: number },
  scale: number,
): readonly RecentEntryData[] {
  const words = width - 2 * (LAYOUT_EDGE_MARGIN + LAYOUT_GAP) - BADGE - space.small;
  let left = height - 2 * LAYOUT_GAP - LINE * scale;
  return entries.filter(({ text }) => {
    left -= GAP + linesNeeded(text, words, LETTERS * scale) * LINE * scale;
    return left >= 0;
  });
}

const makeStyles = defineStyles((palette) => ({
  list: {
    flex: 1,
    minHeight: 0,
    overflow: 'hidden',
    paddingHorizontal: LAYOUT_EDGE_MARGIN + LAYOUT_GAP,
    paddingVertical: LAYOUT_GAP,
  },
  entries: { gap: GAP },
  title: { ...typography.label, color: palette.inkSoft },
  entry: { flexDirection: 'row', alignItems: 'flex-start', gap: space.small },
  badge: { width: BADGE, alignItems: 'center', justifyContent: 'center' },
  text: { ...typography.body, flex: 1, color: palette.inkSoft },
}));
