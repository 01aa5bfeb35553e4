export {
  type Appearance,
  APPEARANCE_SETTING_KEYS,
  parseAppearance,
  TEXT_SIZE_PERCENTS,
  type TextSizePercent,
  THEME_CHOICES,
  type ThemeChoice,
} from './appearance';
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
  useAppearance,
  useApplyAppearance,
  usePalette,
  useStyles,
  useAppTextScale,
} from './ThemeProvider';
export { type Tone, type ToneName, TONE_NAMES } from './tones';
