import { type Check } from '../check';
import { NONE, raise } from '../raise';
import { answersFor, stanceOf } from '../stance';
import { pileAt } from '../table';

/** Four building piles at a time. */
export const buildFifth: Check<'play'> = (rules, table, play) => {
  if (play.to < rules.values.buildingPiles || pileAt(table, play.to).shows > 0) return NONE;
  return raise(rules, 'build-fifth', answersFor(table, stanceOf(rules, table, play), play.seat), {
    card: play.card,
    pile: play.to,
  });
};
