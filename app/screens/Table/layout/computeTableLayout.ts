/** What the window gives: its size without the system's bars, and the text size as a factor. */
export interface ViewportSize {
  readonly width: number;
  readonly height: number;
  readonly fontScale: number;
}

export interface SeatCounts {
  readonly others: number;
  readonly hasPartner: boolean;
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
  /** The line with a name in a small card. */
  readonly nameLine: number;
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
export const LAYOUT_EDGE = 8;
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
/** What a flag bar beside the seats wants, and the least that is left of seats that scroll. */
const BESIDE = 230;
const MIN_SEATS = 40;
/** How far the seats may grow where there is height to spare. */
const MORE = { opponent: 14, partner: 18, gap: 6 };

const padOf = (rows: number, key: number): number => rows * key + (rows + 1) * LAYOUT_GAP;
const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** The right-hand parts, at this unit, in this width. */
function parts(width: number, unit: number, rows: 3 | 2) {
  const felt = Math.round(PHONE.felt * unit);
  const stripPile = Math.round(66 * unit);
  // The line above the piles never gets so low that a name is cut.
  const strip = Math.max(Math.round(PHONE.strip * unit), stripPile + 20);
  const key = Math.round(PHONE.key * unit);
  const edge = unit < 1 ? LAYOUT_GAP : LAYOUT_EDGE;
  const pileWidth = within((width - 2 * edge - 3 * LAYOUT_EDGE * Math.min(1, unit)) / 4, 20, 80 * unit * 1.3);
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

/** What the seats need at least: small cards two to a row, the partner's row, and a gap beneath each. */
const seatsNeed = ({ others, hasPartner }: SeatCounts, opponent: number, partner: number, gap: number): number =>
  Math.ceil(others / 2) * (opponent + gap) + (hasPartner ? partner + gap : 0);

export function computeTableLayout(window: ViewportSize, company: SeatCounts): TableLayout {
  const { width, height } = window;
  if (width >= LARGE_LAYOUT_MIN_WIDTH && width > height) return wide(window);
  return upright(window, company, width >= LARGE_LAYOUT_MIN_WIDTH ? 'tall' : 'phone');
}

/** Letters may grow by the system's setting; header, slot and seats grow with them, and the seats scroll. */
const letterScale = ({ fontScale }: ViewportSize): number => within(fontScale, 1, 2);

function upright(window: ViewportSize, company: SeatCounts, mode: 'phone' | 'tall'): TableLayout {
  const { width, height } = window;
  const letter = letterScale(window);
  const isCramped = width < 300;
  const rows = height < TWO_ROWS_BELOW && !isCramped ? 2 : 3;
  const header = Math.round((isCramped ? 36 : PHONE.header) * Math.min(letter, 1.4));
  const slot = Math.round((isCramped ? 46 : PHONE.slot) * Math.min(letter, 1.6)) + LAYOUT_GAP;
  const fixed = PHONE.felt + PHONE.strip + padOf(rows, PHONE.key) + PHONE.actions;
  const above = header + slot;
  // On a phone the whole grows, seats too; on a tablet the flag bar lies beside the seats and wants its height.
  const fits =
    mode === 'tall'
      ? (height - above - BESIDE) / fixed
      : height / (fixed + above + seatsNeed(company, PHONE.opponent, PHONE.partner, LAYOUT_GAP));
  const least = Math.min(isCramped ? width / PHONE.width : 1, (height - above - MIN_SEATS) / fixed);
  const unit = within(Math.min(width / PHONE.width, fits), least, isCramped ? least : LARGEST);
  const plain = parts(width, unit, rows);
  const spare = height - header - slot - plain.felt - plain.strip - plain.pad - plain.actions;
  const below = width < TALL_KEYS_FROM ? plain : tallKeys(plain, spare - seatsNeed(company, 80, 84, 10));
  const room = spare - (below.pad - plain.pad);
  return { mode, width, left: 0, header, slot, ...below, ...seatsIn(room, company, unit, letter, mode) };
}

/** Larger than the phone the sizes are written for, and tall: what the seats do not need, the keys may have. */
const TALL_KEYS_FROM = 380;
function tallKeys(below: ReturnType<typeof parts>, spare: number): ReturnType<typeof parts> {
  const key = below.key + Math.floor(within(spare / below.keyRows, 0, 18));
  return { ...below, key, pad: padOf(below.keyRows, key) };
}

/** Shares out what height there is above the slot: the seats grow, and what is left lies between them. */
function seatsIn(room: number, company: SeatCounts, unit: number, letter: number, mode: LayoutMode) {
  const grown = mode === 'tall' ? 1 : Math.max(1, unit);
  const nameLine = Math.round(NAME_LINE * Math.min(letter, 1.5));
  const opponent = Math.round((PHONE.opponent - NAME_LINE) * grown) + Math.round(nameLine * Math.min(grown, 1.1));
  // In the narrowest window the partner's name stands above the piles.
  const partner = unit < 1 ? 64 : Math.round(PHONE.partner * grown);
  const spare = room - seatsNeed(company, opponent, partner, LAYOUT_GAP);
  const share = within(spare / Math.max(1, seatsNeed(company, MORE.opponent, MORE.partner, MORE.gap)), 0, 1);
  return {
    opponent: opponent + Math.floor(MORE.opponent * share),
    partner: partner + Math.floor(MORE.partner * share),
    seatGap: LAYOUT_GAP + Math.floor(MORE.gap * share),
    nameLine,
    seats: Math.max(MIN_SEATS, room),
    rest: 0,
  };
}

const NAME_LINE = 20;

/** The row of actions grows less than the rest: it is reached, not read. */
const ACTIONS_GROW = 1.3;
function tallest(height: number, rows: number): number {
  const rest = PHONE.felt + PHONE.strip + padOf(rows, PHONE.key);
  const whole = height / (rest + PHONE.actions);
  return whole <= ACTIONS_GROW ? whole : (height - PHONE.actions * ACTIONS_GROW) / rest;
}

function wide(window: ViewportSize): TableLayout {
  const { width, height } = window;
  const letter = letterScale(window);
  const left = Math.round(within(width * 0.44, 290, 460));
  const right = width - left;
  const unitFor = (rows: number): number => Math.min(right / PHONE.width, tallest(height - LAYOUT_GAP, rows));
  const rows = unitFor(3) < 1 ? 2 : 3;
  const below = parts(right, within(unitFor(rows), 0.8, LARGEST), rows);
  const header = Math.round(PHONE.header * Math.min(letter, 1.4));
  const slot = Math.round((height < 500 ? 48 : 60) * letter) + LAYOUT_GAP;
  const used = below.felt + below.strip + below.pad + below.actions;
  return {
    mode: 'wide',
    width: right,
    left,
    header,
    slot,
    ...below,
    opponent: Math.round((height < 500 ? 52 : 76) * (1 + (letter - 1) * 0.5)),
    partner: height < 500 ? 52 : 76,
    nameLine: Math.round(NAME_LINE * Math.min(letter, 1.5)),
    seatGap: height < 500 ? LAYOUT_GAP : LAYOUT_EDGE,
    seats: Math.max(MIN_SEATS, height - header - slot),
    rest: Math.max(0, height - used),
  };
}
