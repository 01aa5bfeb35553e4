import type { Rules } from '@/rulesets';
import { type EntryOf } from '../entries';
import { type Check, type Flag, NONE, raise } from '../flags';
import { mayRecycle } from '../queries';
import { answersFor, dueTo, isAfterDiscard, isOwnTurn, isPlayedOut, progressFor, stanceOf } from '../stance';
import { cardsToBeHad, type Progress, seatAt, type Table } from '../table';

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

/** A new draw pile is made of completed building piles; by order, when all is dead, of what lies under the tops. */
export const reshuffleSource: Check<'reshuffle'> = (rules, table, entry) => {
  const from = entry.from ?? 'completed';
  if (from === 'completed' || entry.assumed === true) return NONE;
  if (from === 'under-tops' && mayRecycle(rules, table)) return NONE;
  return raise(rules, 'reshuffle-source', null, {});
};

/** Only when the draw pile is used up. */
export const reshuffleEarly: Check<'reshuffle'> = (rules, table, entry) =>
  (entry.from ?? 'completed') === 'completed' && entry.assumed !== true && table.drawKnown && table.draw > 0
    ? raise(rules, 'reshuffle-early', null, { found: table.draw })
    : NONE;

/** Nothing to draw and nothing to shuffle: a notice, nobody's fault. */
export const drawDead: Check<'pass'> = (rules, table, entry) => {
  if (table.turn !== entry.seat || cardsToBeHad(table)) return NONE;
  const due = dueTo(rules, table, entry.seat, table.now);
  return due > 0 ? raise(rules, 'draw-dead', null, { due, turn: entry.seat }) : NONE;
};
