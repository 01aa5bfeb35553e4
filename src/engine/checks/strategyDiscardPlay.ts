import { type Check } from '../check';
import { NONE, raise, speaksOf } from '../raise';

/** Where an event takes a sheet's advice on discards as a rule. */
export const strategyDiscardPlay: Check<'discard'> = (rules, table, entry) =>
  speaksOf(rules, 'strategy-discard-play') && table.turn === entry.seat && table.now.discardPlayed
    ? raise(rules, 'strategy-discard-play', entry.seat, {})
    : NONE;
