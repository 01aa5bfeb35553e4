import { choosePalette, type ColourName } from '../../app/theme/palettes';
import { TONE_NAMES } from '../../app/theme/tones';

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

const written: readonly (readonly [ColourName, ColourName])[] = [
  ...(['ink', 'inkSoft', 'accent', 'amber'] as const).flatMap((ink) =>
    (['paper', 'card', 'sunken', 'accentWash', 'amberWash'] as const).map((ground) => [ink, ground] as const),
  ),
  ['onFelt', 'felt'],
  ['onFeltSoft', 'felt'],
  ['onFace', 'face'],
  ...(['inkLow', 'inkMiddle', 'inkHigh', 'onFaceSoft'] as const).map((ink) => [ink, 'face'] as const),
  ...(['onFelt', 'onFeltSoft'] as const).map((ink) => [ink, 'feltPile'] as const),
  ['onLit', 'lit'],
  ['onArmed', 'armed'],
];

/** What is drawn, not written: a frame, a mark, a shape has to be seen, not read. */
const SEEN = 3;
const drawn: readonly (readonly [ColourName, ColourName])[] = [
  ['frame', 'paper'],
  ['frame', 'card'],
  ['lit', 'felt'],
  ['lit', 'feltPile'],
  ['litFrame', 'felt'],
];
/** A pale wash is told from the paper by its frame, which is the ink. */
const grounds = ['paper', 'card'] as const;

describe.each([
  ['light', choosePalette(false, false), 4.5],
  ['dark', choosePalette(true, false), 4.5],
  ['light, strong', choosePalette(false, true), 7],
  ['dark, strong', choosePalette(true, true), 7],
] as const)('%s', (_, palette, least) => {
  test.each(written)('%s on %s can be read in sunlight', (ink, ground) => {
    expect(contrast(palette[ink], palette[ground])).toBeGreaterThanOrEqual(least);
  });
  test.each(drawn)('%s on %s can be seen', (mark, ground) => {
    expect(contrast(palette[mark], palette[ground])).toBeGreaterThanOrEqual(SEEN);
  });
  test.each(TONE_NAMES)('%s can be read on its wash, on paper, and on its own solid', (name) => {
    const { ink, wash, solid, onSolid } = palette.tones[name];
    [wash, ...grounds.map((ground) => palette[ground])].forEach((ground) => {
      expect(contrast(ink, ground)).toBeGreaterThanOrEqual(least);
    });
    // Ordinary words stand on a wash too.
    expect(contrast(palette.ink, wash)).toBeGreaterThanOrEqual(least);
    expect(contrast(onSolid, solid)).toBeGreaterThanOrEqual(least);
  });
  test('six seats and three bands of a Skip-Bo are told apart from their ground, and from each other', () => {
    expect(new Set(palette.seats).size).toBe(6);
    palette.seats.forEach((colour) =>
      grounds.forEach((ground) => expect(contrast(colour, palette[ground])).toBeGreaterThanOrEqual(SEEN)),
    );
    // who acts out of turn is said in the colour of a card, on the seat's own
    palette.seats.forEach((colour) => expect(contrast(palette.card, colour)).toBeGreaterThanOrEqual(least));
    palette.wildBands.forEach((band) => expect(contrast(palette.onWild, band)).toBeGreaterThanOrEqual(4.5));
  });
});
