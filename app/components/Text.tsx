import { type ReactNode } from 'react';
import { type StyleProp, StyleSheet, Text as NativeText, type TextProps, type TextStyle } from 'react-native';
import { useIsNarrowWindow } from '../hooks';
import {
  type ColourName,
  typography,
  defineStaticStyles,
  type TypographyName,
  usePalette,
  useAppTextScale,
} from '../theme';

/**
 * React Native's Text, enlarged by the text size of the settings. Everything the app writes goes through it. As with
 * the system's font scale, `maxFontSizeMultiplier` limits by how much; here it limits the two together.
 */
export function Text({ style, maxFontSizeMultiplier, ...rest }: TextProps) {
  const scale = useAppTextScale();
  if (scale === 1) return <NativeText style={style} maxFontSizeMultiplier={maxFontSizeMultiplier} {...rest} />;
  const most = maxFontSizeMultiplier ?? 0;
  const own = most > 0 ? Math.min(scale, most) : scale;
  return (
    <NativeText
      style={enlargeTextStyle(style, own)}
      maxFontSizeMultiplier={most > 0 ? most / own : undefined}
      {...rest}
    />
  );
}

/** The same style with larger letters and lines. Where a style names no size, the text around it gives it one. */
export function enlargeTextStyle(style: StyleProp<TextStyle>, scale: number): TextStyle {
  const flat = StyleSheet.flatten(style) ?? {};
  const { fontSize, lineHeight } = flat;
  return {
    ...flat,
    ...(fontSize === undefined ? {} : { fontSize: fontSize * scale }),
    ...(lineHeight === undefined ? {} : { lineHeight: lineHeight * scale }),
  };
}

interface WordsProps {
  readonly children: ReactNode;
  readonly size?: TypographyName;
  readonly colour?: ColourName;
  readonly style?: StyleProp<TextStyle>;
  readonly testID?: string | undefined;
  /** The most lines; longer text is cut at its end. */
  readonly lines?: number;
  /** Screen readers announce the text when it changes. */
  readonly isLive?: boolean;
  /** The largest scale of the letters, for text that shares little space with keys. */
  readonly maxScale?: number;
}

/** In a row, text shrinks and wraps; it never makes the row wider than the window. */
const shrinks: TextStyle = { minWidth: 0 };

/** Running text. */
export function AppText(props: WordsProps) {
  const { children, size = 'body', colour = 'ink', style, testID, lines, isLive, maxScale } = props;
  const palette = usePalette();
  return (
    <Text
      testID={testID}
      aria-live={isLive === true ? 'polite' : undefined}
      numberOfLines={lines}
      maxFontSizeMultiplier={maxScale}
      style={[shrinks, typography[size], { color: palette[colour] }, style]}
    >
      {children}
    </Text>
  );
}

interface HeadingProps extends WordsProps {
  readonly level: 1 | 2 | 3;
}

const sizeOf = { 1: 'display', 2: 'title', 3: 'heading' } as const;
/** At twice the text size a heading is as large as the text below it: it stays whole rather than larger still. */
const NARROW: TypographyName = 'strong';
const LARGEST = 2 * typography.strong.fontSize;

/** A heading that screen readers can jump to. `level` is its rank in the document; `size` affects only its appearance. */
export function Heading({ level, size = sizeOf[level], colour = 'ink', children, style, testID }: HeadingProps) {
  const palette = usePalette();
  const shown = typography[useIsNarrowWindow() ? NARROW : size];
  const rank = { 'aria-level': level } as object;
  return (
    <Text
      role="heading"
      {...rank}
      testID={testID}
      maxFontSizeMultiplier={Math.max(1, LARGEST / shown.fontSize)}
      style={[shrinks, shown, { color: palette[colour] }, style]}
    >
      {children}
    </Text>
  );
}

/**
 * A space between words that stand apart on the screen and follow each other in the text: without it a browser
 * reads "7" and "12" as 712. It takes no room.
 */
export const InvisibleWordSeparator = () => <Text style={styles.gap}> </Text>;

const styles = defineStaticStyles({ gap: { position: 'absolute' } });
