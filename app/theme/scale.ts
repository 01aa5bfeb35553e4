import { Platform, type TextStyle } from 'react-native';

/** Steps of distance, in dp. */
export const space = { hair: 4, small: 8, medium: 12, large: 16, wide: 24, huge: 40 } as const;
export const radius = { chip: 8, card: 16, pill: 999 } as const;

/** The smallest touch target, in dp, that elderly people hit reliably. */
export const MIN_TOUCH_TARGET = 48;

/** Wider than this, list and sheet lie side by side. */
export const TWO_PANES_MIN_WIDTH = 900;
export const MAX_TEXT_WIDTH = 800;
export const LIST_PANE_WIDTH = 392;

/** The system's font: nothing to load, and familiar. */
const family: TextStyle =
  Platform.OS === 'web' ? { fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif' } : {};

const face = (fontSize: number, lineHeight: number, fontWeight: NonNullable<TextStyle['fontWeight']>) => ({
  ...family,
  fontSize,
  lineHeight,
  fontWeight,
});

/** Large on purpose: nothing is smaller than 15. */
export const typography = {
  display: face(32, 38, '800'),
  title: face(24, 30, '700'),
  heading: face(20, 26, '700'),
  body: face(17, 25, '400'),
  strong: face(17, 25, '600'),
  small: face(15, 21, '400'),
  label: face(15, 21, '600'),
  figure: { ...face(30, 34, '800'), fontVariant: ['tabular-nums'] },
} as const satisfies Readonly<Record<string, TextStyle>>;
export type TypographyName = keyof typeof typography;
