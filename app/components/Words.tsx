import { type ReactNode } from 'react';
import { type StyleProp, Text, type TextStyle, useWindowDimensions } from 'react-native';
import { letters, type Palette, type TypeSize, usePalette } from '../theme';

interface WordsProps {
  readonly children: ReactNode;
  readonly size?: TypeSize;
  readonly colour?: keyof Palette & string;
  readonly style?: StyleProp<TextStyle>;
  readonly testID?: string;
}

/** Running text. */
export function Words({ children, size = 'body', colour = 'ink', style, testID }: WordsProps) {
  const palette = usePalette();
  return (
    <Text testID={testID} style={[letters[size], { color: palette[colour] as string }, style]}>
      {children}
    </Text>
  );
}

interface HeadingProps extends WordsProps {
  readonly level: 1 | 2 | 3;
}

/** A phone at twice its text size: headings must not break in the middle of words. */
const CRAMPED = 300;
const sizeOf = { 1: 'display', 2: 'title', 3: 'heading' } as const;

/** A real heading: screen readers jump from one to the next. `level` is its rank, `size` only its looks. */
export function Heading({ level, size = sizeOf[level], colour = 'ink', children, style, testID }: HeadingProps) {
  const palette = usePalette();
  const isCramped = useWindowDimensions().width < CRAMPED;
  const rank = { 'aria-level': level } as object;
  return (
    <Text
      role="heading"
      {...rank}
      testID={testID}
      style={[letters[isCramped ? 'heading' : size], { color: palette[colour] as string }, style]}
    >
      {children}
    </Text>
  );
}
