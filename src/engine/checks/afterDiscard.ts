import { type Check } from '../check';
import { NONE, raise } from '../raise';
import { isAfterDiscard } from '../spells';
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

/** One card is discarded, not two. */
export const discardMultiple: Check<'discard'> = (rules, table, entry) => {
  const stance = stanceOf(rules, table, entry);
  const again = stance === 'after-discard' || isAfterDiscard(table, entry.seat);
  return again ? raise(rules, 'discard-multiple', entry.seat, { card: entry.card, pile: entry.pile }) : NONE;
};
