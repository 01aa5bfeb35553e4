import { copiesInFullDeck, UNSEEN_CARD } from '../cards';
import { indexInPile } from '../mutations/mutableTable';
import { type EntryOf, discardPileIndexOf } from '../entries';
import { type Check, raiseRecordDoubt, type Evidence, type Flag, NO_FLAGS } from '../flags';
import { discardPileAt, seatStateAt, type Table } from '../table';

type FromSomewhere = 'play' | 'discard';

const ownerOf = (entry: Parameters<Check<FromSomewhere>>[2]): number =>
  entry.act === 'play' ? (entry.owner ?? entry.seat) : entry.seat;

/** record-stock-top: the card is not the recorded top of the stock, or the stock was empty. */
export const stockTopMismatch: Check<FromSomewhere> = (_rules, table, entry) => {
  if ((entry.from ?? 'hand') !== 'stock') return NO_FLAGS;
  const { stock, top } = seatStateAt(table, ownerOf(entry));
  const known = top !== UNSEEN_CARD && entry.card !== UNSEEN_CARD;
  return stock === 0 || (known && top !== entry.card)
    ? raiseRecordDoubt('record-stock-top', { card: entry.card, top, owner: ownerOf(entry) })
    : NO_FLAGS;
};

/** record-discard-top: the record has no such card in that discard pile. */
export const cardNotInDiscardPile: Check<FromSomewhere> = (_rules, table, entry) => {
  const pile = discardPileIndexOf(entry.from ?? 'hand');
  if (pile === null) return NO_FLAGS;
  const owner = ownerOf(entry);
  const cards = discardPileAt(table, owner, pile);
  const isUnknown = cards.length === 0 && seatStateAt(table, owner).topOnly.includes(pile);
  return !isUnknown && indexInPile(cards, entry.card) < 0
    ? raiseRecordDoubt('record-discard-top', { card: entry.card, owner, pile })
    : NO_FLAGS;
};

export const shiftFromEmptyPile: Check<'shift'> = (_rules, table, entry) =>
  discardPileAt(table, entry.seat, entry.pile).length === 0
    ? raiseRecordDoubt('record-discard-top', { owner: entry.seat, pile: entry.pile })
    : NO_FLAGS;

/** record-hand-empty: the card came from a hand that, by the record, was empty. */
export const cardFromEmptyHand: Check<FromSomewhere> = (_rules, table, entry) =>
  (entry.from ?? 'hand') === 'hand' && seatStateAt(table, ownerOf(entry)).hand === 0
    ? raiseRecordDoubt('record-hand-empty', { card: entry.card, owner: ownerOf(entry) })
    : NO_FLAGS;

/** record-draw-pile: more cards were drawn than the pile holds, without a recorded reshuffle. */
export const drawBeyondDrawPile: Check<'draw'> = (_rules, table, entry) =>
  entry.count > table.draw ? raiseRecordDoubt('record-draw-pile', { count: entry.count, found: table.draw }) : NO_FLAGS;

/** record-count: a count differs from the record. Nobody is at fault; the position adopts the counted number. */
export const countMismatch: Check<'count'> = (_rules, table, entry) => {
  if (table.over !== null) return NO_FLAGS;
  const off = figures(table, entry).find(({ expected, found }) => found !== undefined && found !== expected);
  return off === undefined ? NO_FLAGS : raiseRecordDoubt('record-count', off);
};

/**
 * The counted figures beside the recorded ones. A stock counted before the first draw is left to
 * `wrongStockCountAfterDeal`.
 */
function figures(table: Table, entry: EntryOf<'count'>): Pick<Evidence, 'expected' | 'found' | 'owner'>[] {
  const { seat, stock, hand, draw } = entry;
  const pile = table.drawKnown && draw !== undefined ? [{ expected: table.draw, found: draw }] : [];
  if (seat === undefined) return pile;
  const state = seatStateAt(table, seat);
  return [
    ...(stock !== undefined && table.started ? [{ expected: state.stock, found: stock, owner: seat }] : []),
    ...(hand !== undefined ? [{ expected: state.hand, found: hand, owner: seat }] : []),
    ...pile,
  ];
}

/** record-card-count: more cards of one face are visible than a deck holds, such as a thirteenth 7. */
export function tooManyCopiesOfCard(before: Table, after: Table): readonly Flag[] {
  if (before.seen === after.seen) return NO_FLAGS;
  for (let face = 0; face < after.seen.length; face += 1) {
    const count = after.seen[face] ?? 0;
    if (count > (before.seen[face] ?? 0) && count > copiesInFullDeck(face)) {
      return raiseRecordDoubt('record-card-count', {
        card: face === 0 ? 'S' : face,
        expected: copiesInFullDeck(face),
        found: count,
      });
    }
  }
  return NO_FLAGS;
}
