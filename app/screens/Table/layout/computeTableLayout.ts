import { activePlayerLineHeight, type NamesToFit } from './nameRoom';
import { nameSizes, SEAT_NAME_LINE_HEIGHT, type SeatsInRow, seatsNeed, type SeatsToLayOut } from './seatSizes';

/** What the window gives: its size without the system's bars, and the text size as a factor. */
export interface ViewportMetrics {
  readonly width: number;
  readonly height: number;
  readonly fontScale: number;
}

/**
 * `phone`: one below the other. `tall`: a tablet upright, seats and flag bar side by side above the rest.
 * `wide`: two columns, seats and flags at the left; building piles (`felt`), active player (`strip`) and keys at the right.
 */
export type LayoutMode = 'phone' | 'tall' | 'wide';

/** Every size of the table, in dp. Worked out once per window, so that nothing moves while cards do. */
export interface TableLayout {
  readonly mode: LayoutMode;
  /** The column with building piles, active player and keys; in `wide` the other column is to its left. */
  readonly width: number;
  readonly left: number;
  readonly header: number;
  readonly opponent: number;
  readonly partner: number;
  readonly seatGap: number;
  readonly seatsInRow: SeatsInRow;
  /** A name in a small card: the height of a single line, and the size of its letters. */
  readonly nameLine: number;
  readonly nameSize: number;
  /** The height of the partner's name above the piles, where it does not fit beside them; 0: it does. */
  readonly partnerName: number;
  /** What the seats may take, the flag bar over them too. Below what they need, they scroll. */
  readonly seats: number;
  readonly slot: number;
  readonly felt: number;
  readonly pile: Size;
  readonly strip: number;
  readonly stripPile: Size;
  readonly keyRows: 3 | 2;
  readonly key: number;
  readonly pad: number;
  /** Left over between keys and actions. */
  readonly rest: number;
  readonly actions: number;
  /** How much larger (or, at twice the text size, smaller) than on a phone of 360. */
  readonly unit: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const LAYOUT_GAP = 4;
export const LAYOUT_EDGE_MARGIN = 8;
/** The largest gap between the piles of the active player, so that a wide window does not spread them apart. */
export const MAX_PILE_GAP = 14;
/** Wider than this the flag bar is always open. */
export const LARGE_LAYOUT_MIN_WIDTH = 600;
/** Under this height the keys lie in two rows. */
const TWO_ROWS_BELOW = 680;
const PHONE = {
  width: 360,
  opponent: 50,
  partner: 52,
  header: 44,
  slot: 48,
  felt: 88,
  strip: 94,
  key: 56,
  actions: 54,
};
const LARGEST = 2;
/** What a flag bar beside the seats wants, and how much more with larger letters; the least of seats that scroll. */
const BESIDE = 380;
const BESIDE_GROWS = 1.3;
const MIN_SEATS = 40;
/** At twice the text size, where names are long: a line of one seat, which can be scrolled. */
const LEAST_SEATS = 26;
/** How far the seats may grow where there is height to spare. */
const MORE = { opponent: 14, partner: 18, gap: 6 };

const padOf = (rows: number, key: number): number => rows * key + (rows + 1) * LAYOUT_GAP;
const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** How much the letters in ActivePlayerPanel scale with the whole layout; at twice the text size everything is half as large. */
const stripScale = (unit: number): number => within(unit, 0.75, 1.4);

/** The right-hand parts, at this unit, in this width. */
function parts(width: number, unit: number, rows: 3 | 2, people: NamesToFit) {
  const felt = Math.round(PHONE.felt * unit);
  const stripPile = Math.round(66 * unit);
  // The line above the piles never gets so low that a name is cut.
  const line = activePlayerLineHeight(people, width, stripScale(unit));
  const strip = Math.max(Math.round(PHONE.strip * unit), stripPile + 20, stripPile + 2 + Math.ceil(line));
  const key = Math.round(PHONE.key * unit);
  const edge = unit < 1 ? LAYOUT_GAP : LAYOUT_EDGE_MARGIN;
  const pileWidth = within((width - 2 * edge - 3 * LAYOUT_EDGE_MARGIN * Math.min(1, unit)) / 4, 20, 80 * unit * 1.3);
  const stripWidth = within((width - 2 * edge - 4 * 6 * Math.min(1, unit)) / 5, 20, 64 * unit * 1.12);
  return {
    unit,
    felt,
    pile: { width: Math.floor(pileWidth), height: felt - 10 },
    strip,
    stripPile: { width: Math.floor(stripWidth), height: stripPile },
    keyRows: rows,
    key,
    pad: padOf(rows, key),
    actions: Math.round(PHONE.actions * within(unit, 0.74, ACTIONS_GROW)),
  };
}

export function computeTableLayout(
  window: ViewportMetrics,
  company: SeatsToLayOut,
  people: NamesToFit = NOBODY,
): TableLayout {
  const { width, height } = window;
  if (width >= LARGE_LAYOUT_MIN_WIDTH && width > height) return wide(window, people);
  return upright(window, company, people, width >= LARGE_LAYOUT_MIN_WIDTH ? 'tall' : 'phone');
}

/** The gap between building piles, and how wide each may be where so many lie there: a fifth makes all narrower. */
export const gapBetweenBuildingPiles = (unit: number): number => LAYOUT_EDGE_MARGIN * Math.min(1, unit);
export function buildingPileWidth({ width, unit, pile }: Pick<TableLayout, 'width' | 'unit' | 'pile'>, count: number) {
  const between = gapBetweenBuildingPiles(unit);
  return Math.min(pile.width, Math.floor((width - 2 * between - (count - 1) * between) / count));
}

const NOBODY: NamesToFit = { names: [], banners: [], hasPartner: false };

/** The gap between seats, where names need what it gives. */
const LEAST_GAP = 2;

/** What a row of seats has of its column. */
const rowOf = (column: number): number => column - 2 * LAYOUT_EDGE_MARGIN;

/** Letters may grow by the system's setting; header, slot and seats grow with them, and the seats scroll. */
const letterScale = ({ fontScale }: ViewportMetrics): number => within(fontScale, 1, 2);

function upright(
  window: ViewportMetrics,
  company: SeatsToLayOut,
  people: NamesToFit,
  mode: 'phone' | 'tall',
): TableLayout {
  const { width, height } = window;
  const letter = letterScale(window);
  const isCramped = width < 300;
  const area = mode === 'tall' ? Math.round(width / 2) : width;
  const header = Math.round((isCramped ? 40 : PHONE.header) * Math.min(letter, 1.4));
  const slot = Math.round((isCramped ? 46 : PHONE.slot) * Math.min(letter, 1.6)) + LAYOUT_GAP;
  const above = header + slot;
  const strip = Math.max(PHONE.strip, parts(width, 1, 3, people).strip);
  const rest = above + PHONE.felt + strip + PHONE.actions;
  const sizes = (mayBreakWords: boolean) =>
    nameSizes(rowOf(area), people, letter, PHONE.opponent, PHONE.partner, mayBreakWords);
  const whole = sizes(false);
  // The partner's name stands above the piles, so that no word of it is broken, where that costs nothing else its room.
  const mayBreakWords = rest + padOf(3, PHONE.key) + seatsNeed(company, whole, LAYOUT_GAP) > height;
  const named = mayBreakWords ? sizes(true) : whole;
  const need = (rows: number, gap: number): number => rest + padOf(rows, PHONE.key) + seatsNeed(company, named, gap);
  /** Names first: the gaps yield to them, then the third row of keys. At larger letters the seats scroll instead. */
  const isShort = letter === 1 && mode === 'phone' && need(3, LEAST_GAP) > height;
  const rows = !isCramped && (height < TWO_ROWS_BELOW || isShort) ? 2 : 3;
  const gap = letter === 1 && need(rows, LAYOUT_GAP) > height ? LEAST_GAP : LAYOUT_GAP;
  const fixed = PHONE.felt + strip + padOf(rows, PHONE.key) + PHONE.actions;
  // On a phone the whole grows, seats too; on a tablet the flag bar lies beside the seats and wants its height.
  const beside = mode === 'tall' ? BESIDE * Math.min(letter, BESIDE_GROWS) : 0;
  const fits =
    mode === 'tall' ? (height - above - beside) / fixed : height / (fixed + above + seatsNeed(company, named, gap));
  const least = Math.min(isCramped ? width / PHONE.width : 1, (height - above - MIN_SEATS) / fixed);
  const unit = within(Math.min(width / PHONE.width, fits), least, isCramped ? least : LARGEST);
  const wanted = parts(width, unit, rows, people);
  const plain = isCramped ? shrunkToFit(wanted, width, height - above - LEAST_SEATS, people) : wanted;
  const spare = height - header - slot - plain.felt - plain.strip - plain.pad - plain.actions;
  const below =
    width < TALL_KEYS_FROM
      ? plain
      : tallKeys(plain, spare - Math.max(beside, seatsNeed(company, { ...named, opponent: 80, partner: 84 }, 10)));
  const room = spare - (below.pad - plain.pad);
  const seats = seatsIn({ room, area, gap, unit, letter, mode, mayBreakWords }, company, people);
  return { mode, width, left: 0, header, slot, ...below, ...seats };
}

/** The least height of a key: below it nothing shrinks further, so that keys can still be hit. */
const LEAST_KEY = 22;
/** At twice the text size long names take from piles and keys what they need, so that the actions stay in the window. */
function shrunkToFit(wanted: ReturnType<typeof parts>, width: number, height: number, people: NamesToFit) {
  let { unit } = wanted;
  let fitted = wanted;
  const heightOf = ({ felt, strip, pad, actions }: typeof wanted): number => felt + strip + pad + actions;
  while (heightOf(fitted) > height && fitted.key > LEAST_KEY) {
    unit -= 0.01;
    fitted = parts(width, unit, wanted.keyRows, people);
  }
  return fitted;
}

/** Larger than the phone the sizes are written for, and tall: what the seats do not need, the keys may have. */
const TALL_KEYS_FROM = 380;
function tallKeys(below: ReturnType<typeof parts>, spare: number): ReturnType<typeof parts> {
  const key = below.key + Math.floor(within(spare / below.keyRows, 0, 18));
  return { ...below, key, pad: padOf(below.keyRows, key) };
}

interface SeatsRoom {
  readonly room: number;
  readonly area: number;
  readonly gap: number;
  readonly unit: number;
  readonly letter: number;
  readonly mode: LayoutMode;
  readonly mayBreakWords: boolean;
}

/** Shares out what height there is above the slot: the seats grow, and what is left lies between them. */
function seatsIn(sizes: SeatsRoom, company: SeatsToLayOut, people: NamesToFit) {
  const { room, area, gap, unit, letter, mode, mayBreakWords } = sizes;
  const grown = mode === 'tall' ? 1 : Math.max(1, unit);
  const nameLine = Math.round(SEAT_NAME_LINE_HEIGHT * Math.min(letter, 1.5));
  const plain =
    Math.round((PHONE.opponent - SEAT_NAME_LINE_HEIGHT) * grown) + Math.round(nameLine * Math.min(grown, 1.1));
  // In the narrowest window the partner's name stands above the piles.
  const row = unit < 1 ? 64 : Math.round(PHONE.partner * grown);
  const { opponent, partner, ...names } = nameSizes(rowOf(area), people, letter, plain, row, mayBreakWords);
  const spare = room - seatsNeed(company, { ...names, opponent, partner }, gap);
  const share = within(spare / Math.max(1, seatsNeed(company, { ...names, ...MORE }, MORE.gap)), 0, 1);
  return {
    opponent: opponent + Math.floor(MORE.opponent * share),
    partner: partner + Math.floor(MORE.partner * share),
    seatGap: gap + Math.floor((MORE.gap + LAYOUT_GAP - gap) * share),
    ...names,
    seats: Math.max(area < 300 ? LEAST_SEATS : MIN_SEATS, room),
    rest: 0,
  };
}

/** The row of actions grows less than the rest, because its buttons need to be hit and not read. */
const ACTIONS_GROW = 1.3;
function tallest(height: number, rows: number): number {
  const rest = PHONE.felt + PHONE.strip + padOf(rows, PHONE.key);
  const whole = height / (rest + PHONE.actions);
  return whole <= ACTIONS_GROW ? whole : (height - PHONE.actions * ACTIONS_GROW) / rest;
}

function wide(window: ViewportMetrics, people: NamesToFit): TableLayout {
  const { width, height } = window;
  const letter = letterScale(window);
  const left = Math.round(within(width * 0.44, 290, 460));
  const right = width - left;
  const unitFor = (rows: number): number => Math.min(right / PHONE.width, tallest(height - LAYOUT_GAP, rows));
  const rows = unitFor(3) < 1 ? 2 : 3;
  const unit = within(unitFor(rows), 0.8, LARGEST);
  const plain = parts(right, unit, rows, people);
  // The height that longer names add to ActivePlayerPanel is taken from building piles, piles and keys: they scale with the unit.
  const over = plain.strip - Math.round(PHONE.strip * unit);
  const below = over <= 0 ? plain : parts(right, within((unit * (height - over)) / height, 0.8, LARGEST), rows, people);
  const header = Math.round(PHONE.header * Math.min(letter, 1.4));
  const slot = Math.round((height < 500 ? 48 : 60) * letter) + LAYOUT_GAP;
  const opponent = Math.round((height < 500 ? 52 : 76) * (1 + (letter - 1) * 0.5));
  const used = below.felt + below.strip + below.pad + below.actions;
  return {
    mode: 'wide',
    width: right,
    left,
    header,
    slot,
    ...below,
    ...nameSizes(rowOf(left), people, letter, opponent, height < 500 ? 52 : 76),
    seatGap: height < 500 ? LAYOUT_GAP : LAYOUT_EDGE_MARGIN,
    seats: Math.max(MIN_SEATS, height - header - slot),
    rest: Math.max(0, height - used),
  };
}
