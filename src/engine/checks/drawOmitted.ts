import { type Check } from '../check';
import { dueTo, progressFor } from '../progress';
import { NONE, raise } from '../raise';
import { answersFor, isOwnTurn, stanceOf } from '../stance';
import { cardsToBeHad } from '../table';

/** Drawing comes first: told with the first play or discard of the turn, if cards were to be had. */
export const drawOmitted: Check<'play' | 'discard'> = (rules, table, entry) => {
  const stance = stanceOf(rules, table, entry);
  if (!isOwnTurn(stance)) return NONE;
  const seat = answersFor(table, stance, entry.seat);
  const progress = progressFor(table, stance, seat);
  const due = dueTo(rules, table, seat, progress);
  if (due === 0 || progress.opened || !progress.known) return NONE;
  if (!cardsToBeHad(table)) return raise(rules, 'draw-dead', null, { due, turn: seat });
  return raise(rules, progress.drawn === 0 ? 'draw-omitted' : 'draw-short', seat, { due, count: progress.drawn });
};
