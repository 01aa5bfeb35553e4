import { type Check } from '../check';
import { pileOf } from '../entries';
import { doubt, NONE } from '../raise';
import { placeInPile } from '../draft';
import { discardAt, seatAt } from '../table';

type FromSomewhere = 'play' | 'discard';

const ownerOf = (entry: Parameters<Check<FromSomewhere>>[2]): number =>
  entry.act === 'play' ? (entry.owner ?? entry.seat) : entry.seat;

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
