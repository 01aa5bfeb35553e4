import { type Check } from '../check';
import { doubt, NONE } from '../raise';
import { seatAt } from '../table';

type FromSomewhere = 'play' | 'discard';

const ownerOf = (entry: Parameters<Check<FromSomewhere>>[2]): number =>
  entry.act === 'play' ? (entry.owner ?? entry.seat) : entry.seat;

/** A card from a hand that held none. */
export const recordHandEmpty: Check<FromSomewhere> = (_rules, table, entry) =>
  (entry.from ?? 'hand') === 'hand' && seatAt(table, ownerOf(entry)).hand === 0
    ? doubt('record-hand-empty', { card: entry.card, owner: ownerOf(entry) })
    : NONE;
