import { copiesOf, UNSEEN } from '../cards';
import { placeInPile } from '../draft';
import { type EntryOf, pileOf } from '../entries';
import { type Check, doubt, type Evidence, type Flag, NONE } from '../flags';
import { discardAt, seatAt, type Table } from '../table';

type FromSomewhere = 'play' | 'discard';

const ownerOf = (entry: Parameters<Check<FromSomewhere>>[2]): number =>
  entry.act === 'play' ? (entry.owner ?? entry.seat) : entry.seat;

/** The stock card is not the one recorded as its top, or there was no stock left. */
export const recordStockTop: Check<FromSomewhere> = (_rules, table, entry) => {
  if ((entry.from ?? 'hand') !== 'stock') return NONE;
  const { stock, top } = seatAt(table, ownerOf(entry));
  const known = top !== UNSEEN && entry.card !== UNSEEN;
  return stock === 0 || (known && top !== entry.card)
    ? doubt('record-stock-top', { card: entry.card, top, owner: ownerOf(entry) })
    : NONE;
};

/** The card is nowhere in that discard pile. */
export const recordDiscardTop: Check<FromSomewhere> = (_rules, table, entry) => {
  const pile = pileOf(entry.from ?? 'hand');
  if (pile === null) return NONE;
  const owner = ownerOf(entry);
  const cards = discardAt(table, owner, pile);
  const untold = cards.length === 0 && seatAt(table, owner).loose.includes(pile);
  return !untold && placeInPile(cards, entry.card) < 0
    ? doubt('record-discard-top', { card: entry.card, owner, pile })
    : NONE;
};

export const shiftOfNothing: Check<'shift'> = (_rules, table, entry) =>
  discardAt(table, entry.seat, entry.pile).length === 0
    ? doubt('record-discard-top', { owner: entry.seat, pile: entry.pile })
    : NONE;

/** A card from a hand that held none. */
export const recordHandEmpty: Check<FromSomewhere> = (_rules, table, entry) =>
  (entry.from ?? 'hand') === 'hand' && seatAt(table, ownerOf(entry)).hand === 0
    ? doubt('record-hand-empty', { card: entry.card, owner: ownerOf(entry) })
    : NONE;

/** More drawn than the pile holds, and no reshuffle told. */
export const recordDrawPile: Check<'draw'> = (_rules, table, entry) =>
  entry.count > table.draw ? doubt('record-draw-pile', { count: entry.count, found: table.draw }) : NONE;

/** A count differs from what the record has. Nobody's fault: the position takes the counted number. */
export const recordCount: Check<'count'> = (_rules, table, entry) => {
  if (table.over !== null) return NONE;
  const off = figures(table, entry).find(({ expected, found }) => found !== undefined && found !== expected);
  return off === undefined ? NONE : doubt('record-count', off);
};

/** What was counted beside what the record has. Before the first draw a stock is a matter of the deal. */
function figures(table: Table, entry: EntryOf<'count'>): Pick<Evidence, 'expected' | 'found' | 'owner'>[] {
  const { seat, stock, hand, draw } = entry;
  const pile = table.drawKnown && draw !== undefined ? [{ expected: table.draw, found: draw }] : [];
  if (seat === undefined) return pile;
  const state = seatAt(table, seat);
  return [
    ...(stock !== undefined && table.started ? [{ expected: state.stock, found: stock, owner: seat }] : []),
    ...(hand !== undefined ? [{ expected: state.hand, found: hand, owner: seat }] : []),
    ...pile,
  ];
}

/** A thirteenth of a number, or a nineteenth Skip-Bo, has come to light. */
export function recordCardCount(before: Table, after: Table): readonly Flag[] {
  if (before.seen === after.seen) return NONE;
  for (let face = 0; face < after.seen.length; face += 1) {
    const count = after.seen[face] ?? 0;
    if (count > (before.seen[face] ?? 0) && count > copiesOf(face)) {
      return doubt('record-card-count', { card: face === 0 ? 'S' : face, expected: copiesOf(face), found: count });
    }
  }
  return NONE;
}
