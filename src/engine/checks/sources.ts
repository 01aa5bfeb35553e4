import { type Check } from '../check';
import { NONE, raise } from '../raise';
import { arePartners } from '../sides';
import { answersFor, stanceOf } from '../stance';

/** A card comes from the own hand, the own stock, the own discards, and a partner's where the sheet lets it. */
export const sources: Check<'play'> = (rules, table, play) => {
  const stance = stanceOf(rules, table, play);
  const seat = answersFor(table, stance, play.seat);
  const owner = play.owner ?? play.seat;
  if (owner === seat) return NONE;
  // a partner who lays a pile card unasked breaks another rule; whose pile it was is not the fault
  if (stance === 'unasked') return NONE;
  const evidence = { card: play.card, from: play.from, owner };
  if (!arePartners(rules, table, owner, seat)) return raise(rules, 'src-opponent', seat, evidence);
  if (play.from === 'hand') return raise(rules, 'src-partner-hand', seat, evidence);
  return raise(rules, play.from === 'stock' ? 'src-partner-stock' : 'src-partner-discard', seat, evidence);
};
