import { isNumber, WILD } from '../cards';
import { type Check } from '../check';
import { NONE, raise } from '../raise';
import { answersFor, stanceOf } from '../stance';
import { pileAt } from '../table';

/** A pile begins with a 1, or a Skip-Bo standing for it. */
export const buildStart: Check<'play'> = (rules, table, play) => {
  if (pileAt(table, play.to).shows > 0) return NONE;
  const wrong = isNumber(play.card) ? play.card !== 1 : play.card === WILD && rules.readings.X15 === 'no';
  if (!wrong) return NONE;
  const seat = answersFor(table, stanceOf(rules, table, play), play.seat);
  return raise(rules, 'build-start', seat, { card: play.card, needed: 1, pile: play.to });
};
