import { WILD } from '../cards';
import { type Check } from '../check';
import { NONE, raise } from '../raise';
import { answersFor, stanceOf } from '../stance';
import { pileAt } from '../table';

/** Where a sheet does not let one Skip-Bo lie on another. */
export const wildConsecutive: Check<'play'> = (rules, table, play) => {
  const { cards } = pileAt(table, play.to);
  return play.card === WILD && cards[cards.length - 1] === WILD
    ? raise(rules, 'wild-consecutive', answersFor(table, stanceOf(rules, table, play), play.seat), { pile: play.to })
    : NONE;
};
