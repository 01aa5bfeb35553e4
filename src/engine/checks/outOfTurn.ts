import { type Check } from '../check';
import { NONE, raise } from '../raise';
import { isAfterDiscard } from '../spells';
import { stanceOf } from '../stance';

/** Somebody who is not on turn draws or plays: told once, with the first act of the spell. */
export const outOfTurnStarted: Check<'draw' | 'play'> = (rules, table, entry) => {
  if (entry.act === 'draw' && entry.assumed === true) return NONE;
  return stanceOf(rules, table, entry) === 'out-of-turn'
    ? raise(rules, 'oot-started', entry.seat, { turn: table.turn })
    : NONE;
};

/** The out-of-turn player has discarded: what was done stands. */
export const outOfTurnCompleted: Check<'discard'> = (rules, table, entry) => {
  const stance = stanceOf(rules, table, entry);
  const completes = stance === 'out-of-turn' || (stance === 'in-spell' && !isAfterDiscard(table, entry.seat));
  return completes ? raise(rules, 'oot-completed', entry.seat, { turn: table.turn }) : NONE;
};
