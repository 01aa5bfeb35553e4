import { type Check } from '../check';
import { NONE, raise } from '../raise';
import { stanceOf } from '../stance';

/** Somebody who is not on turn draws or plays: told once, with the first act of the spell. */
export const outOfTurnStarted: Check<'draw' | 'play'> = (rules, table, entry) => {
  if (entry.act === 'draw' && entry.assumed === true) return NONE;
  return stanceOf(rules, table, entry) === 'out-of-turn'
    ? raise(rules, 'oot-started', entry.seat, { turn: table.turn })
    : NONE;
};
