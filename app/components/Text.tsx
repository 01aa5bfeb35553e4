import { type ReactNode } from 'react';
import { type StyleProp, Text, type TextStyle } from 'react-native';
import { useIsCramped } from '../hooks';
import { type ColourName, typography, defineStaticStyles, type TypographyName, usePalette } from '../theme';

interface WordsProps {
  readonly children: ReactNode;
  readonly size?: TypographyName;
  readonly colour?: ColourName;
  readonly style?: StyleProp<TextStyle>;
  readonly testID?: string | undefined;
  /** Where a line must stay one: the end gives way. */
  readonly lines?: number;
}

/** In a row, words give way and wrap; they never push the row wider than the window. */
const shrinks: TextStyle = { minWidth: 0 };

/** Running text. */
export function AppText({ children, size = 'body', colour = 'ink', style, testID, lines }: WordsProps) {
  const palette = usePalette();
  return (
    <Text testID={testID} numberOfLines={lines} style={[shrinks, typography[size], { color: palette[colour] }, style]}>
      {children}
    </Text>
  );
}

interface HeadingProps extends WordsProps {
  readonly level: 1 | 2 | 3;
}

const sizeOf = { 1: 'display', 2: 'title', 3: 'heading' } as const;
/** At twice the text size a heading is large enough as it is: it stays whole rather than larger still. */
const CRAMPED: TypographyName = 'strong';

/** A real heading: screen readers jump from one to the next. `level` is its rank, `size` only its looks. */
export function Heading({ level, size = sizeOf[level], colour = 'ink', children, style, testID }: HeadingProps) {
  const palette = usePalette();
  const isCramped = useIsCramped();
  const rank = { 'aria-level': level } as object;
  return (
    <Text
      role="heading"
      {...rank}
      testID={testID}
      style={[shrinks, typography[isCramped ? CRAMPED : size], { color: palette[colour] }, style]}
    >
      {children}
    </Text>
  );
}

/**
 * A space between words that stand apart on the screen and follow each other in the text: without it a browser
 * reads "7" and "12" as 712. It takes no room.
 */
export const InvisibleSpace = () => <Text style={styles.gap}> </Text>;

const styles = defineStaticStyles({ gap: { position: 'absolute' } });
