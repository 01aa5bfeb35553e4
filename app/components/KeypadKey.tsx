import { memo } from 'react';
import { type Card } from '@/engine';
import { defineStyles, typography, radius, usePalette, useStyles } from '../theme';
import { Icon } from './Icon';
import { type IconName } from './iconShapes';
import { DebouncedPressable } from './DebouncedPressable';
import { WildFace } from './CardFace';
import { Text } from './Text';

const FRAME = 6;

interface KeyProps {
  /** What stands on it: a card, an icon, or a short word. */
  readonly card?: Card | undefined;
  readonly icon?: IconName | undefined;
  readonly title?: string | undefined;
  readonly onPress: () => void;
  readonly testID: string;
  /** The key was pressed, and its card waits for a tap on a pile. */
  readonly isArmed?: boolean | undefined;
  readonly label: string;
  readonly height?: number | undefined;
  /** Less prominent than the number keys. */
  readonly isQuiet?: boolean | undefined;
}

/** One key of the keypad. It shares the width of its row with the other keys. */
export const KeypadKey = memo(function Key(props: KeyProps) {
  const { card, icon, title, onPress, testID, isArmed = false, label, height = 56, isQuiet = false } = props;
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const ink = isArmed ? palette.onArmed : palette.ink;
  const text = title ?? (card === undefined ? '' : `${card}`);
  const letter = Math.round(text.length > 2 ? wordSize(text, height) : height * 0.46);
  return (
    <DebouncedPressable
      onPress={onPress}
      label={label}
      testID={testID}
      isPressed={isArmed}
      style={[
        styles.key,
        { height },
        isQuiet && styles.quiet,
        isArmed && styles.armed,
        isArmed && card === 'S' && styles.framed,
      ]}
      pressedStyle={styles.pressed}
    >
      {card === 'S' ? (
        <WildFace height={isArmed ? height - 2 * FRAME : height} />
      ) : icon !== undefined ? (
        <Icon name={icon} colour={ink} size={Math.round(height * 0.46)} />
      ) : (
        <Text
          maxFontSizeMultiplier={1.2}
          style={[styles.text, { fontSize: letter, lineHeight: letter + 6, color: ink }]}
        >
          {text}
        </Text>
      )}
    </DebouncedPressable>
  );
});

/** The longest word, in letters, that fits on a key in full size. */
const WORD = 5;

/** A longer word is drawn smaller, so that it fits on the key whole. */
const wordSize = (word: string, height: number): number => Math.min(24, height * 0.3) * Math.min(1, WORD / word.length);

const makeStyles = defineStyles((palette) => ({
  key: {
    flex: 1,
    alignItems: 'center',
    justifyContent: 'center',
    overflow: 'hidden',
    backgroundColor: palette.card,
    borderRadius: radius.chip,
    borderWidth: 1,
    borderBottomWidth: 2,
    borderColor: palette.frame,
  },
  quiet: { backgroundColor: palette.sunken },
  armed: { backgroundColor: palette.armed, borderColor: palette.armed },
  /** A Skip-Bo keeps its colours while it is selected: only the frame shows the selection. */
  framed: { borderWidth: FRAME, borderBottomWidth: FRAME },
  pressed: { backgroundColor: palette.accentWash, borderColor: palette.accent },
  text: { ...typography.figure, fontWeight: '700' },
}));
