export { type ColourName, type Palette } from './palettes';
export { makePageStyles } from './pageStyles';
export {
  letters,
  LIST_WIDTH,
  radius,
  READING_WIDTH,
  space,
  MIN_TOUCH_TARGET,
  TWO_PANES_FROM,
  type TypeSize,
} from './scale';
export { defineStyles, namedStyles } from './styles';
export { ThemeProvider, usePalette, useStyles } from './ThemeProvider';
export { type Tone, type ToneName, TONES } from './tones';
