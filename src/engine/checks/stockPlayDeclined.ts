import { pilesTaking } from '../asks';
import { UNSEEN } from '../cards';
import { type Check } from '../check';
import { NONE, raise, speaksOf } from '../raise';
import { isOwnTurn, stanceOf } from '../stance';
import { seatAt } from '../table';

/** Where a stock card that fits must be played: told when the turn ends without it. */
export const stockPlayDeclined: Check<'discard'> = (rules, table, entry) => {
  if (!speaksOf(rules, 'stock-play-declined') || !isOwnTurn(stanceOf(rules, table, entry))) return NONE;
  const { top, stock } = seatAt(table, entry.seat);
  return stock > 0 && top !== UNSEEN && pilesTaking(rules, table, top).length > 0
    ? raise(rules, 'stock-play-declined', entry.seat, { card: top })
    : NONE;
};
