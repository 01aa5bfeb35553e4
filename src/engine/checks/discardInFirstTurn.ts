import { type Check } from '../check';
import { pileOf } from '../entries';
import { NONE, raise } from '../raise';
import { arePartners } from '../sides';
import { answersFor, stanceOf } from '../stance';
import { seatAt } from '../table';

/** A partner's discards in a player's very first turn: allowed, but worth knowing. */
export const discardInFirstTurn: Check<'play'> = (rules, table, play) => {
  const seat = answersFor(table, stanceOf(rules, table, play), play.seat);
  const owner = play.owner ?? play.seat;
  if (pileOf(play.from) === null || seatAt(table, seat).turns > 0 || !arePartners(rules, table, owner, seat))
    return NONE;
  return raise(rules, 'src-discard-turn1', seat, { card: play.card, owner });
};
