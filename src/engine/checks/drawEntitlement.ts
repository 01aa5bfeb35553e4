import type { Rules } from '@/rulesets';
import { type Check } from '../check';
import { type EntryOf } from '../entries';
import { type Flag } from '../flags';
import { dueTo, isPlayedOut, progressFor } from '../progress';
import { NONE, raise } from '../raise';
import { isAfterDiscard } from '../spells';
import { stanceOf } from '../stance';
import { type Progress, seatAt, type Table } from '../table';

/** Back up to five at the start of a turn, five more when the hand is played out, and not one beyond. */
export const drawEntitlement: Check<'draw'> = (rules, table, draw) => {
  if (draw.assumed === true || draw.count === 0) return NONE;
  const stance = stanceOf(rules, table, draw);
  if (stance === 'after-discard' || isAfterDiscard(table, draw.seat)) return NONE;
  const progress = progressFor(table, stance, draw.seat);
  if (progress.paying) {
    const paid = whilePaying(rules, table, draw, progress);
    if (paid !== null) return paid;
  }
  const due = dueTo(rules, table, draw.seat, progress);
  const extras = draw.count - due;
  const evidence = { count: draw.count, due, extras };
  if (extras > 0) {
    const midturn = progress.plays > 0 && !isPlayedOut(table, draw.seat, progress);
    return raise(rules, midturn ? 'draw-midturn' : 'overdraw', draw.seat, evidence);
  }
  return progress.plays > 0 ? raise(rules, 'refill-on-empty', draw.seat, { ...evidence, extras: draw.count }) : NONE;
};

/** A player stopped out of turn plays before drawing, and then draws only when the hand is played out. */
function whilePaying(rules: Rules, table: Table, draw: EntryOf<'draw'>, progress: Progress): readonly Flag[] | null {
  const evidence = { count: draw.count, extras: draw.count, due: 0 };
  if (progress.plays === 0) return raise(rules, 'oot-draw-before-play', draw.seat, evidence);
  const reading = rules.readings.X25b;
  if (reading === 'nextTurn') return raise(rules, 'oot-extra-draw', draw.seat, evidence, { verdict: 'illegal' });
  if (isPlayedOut(table, draw.seat, progress)) return null;
  if (reading === 'playThenDraw') {
    const beyond = seatAt(table, draw.seat).hand + draw.count - rules.values.hand;
    return beyond > 0
      ? raise(rules, 'overdraw', draw.seat, { ...evidence, due: draw.count - beyond, extras: beyond })
      : NONE;
  }
  return raise(rules, 'oot-extra-draw', draw.seat, evidence);
}
