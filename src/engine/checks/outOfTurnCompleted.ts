import { type Check } from '../check';
import { NONE, raise } from '../raise';
import { isAfterDiscard } from '../spells';
import { stanceOf } from '../stance';

/** The out-of-turn player has discarded: what was done stands. */
export const outOfTurnCompleted: Check<'discard'> = (rules, table, entry) => {
  const stance = stanceOf(rules, table, entry);
  const completes = stance === 'out-of-turn' || (stance === 'in-spell' && !isAfterDiscard(table, entry.seat));
  return completes ? raise(rules, 'oot-completed', entry.seat, { turn: table.turn }) : NONE;
};
