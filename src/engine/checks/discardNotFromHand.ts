import { type Check } from '../check';
import { NONE, raise } from '../raise';

/** The discard comes from the hand. */
export const discardNotFromHand: Check<'discard'> = (rules, _table, entry) =>
  (entry.from ?? 'hand') === 'hand'
    ? NONE
    : raise(rules, 'discard-not-from-hand', entry.seat, { card: entry.card, from: entry.from ?? 'hand' });
