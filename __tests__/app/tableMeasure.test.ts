import {
  computeTableLayout,
  type TableLayout,
  type ViewportMetrics,
} from '../../app/screens/Table/layout/computeTableLayout';
import { fitText, linesNeeded } from '../../app/screens/Table/layout/fitText';
import { type SeatsToLayOut } from '../../app/screens/Table/layout/seatSizes';
import { type NamesToFit } from '../../app/screens/Table/layout/nameRoom';

const FOUR: SeatsToLayOut = { others: 2, hasPartner: true };
const SIX: SeatsToLayOut = { others: 4, hasPartner: true };
const ALONE: SeatsToLayOut = { others: 5, hasPartner: false };
const phone = (height: number, fontScale = 1): ViewportMetrics => ({ width: 360, height, fontScale });

const belowSlot = ({ felt, strip, pad, actions }: TableLayout): number => felt + strip + pad + actions;
const heightOf = (m: TableLayout): number => m.header + m.seats + m.slot + belowSlot(m);
const seatsNeed = (m: TableLayout, { others, hasPartner }: SeatsToLayOut): number =>
  Math.ceil(others / 2) * (m.opponent + m.seatGap) + (hasPartner ? m.partner + m.seatGap : 0);

describe('on the phone the sizes are written for', () => {
  test.each([
    ['four', FOUR, { opponent: 64, partner: 70 }],
    ['six', SIX, { opponent: 52, partner: 55 }],
    // nobody has a partner there: the height of the partner's row is computed and not used
    ['six, each for themselves', ALONE, { opponent: 53 }],
  ])('a table of %s is as it is written, and whole', (_, company, seatHeights) => {
    const m = computeTableLayout(phone(692), company);
    expect(m).toMatchObject({
      mode: 'phone',
      header: 44,
      slot: 48 + 4,
      felt: 88,
      pile: { width: 80, height: 78 },
      strip: 94,
      stripPile: { width: 64, height: 66 },
      keyRows: 3,
      key: 56,
      actions: 54,
      ...seatHeights,
    });
    expect(heightOf(m)).toBe(692);
    expect(m.seats).toBeGreaterThanOrEqual(seatsNeed(m, company));
  });

  test('six take 680 exactly, and not a dp more', () => {
    const m = computeTableLayout(phone(680), SIX);
    expect(m.keyRows).toBe(3);
    expect([m.opponent, m.partner, m.seats]).toEqual([50, 52, seatsNeed(m, SIX)]);
    expect(heightOf(m)).toBe(680);
  });

  test.each([FOUR, SIX, ALONE])('with a button bar the keys lie in two rows, and all is still whole', (company) => {
    const m = computeTableLayout(phone(668), company);
    expect([m.keyRows, m.key]).toEqual([2, 56]);
    expect(heightOf(m)).toBe(668);
    expect(m.seats).toBeGreaterThanOrEqual(seatsNeed(m, company));
  });

  test('larger letters take nothing from felt, strip and keys: the seats scroll', () => {
    const plain = computeTableLayout(phone(692), SIX);
    const large = computeTableLayout(phone(692, 2), SIX);
    expect(belowSlot(large)).toBe(belowSlot(plain));
    expect(large.slot).toBeGreaterThan(plain.slot);
    expect(large.seats).toBeLessThan(seatsNeed(large, SIX));
    expect(heightOf(large)).toBe(692);
  });
});

