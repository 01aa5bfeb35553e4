import { memo } from 'react';
import { View } from 'react-native';
import { type Card } from '@/engine';
import { type Tap } from '@/state';
import { KeypadKey, CardKeypad, Text } from '../../../components';
import { useStableCallback, useWords } from '../../../hooks';
import { defineStyles, typography, useStyles } from '../../../theme';
import { LAYOUT_GAP } from '../layout/computeTableLayout';
import { type DrawCountKeysData } from '../model/tableData';

interface TableKeypadProps {
  readonly armed: Card | null;
  readonly rows: 3 | 2;
  readonly keyHeight: number;
  readonly height: number;
  /** Given while the referee tells how many were drawn: the counts take the place of the cards. */
  readonly drawRow: DrawCountKeysData | null;
  readonly onTap: (tap: Tap) => void;
  readonly onCount: (count: number) => void;
}

/** The keys, always in the same place. A tap elsewhere does not rerender them. */
export const TableKeypad = memo(function Pad({
  armed,
  rows,
  keyHeight,
  height,
  drawRow,
  onTap,
  onCount,
}: TableKeypadProps) {
  const styles = useStyles(makeStyles);
  const key = useStableCallback((card: Card) => onTap({ on: 'key', card }));
  const clear = useStableCallback(() => onTap({ on: 'clear' }));
  return (
    <View style={[styles.pad, { minHeight: height }]}>
      {drawRow === null ? (
        <CardKeypad armed={armed} rows={rows} keyHeight={keyHeight} onKey={key} onClear={clear} hasUnseen />
      ) : (
        <DrawCountKeys row={drawRow} height={height - 2 * LAYOUT_GAP} onCount={onCount} />
      )}
    </View>
  );
});

const makeStyles = defineStyles((palette) => ({
  /** What is left of the height lies under the keys. */
  pad: { flex: 1, backgroundColor: palette.sunken, padding: LAYOUT_GAP },
}));

interface DrawCountKeysProps {
  readonly row: DrawCountKeysData;
  readonly height: number;
  readonly onCount: (count: number) => void;
}

const ROWS = [
  [0, 1, 2, 3, 4],
  [5, 6, 7, 8, 9],
] as const;

/** More letters than this take two lines where the pad is lowest. */
const LONGEST_IN_LINE = 22;

/** How many were really drawn, where it was not what was due. */
export function DrawCountKeys({ row, height, onCount }: DrawCountKeysProps) {
  const styles = useStyles(makeDrawCountStyles);
  const { count: say } = useWords().table.draw;
  const title = height < 100 ? 22 : height < 130 ? 24 : 48;
  const isLong = title < 24 && row.title.length > LONGEST_IN_LINE;
  const key = Math.floor((height - title - 2 * LAYOUT_GAP) / 2);
  return (
    <View role="group" aria-label={row.title} style={styles.row}>
      <View style={[styles.title, { height: title }]}>
        <Text
          numberOfLines={isLong ? 2 : 1}
          maxFontSizeMultiplier={1.2}
          style={[styles.asks, title < 24 && styles.small, isLong && styles.long]}
        >
          {row.title}
        </Text>
        {title > 40 ? (
          <Text numberOfLines={1} maxFontSizeMultiplier={1.2} style={styles.hint}>
            {row.hint}
          </Text>
        ) : null}
      </View>
      {ROWS.map((counts) => (
        <View key={counts[0]} style={styles.keys}>
          {counts.map((count) => (
            <KeypadKey
              key={count}
              title={`${count}`}
              label={say(count)}
              testID={`draw-count-${count}`}
              onPress={() => onCount(count)}
              height={key}
            />
          ))}
        </View>
      ))}
    </View>
  );
}

const makeDrawCountStyles = defineStyles((palette) => ({
  row: { gap: LAYOUT_GAP },
  title: { justifyContent: 'center', paddingHorizontal: LAYOUT_GAP },
  asks: { ...typography.strong, lineHeight: 22, color: palette.ink },
  small: { fontSize: 12 },
  long: { fontSize: 10, lineHeight: 11 },
  hint: { ...typography.small, lineHeight: 20, color: palette.inkSoft },
  keys: { flexDirection: 'row', gap: LAYOUT_GAP },
}));
