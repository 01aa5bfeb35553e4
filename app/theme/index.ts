export { type ColourName, type Palette } from './palettes';
export { makePageStyles } from './pageStyles';
export {
  typography,
  LIST_WIDTH,
  radius,
  MAX_TEXT_WIDTH,
  space,
  MIN_TOUCH_TARGET,
  TWO_PANES_MIN_WIDTH,
  type TypographyName,
} from './scale';
export { defineStyles, defineStaticStyles } from './styles';
export { ThemeProvider, usePalette, useStyles } from './ThemeProvider';
export { type Tone, type ToneName, TONE_NAMES } from './tones';
