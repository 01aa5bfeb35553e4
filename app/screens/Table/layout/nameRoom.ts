import { fitsWithoutBreakingWords, linesNeeded, lineHeightOf } from './fitText';
import { boldTextWidth } from './boldTextWidth';

/**
 * How much room names take at the table. A name is never cut: it may take two lines and break inside a word; then the
 * discards of its small card yield, then the gaps between the seats, then the third row of keys. What is worked out
 * here holds for a whole game, so that nothing moves while cards do.
 */
export interface NamesToFit {
  /** Everybody's name: each of them is shown in ActivePlayerPanel, in the partner's row and in a small card at one time or another. */
  readonly names: readonly string[];
  /** What ActivePlayerPanel says while somebody acts out of turn, for each of them. */
  readonly banners: readonly string[];
  /** Whether partners may be asked: a box to tick takes room beside the banner. */
  readonly hasPartner: boolean;
}

/** The size of a name at 100 %: never less. */
export const NAME_FONT_SIZE = 15;
export const SEAT_BADGE_WIDTH = 18;
/** A hand's sign and count, and the mark of an open flag. */
export const HAND_COUNT_WIDTH = 34;
export const FLAG_MARK_WIDTH = 20;
const CARD_PADDING = 14;

const most = (texts: readonly string[], linesOf: (text: string) => number): number =>
  Math.max(1, ...texts.map(linesOf));

/** Whether the name of a small card leaves room beside it for the hand, a flag and a mark. */
export const isNameBesideHand = (name: string, mark: string | undefined, card: number, size: number): boolean =>
  boldTextWidth(name, size) +
    (mark === undefined ? 0 : boldTextWidth(mark, 12) + 5) +
    CARD_PADDING +
    SEAT_BADGE_WIDTH +
    HAND_COUNT_WIDTH +
    FLAG_MARK_WIDTH <=
  card;

/** What a name has that has the width of its small card to itself; the lines it takes then. */
export const nameWidthOnSeatCard = (card: number): number => card - CARD_PADDING - SEAT_BADGE_WIDTH;
export const mostLinesOfPlayerNames = (names: readonly string[], card: number, size: number): number =>
  most(names, (name) => linesNeeded(name, nameWidthOnSeatCard(card), size));

/** What a name needs above the row with hand and stock. */
export const playerNameHeightOnSeatCard = (lines: number, size: number): number =>
  lines < 2 ? Math.round(size * 1.33) : lines * lineHeightOf(size) + 1;

/** The width beside five piles of the partner, as far as they may shrink. */
export const PARTNER_PILE_MIN_WIDTH = 48;
export const widthLeftBesidePartnerPiles = (row: number): number => row - 5 * (PARTNER_PILE_MIN_WIDTH + 4) - 12;

/** The least width of the column beside the piles, and of the letters in it. */
export const PARTNER_COLUMN_MIN_WIDTH = 76;
const COLUMN_EDGE = 6;
export const partnerNameWidth = (row: number): number =>
  Math.max(PARTNER_COLUMN_MIN_WIDTH, widthLeftBesidePartnerPiles(row)) - COLUMN_EDGE;

/** The line with badge and hand below a name that stands beside the piles, and what they take beside one above them. */
export const PARTNER_BADGE_AND_HAND_HEIGHT = 14;
export const partnerBadgeAndHandWidth = (mark: string | undefined): number =>
  SEAT_BADGE_WIDTH + HAND_COUNT_WIDTH + FLAG_MARK_WIDTH + 12 + (mark === undefined ? 0 : boldTextWidth(mark, 12) + 5);

/** Whether a partner's name fits beside the piles, above its badge and hand; else it stands above the piles. */
export const isNameBesidePiles = (names: readonly string[], row: number, height: number): boolean =>
  most(names, (name) => linesNeeded(name, widthLeftBesidePartnerPiles(row), NAME_FONT_SIZE)) *
    lineHeightOf(NAME_FONT_SIZE) +
    PARTNER_BADGE_AND_HAND_HEIGHT <=
  height;

/** Whether names beside the piles are set without breaking a word. */
export const areNamesUnbrokenBesidePiles = (names: readonly string[], row: number): boolean =>
  names.every((name) => fitsWithoutBreakingWords(name, partnerNameWidth(row), NAME_FONT_SIZE));

/** What a name needs above the partner's piles. */
export const partnerNameHeightAbovePiles = (names: readonly string[], row: number): number =>
  most(names, (name) => linesNeeded(name, row - partnerBadgeAndHandWidth(undefined), NAME_FONT_SIZE)) *
    lineHeightOf(NAME_FONT_SIZE) +
  3;

/** What stands beside the banner: the button that releases, the hand, and the box "asked". */
const STRIP_CONTROLS = { release: 62, hand: 36, asked: 78 } as const;
const STRIP_EDGES = 2 * 10;

/** Narrower than this, as at twice the text size, the banner's controls stand in a row below it. */
const CONTROLS_BELOW_UNDER = 280;
const CONTROLS_ROW = 30;
export const areControlsBelowBanner = (width: number): boolean => width < CONTROLS_BELOW_UNDER;
export const controlsRowHeight = (scale: number): number => Math.round(CONTROLS_ROW * scale);

/** What is left for the banner beside its controls, and how wide those are: in a row, or in two where it is long. */
export function bannerAndControlsWidth(width: number, hasPartner: boolean, isStacked: boolean, scale: number) {
  if (areControlsBelowBanner(width)) return { controls: width, banner: width - STRIP_EDGES - SEAT_BADGE_WIDTH * scale };
  const { release, hand, asked } = STRIP_CONTROLS;
  const inRow = release + hand + (hasPartner ? asked + 5 : 0);
  const controls = (isStacked && hasPartner ? asked + hand : inRow) * scale;
  return { controls, banner: width - STRIP_EDGES - SEAT_BADGE_WIDTH * scale - controls };
}

/**
 * The line over the active player's piles. As low as it can be where the longest banner fits beside its controls; two
 * lines high where it needs two; where it needs more, its controls stand in two rows.
 */
export function activePlayerLineHeight(people: NamesToFit, width: number, scale: number): number {
  const { banners, hasPartner } = people;
  const size = NAME_FONT_SIZE * scale;
  if (areControlsBelowBanner(width)) return narrowStripLineHeight(people, width, scale);
  const inRow = bannerAndControlsWidth(width, hasPartner, false, scale).banner;
  const lines = most(banners, (banner) => linesNeeded(banner, inRow, size));
  if (lines === 1) return Math.round(26 * scale);
  if (lines === 2) return 44 * scale;
  const stacked = bannerAndControlsWidth(width, hasPartner, true, scale).banner;
  return Math.max(44 * scale, most(banners, (banner) => linesNeeded(banner, stacked, size)) * lineHeightOf(size) + 4);
}

/** As above, in the narrowest windows: what a banner needs is kept only while there is one (`banners`). */
function narrowStripLineHeight({ names, banners }: NamesToFit, width: number, scale: number): number {
  const size = NAME_FONT_SIZE * scale;
  const room = bannerAndControlsWidth(width, false, false, scale).banner;
  const nameLines = most(names, (name) => linesNeeded(name, room, size + 1));
  const named = nameLines === 1 ? Math.round(26 * scale) : nameLines * lineHeightOf(size + 1) + COUNTS_LINE * scale;
  if (banners.length === 0) return named;
  const lines = most(banners, (banner) => linesNeeded(banner, room, size));
  return Math.max(named, lines * lineHeightOf(size) + 4 + controlsRowHeight(scale));
}
/** What stands below a name of two lines. */
const COUNTS_LINE = 22;
