import { type Check } from '../check';
import { NONE, raise } from '../raise';
import { seatAt } from '../table';

/** A card stays on the discard pile it was put on until it is played. */
export const discardShifted: Check<'shift'> = (rules, table, entry) => {
  const cards = seatAt(table, entry.seat).discards[entry.pile] ?? [];
  const card = cards[cards.length - 1];
  return card === undefined ? NONE : raise(rules, 'discard-shifted', entry.seat, { card, pile: entry.pile });
};
