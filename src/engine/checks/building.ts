import { isNumber, TOP, WILD } from '../cards';
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

/** A pile begins with a 1, or a Skip-Bo standing for it. */
export const buildStart: Check<'play'> = (rules, table, play) => {
  if (pileAt(table, play.to).shows > 0) return NONE;
  const wrong = isNumber(play.card) ? play.card !== 1 : play.card === WILD && rules.readings.X15 === 'no';
  if (!wrong) return NONE;
  const seat = answersFor(table, stanceOf(rules, table, play), play.seat);
  return raise(rules, 'build-start', seat, { card: play.card, needed: 1, pile: play.to });
};

/** Four building piles at a time. */
export const buildFifth: Check<'play'> = (rules, table, play) => {
  if (play.to < rules.values.buildingPiles || pileAt(table, play.to).shows > 0) return NONE;
  return raise(rules, 'build-fifth', answersFor(table, stanceOf(rules, table, play), play.seat), {
    card: play.card,
    pile: play.to,
  });
};

/** Where a sheet does not let one Skip-Bo lie on another. */
export const wildConsecutive: Check<'play'> = (rules, table, play) => {
  const { cards } = pileAt(table, play.to);
  return play.card === WILD && cards[cards.length - 1] === WILD
    ? raise(rules, 'wild-consecutive', answersFor(table, stanceOf(rules, table, play), play.seat), { pile: play.to })
    : NONE;
};
