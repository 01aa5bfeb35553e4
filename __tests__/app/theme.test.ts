import { choosePalette, type Palette } from '../../app/theme/palettes';

/** WCAG's own arithmetic. */
const light = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string): number => {
  const [dim = 0, bright = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
};

const written: readonly (readonly [keyof Palette, keyof Palette])[] = [
  ...(['ink', 'inkSoft', 'accent', 'amber'] as const).flatMap((ink) =>
    (['paper', 'card', 'sunken', 'accentWash', 'amberWash'] as const).map((ground) => [ink, ground] as const),
  ),
  ['onFelt', 'felt'],
  ['onFeltSoft', 'felt'],
  ['onFace', 'face'],
];

describe.each([
  ['light', choosePalette(false, false), 4.5],
  ['dark', choosePalette(true, false), 4.5],
  ['light, strong', choosePalette(false, true), 7],
  ['dark, strong', choosePalette(true, true), 7],
] as const)('%s', (_, palette, least) => {
  test.each(written)('%s on %s can be read in sunlight', (ink, ground) => {
    expect(contrast(palette[ink] as string, palette[ground] as string)).toBeGreaterThanOrEqual(least);
  });
});
