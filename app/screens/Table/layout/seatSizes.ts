import { fitsWithoutBreakingWords } from './fitText';
import {
  areNamesUnbrokenBesidePiles,
  isNameBesideHand,
  isNameBesidePiles,
  mostLinesOfPlayerNames,
  NAME_FONT_SIZE,
  type NamesToFit,
  nameWidthOnSeatCard,
  partnerNameHeightAbovePiles,
  playerNameHeightOnSeatCard,
} from './nameRoom';

export interface SeatsToLayOut {
  readonly others: number;
  readonly hasPartner: boolean;
}

/** Small cards of seats beside one another. */
export type SeatsInRow = 1 | 2;

/** A row narrower than this, as at twice the text size, holds one small card, and the partner's name above the piles. */
const NARROW_ROW = 280;
export const SEAT_GAP = 6;
export const seatBoxWidth = (row: number, inRow: SeatsInRow): number =>
  inRow === 1 ? row : Math.floor((row - SEAT_GAP) / 2);

/**
 * Seats lie side by side, two small cards to a row. Where letters are enlarged the seats scroll: a word of a name that
 * has no room in half the width is not broken, and each card has a row to itself.
 */
function seatsInRowFor(row: number, names: readonly string[], letter: number, nameSize: number): SeatsInRow {
  if (row < NARROW_ROW) return 1;
  const half = nameWidthOnSeatCard(seatBoxWidth(row, 2));
  return letter > 1 && names.some((name) => !fitsWithoutBreakingWords(name, half, nameSize)) ? 1 : 2;
}

interface SeatHeights {
  readonly opponent: number;
  readonly partner: number;
  readonly seatsInRow: SeatsInRow;
}

/** What the seats need at least: small cards in rows, the partner's row, and a gap beneath each. */
export const seatsNeed = ({ others, hasPartner }: SeatsToLayOut, heights: SeatHeights, gap: number): number =>
  Math.ceil(others / heights.seatsInRow) * (heights.opponent + gap) + (hasPartner ? heights.partner + gap : 0);

/** A name in a small card that takes one line. */
export const SEAT_NAME_LINE_HEIGHT = 20;

/** The sizes that follow from how long the names are, in rows of this width. */
export function nameSizes(
  row: number,
  people: NamesToFit,
  letter: number,
  opponent: number,
  partner: number,
  mayBreakWords = true,
) {
  const nameSize = NAME_FONT_SIZE * Math.min(letter, 1.5);
  const nameLine = Math.round(SEAT_NAME_LINE_HEIGHT * Math.min(letter, 1.5));
  const seatsInRow = seatsInRowFor(row, people.names, letter, nameSize);
  const card = seatBoxWidth(row, seatsInRow);
  const long = people.names.filter((name) => !isNameBesideHand(name, undefined, card, nameSize));
  const needed =
    long.length === 0
      ? 0
      : playerNameHeightOnSeatCard(mostLinesOfPlayerNames(long, card, nameSize), nameSize) + PILE_ROW;
  const isPartnerStacked =
    row < NARROW_ROW ||
    !isNameBesidePiles(people.names, row, partner - 4) ||
    (!mayBreakWords && !areNamesUnbrokenBesidePiles(people.names, row));
  // In the narrowest window the row is as high as a name above the piles needs already.
  const above = isPartnerStacked && row >= NARROW_ROW ? partnerNameHeightAbovePiles(people.names, row) : 0;
  return {
    seatsInRow,
    nameSize,
    nameLine,
    opponent: Math.max(opponent, needed),
    partner: partner + above,
    partnerName: row < NARROW_ROW ? NARROW_NAME : above,
  };
}
/** Hand and stock below a name that has its line to itself, and a name above the piles in the narrowest window. */
const PILE_ROW = 27;
const NARROW_NAME = 24;
