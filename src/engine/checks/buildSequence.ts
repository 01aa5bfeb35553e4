import { isNumber, TOP } from '../cards';
import { type Check } from '../check';
import { NONE, raise } from '../raise';
import { answersFor, stanceOf } from '../stance';
import { neededAt, pileAt } from '../table';

/** Upward, one number at a time. A wild keeps the number it was played as. */
export const buildSequence: Check<'play'> = (rules, table, play) => {
  if (!isNumber(play.card)) return NONE;
  const { shows } = pileAt(table, play.to);
  if (shows === 0 || play.card === shows + 1) return NONE;
  const seat = answersFor(table, stanceOf(rules, table, play), play.seat);
  return raise(rules, 'build-sequence', seat, {
    card: play.card,
    needed: Math.min(neededAt(table, play.to), TOP),
    pile: play.to,
  });
};
