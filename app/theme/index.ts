export {
  type ThemeAndTextSize,
  THEME_AND_TEXT_SIZE_KEYS,
  parseThemeAndTextSize,
  TEXT_SIZE_PERCENTS,
  type TextSizePercent,
  THEME_CHOICES,
  type ThemeChoice,
} from './themeAndTextSize';
export { type ColourName, type Palette } from './palettes';
export { makePageStyles } from './pageStyles';
export {
  typography,
  LIST_PANE_WIDTH,
  radius,
  MAX_TEXT_WIDTH,
  space,
  MIN_TOUCH_TARGET,
  TWO_PANES_MIN_WIDTH,
  type TypographyName,
} from './scale';
export { defineStyles, defineStaticStyles } from './styles';
export {
  ThemeProvider,
  useThemeAndTextSize,
  useApplyThemeAndTextSize,
  usePalette,
  useStyles,
  useAppTextScale,
} from './ThemeProvider';
export { type ToneColours, type ToneName, TONE_NAMES } from './tones';
