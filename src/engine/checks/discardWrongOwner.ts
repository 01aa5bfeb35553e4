import { type Check } from '../check';
import { NONE, raise } from '../raise';

/** On the own piles. */
export const discardWrongOwner: Check<'discard'> = (rules, _table, entry) =>
  (entry.owner ?? entry.seat) === entry.seat
    ? NONE
    : raise(rules, 'discard-wrong-owner', entry.seat, {
        card: entry.card,
        owner: entry.owner ?? entry.seat,
        pile: entry.pile,
      });
