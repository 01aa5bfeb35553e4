import { type Check } from '../check';
import { NONE, raise } from '../raise';
import { stanceOf } from '../stance';

/** The discard ends the turn: what the same player does next, before anyone else, comes too late. */
export const playAfterDiscard: Check<'draw' | 'play'> = (rules, table, entry) => {
  if (entry.act === 'draw' && entry.assumed === true) return NONE;
  return stanceOf(rules, table, entry) === 'after-discard'
    ? raise(
        rules,
        'play-after-discard',
        entry.seat,
        entry.act === 'play' ? { card: entry.card, pile: entry.to } : { count: entry.count },
      )
    : NONE;
};