describe('names', () => {
  const people = (name: string): NamesToFit => ({
    names: Array.from({ length: 6 }, () => name),
    banners: [`${name} acts out of turn`],
    hasPartner: true,
  });
  const LONG = 'Wolfeschlegelsteinhausenberger';

  test('of thirty letters: discards, gaps and the third row of keys yield, and six are whole at 360 × 740', () => {
    const m = computeTableLayout(phone(740), SIX, people(LONG));
    expect(m).toMatchObject({ keyRows: 2, nameSize: 15 });
    expect(m.seats).toBeGreaterThanOrEqual(seatsNeed(m, SIX));
    expect(heightOf(m)).toBe(740);
  });
  test('of thirty letters at a table of four: the keys keep their rows where there is height', () => {
    expect(computeTableLayout(phone(800), FOUR, people(LONG)).keyRows).toBe(3);
  });
  test.each(['Ana', 'Charlotte'])('as most people have, %s: three rows of keys, and six are whole', (name) => {
    const m = computeTableLayout(phone(692), SIX, people(name));
    expect(m.keyRows).toBe(3);
    expect(m.seats).toBeGreaterThanOrEqual(seatsNeed(m, SIX));
    expect(heightOf(m)).toBe(692);
  });
  test.each([FOUR, SIX])('at twice the text size: everything stays in the window, with $others others', (company) => {
    const window = { width: 180, height: 370, fontScale: 1 };
    for (const name of ['Ana', 'Bernadette-Josephine Wellington', LONG]) {
      const silent = computeTableLayout(window, company, { ...people(name), banners: [] });
      const said = computeTableLayout(window, company, people(name));
      expect([name, heightOf(silent) <= 370, heightOf(said) <= 370]).toEqual([name, true, true]);
      expect([silent.key, said.key].every((key) => key >= 22)).toBe(true);
      expect(said.strip).toBeGreaterThanOrEqual(silent.strip);
    }
  });
  test('with larger letters a card has a row to itself where a word of a name has no room in half of it', () => {
    const twice = (name: string) => computeTableLayout(phone(740, 2), SIX, people(name));
    expect([twice('Ana').seatsInRow, twice('Annemarie Featherstone-Baldwyn').seatsInRow]).toEqual([2, 1]);
    expect(computeTableLayout(phone(740), SIX, people(LONG)).seatsInRow).toBe(2);
    expect(computeTableLayout({ width: 180, height: 370, fontScale: 1 }, SIX, people('Ana')).seatsInRow).toBe(1);
  });
  test('break into as many lines as they need, inside a word if they must', () => {
    expect(linesNeeded('Ana', 60, 15)).toBe(1);
    expect(linesNeeded('Ana Maria', 60, 15)).toBe(2);
    expect(linesNeeded(LONG, 160, 15)).toBeGreaterThanOrEqual(2);
    expect(linesNeeded(LONG, 80, 15)).toBeGreaterThan(linesNeeded(LONG, 160, 15));
    expect(fitText(LONG, { width: 400, height: 20 }, 17, 10)).toMatchObject({ fontSize: 17, lines: 1 });
    expect(fitText(LONG, { width: 160, height: 20 }, 17, 10).fontSize).toBe(10);
  });
});

const WINDOWS: readonly ViewportMetrics[] = [
  phone(740),
  phone(568),
  { width: 180, height: 370, fontScale: 1 },
  { width: 320, height: 460, fontScale: 1 },
  { width: 390, height: 763, fontScale: 1 },
  { width: 412, height: 867, fontScale: 1.3 },
  { width: 600, height: 960, fontScale: 1 },
  { width: 768, height: 1024, fontScale: 1 },
];

test.each(WINDOWS.flatMap((window) => [FOUR, SIX].map((company) => ({ ...window, ...company }))))(
  'upright, $width × $height: everything fits between top and bottom',
  (given) => {
    const m = computeTableLayout(given, given);
    expect(heightOf(m)).toBeLessThanOrEqual(given.height + 1);
    expect(4 * m.pile.width).toBeLessThan(given.width);
    expect(5 * m.stripPile.width).toBeLessThan(given.width);
  },
);

test.each([
  { width: 640, height: 336 },
  { width: 740, height: 360 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 2560, height: 1440 },
])('lying, $width × $height: two columns, and what is touched is no smaller than on a phone held upright', (window) => {
  const m = computeTableLayout({ ...window, fontScale: 1 }, SIX);
  expect(m.mode).toBe('wide');
  expect(m.left + m.width).toBe(window.width);
  expect(belowSlot(m)).toBeLessThanOrEqual(window.height);
  expect(m.key).toBeGreaterThanOrEqual(48);
  expect(m.stripPile.height).toBeGreaterThanOrEqual(48);
});

test('wider than 600 the flag bar has a place of its own, upright too', () => {
  expect(computeTableLayout({ width: 599, height: 900, fontScale: 1 }, FOUR).mode).toBe('phone');
  expect(computeTableLayout({ width: 601, height: 900, fontScale: 1 }, FOUR).mode).toBe('tall');
  expect(computeTableLayout({ width: 601, height: 400, fontScale: 1 }, FOUR).mode).toBe('wide');
});
