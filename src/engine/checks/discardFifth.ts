import { type Check } from '../check';
import { NONE, raise } from '../raise';
import { seatAt } from '../table';

/** Four discard piles. */
export const discardFifth: Check<'discard'> = (rules, table, entry) => {
  const pile = seatAt(table, entry.owner ?? entry.seat).discards[entry.pile];
  if (entry.pile < rules.values.discardPiles || (pile !== undefined && pile.length > 0)) return NONE;
  return raise(rules, 'discard-fifth', entry.seat, { card: entry.card, pile: entry.pile });
};
