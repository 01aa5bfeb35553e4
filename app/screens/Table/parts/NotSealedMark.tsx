import { DebouncedPressable, Icon, Text } from '../../../components';
import { useWords } from '../../../hooks';
import { defineStyles, typography, usePalette, useStyles } from '../../../theme';
import { boldTextWidth } from '../layout/boldTextWidth';
import { fitTextInWholeWords, type TextBoxSize } from '../layout/fitText';

/** What the mark takes: its height as a line under the title, and its width as a sign beside it. */
export const NOT_SEALED_LINE_HEIGHT = 24;
export const NOT_SEALED_ICON_WIDTH = 28;
/** A title below this size would be smaller than the line under it. */
const LEAST_TITLE = 14;
const LETTERS = 13;
const ICON = 16;
const GAP = 3;

/** Whether a title leaves a line of the header to the mark, in letters that are no smaller than those of the mark. */
export function isLineUnderTitle(title: string, box: TextBoxSize, largest: number): boolean {
  const room = { width: box.width, height: box.height - NOT_SEALED_LINE_HEIGHT };
  const { lines, lineHeight } = fitTextInWholeWords(title, room, largest, LEAST_TITLE);
  return lines * lineHeight <= room.height;
}

interface NotSealedMarkProps {
  /** The line it has; 0: a sign alone, as high as what it stands in. */
  readonly width: number;
  readonly onPress: () => void;
}

/** Says of the table that is open what the list says of it: its record came without a seal. A touch opens the menu. */
export function NotSealedMark({ width, onPress }: NotSealedMarkProps) {
  const styles = useStyles(makeStyles);
  const { amber } = usePalette();
  const { provenance, table: say } = useWords();
  const sentence = provenance['not-sealed'];
  const isWhole = boldTextWidth(sentence, LETTERS) + ICON + GAP <= width;
  return (
    <DebouncedPressable
      onPress={onPress}
      label={say.notSealed.label(sentence)}
      isPicture
      testID="not-sealed"
      style={width === 0 ? styles.sign : styles.line}
      pressedStyle={styles.pressed}
    >
      <Icon name="warning" colour={amber} size={ICON} />
      {width === 0 ? null : (
        <Text aria-hidden maxFontSizeMultiplier={1} style={styles.words}>
          {isWhole ? sentence : say.notSealed.short}
        </Text>
      )}
    </DebouncedPressable>
  );
}

const makeStyles = defineStyles((palette) => ({
  line: { flexDirection: 'row', alignItems: 'center', gap: GAP, height: NOT_SEALED_LINE_HEIGHT },
  sign: { width: NOT_SEALED_ICON_WIDTH, alignSelf: 'stretch', alignItems: 'center', justifyContent: 'center' },
  pressed: { backgroundColor: palette.sunken },
  words: { ...typography.label, fontSize: LETTERS, lineHeight: 18, color: palette.amber },
}));
