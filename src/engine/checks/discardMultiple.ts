import { type Check } from '../check';
import { NONE, raise } from '../raise';
import { isAfterDiscard } from '../spells';
import { stanceOf } from '../stance';

/** One card is discarded, not two. */
export const discardMultiple: Check<'discard'> = (rules, table, entry) => {
  const stance = stanceOf(rules, table, entry);
  const again = stance === 'after-discard' || isAfterDiscard(table, entry.seat);
  return again ? raise(rules, 'discard-multiple', entry.seat, { card: entry.card, pile: entry.pile }) : NONE;
};
