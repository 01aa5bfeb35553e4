import { type Check } from '../check';
import { UNSEEN } from '../cards';
import { doubt, NONE } from '../raise';
import { seatAt } from '../table';

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
