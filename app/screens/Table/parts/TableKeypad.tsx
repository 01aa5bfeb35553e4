import { memo } from 'react';
import { View } from 'react-native';
import { type Card } from '@/engine';
import { type Tap } from '@/state';
import { KeypadKey, CardKeypad, Text } from '../../../components';
import { useStableCallback, useWords } from '../../../hooks';
import { defineStyles, typography, useStyles } from '../../../theme';
import { LAYOUT_GAP } from '../layout/computeTableLayout';
import { fitText } from '../layout/fitText';
import { NAME_FONT_SIZE } from '../layout/nameRoom';
import { type DrawCountKeysData } from '../model/tableData';

interface TableKeypadProps {
  readonly armed: Card | null;
  readonly rows: 3 | 2;
  readonly keyHeight: number;
  readonly width: number;
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
  width,
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
        <DrawCountKeys
          row={drawRow}
          width={width - 4 * LAYOUT_GAP}
          height={height - 2 * LAYOUT_GAP}
          onCount={onCount}
        />
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
  /** What the question has of the width. */
  readonly width: number;
  readonly height: number;
  readonly onCount: (count: number) => void;
}

const ROWS = [
  [0, 1, 2, 3, 4],
  [5, 6, 7, 8, 9],
] as const;

/** The question, in the letters of a name at least, and the line below it where there is room. At twice the text size it is lower. */
const QUESTION = { largest: 20, smallest: NAME_FONT_SIZE, line: 24, hint: 24 };
const LOW_QUESTION = { largest: 12, smallest: 8, line: 22 };
const LOWEST_WITH_LARGE_LETTERS = 100;
const LOWEST_WITH_HINT = 130;

/** How high the question is, and its letters: nobody's name in it is cut, so it takes the lines it needs from the keys. */
function layOutQuestion(text: string, width: number, height: number) {
  if (height < LOWEST_WITH_LARGE_LETTERS) {
    const { largest, smallest, line } = LOW_QUESTION;
    return { letters: fitText(text, { width, height: line }, largest, smallest), height: line, hasHint: false };
  }
  const { largest, smallest, line, hint } = QUESTION;
  const letters = fitText(text, { width, height: line }, largest, smallest);
  const hasHint = height >= LOWEST_WITH_HINT;
  return {
    letters,
    height: Math.max(line, letters.lines * letters.lineHeight + 2) + (hasHint ? hint : 0),
    hasHint,
  };
}

/** How many were really drawn, where it was not what was due. */
export function DrawCountKeys({ row, width, height, onCount }: DrawCountKeysProps) {
  const styles = useStyles(makeDrawCountStyles);
  const { count: say } = useWords().table.draw;
  const question = layOutQuestion(row.title, width, height);
  const { fontSize, lineHeight } = question.letters;
  const key = Math.floor((height - question.height - 2 * LAYOUT_GAP) / 2);
  return (
    <View role="group" aria-label={row.title} style={styles.row}>
      <View testID="draw-question" style={[styles.title, { height: question.height }]}>
        <Text maxFontSizeMultiplier={1} style={[styles.asks, { fontSize, lineHeight }]}>
          {row.title}
        </Text>
        {question.hasHint ? (
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
  asks: { ...typography.strong, color: palette.ink },
  hint: { ...typography.small, lineHeight: 20, color: palette.inkSoft },
  keys: { flexDirection: 'row', gap: LAYOUT_GAP },
}));
