import type { Rules } from '@/rulesets';
import { type EntryOf } from '../entries';
import { type Check, type Flag, NO_FLAGS, raiseFlag } from '../flags';
import { mayRecycleUnderBuildingTops } from '../queries';
import {
  responsibleSeat,
  cardsDueToDraw,
  isInSpellAfterDiscard,
  isRegularTurnStance,
  isHandPlayedOut,
  progressBeforeAct,
  stanceOf,
} from '../stance';
import { canDrawOrReshuffle, type TurnProgress, seatStateAt, type Table } from '../table';

/** draw-omitted, draw-short, draw-dead: the draw comes before the first play or discard, if there are cards to draw. */
export const drawOmittedOrShort: Check<'play' | 'discard'> = (rules, table, entry) => {
  const stance = stanceOf(rules, table, entry);
  if (!isRegularTurnStance(stance)) return NO_FLAGS;
  const seat = responsibleSeat(table, stance, entry.seat);
  const progress = progressBeforeAct(table, stance, seat);
  const due = cardsDueToDraw(rules, table, seat, progress);
  if (due === 0 || progress.opened || !progress.known) return NO_FLAGS;
  if (!canDrawOrReshuffle(table)) return raiseFlag(rules, 'draw-dead', null, { due, turn: seat });
  return raiseFlag(rules, progress.drawn === 0 ? 'draw-omitted' : 'draw-short', seat, { due, count: progress.drawn });
};

/**
 * overdraw, draw-midturn, refill-on-empty: up to a full hand at the start of a turn, a full hand again when it
 * is played out, and no more.
 */
export const drawBeyondEntitlement: Check<'draw'> = (rules, table, draw) => {
  if (draw.assumed === true || draw.count === 0) return NO_FLAGS;
  const stance = stanceOf(rules, table, draw);
  if (stance === 'after-discard' || isInSpellAfterDiscard(table, draw.seat)) return NO_FLAGS;
  const progress = progressBeforeAct(table, stance, draw.seat);
  if (progress.mustPlayFirst) {
    const paid = whilePaying(rules, table, draw, progress);
    if (paid !== null) return paid;
  }
  const due = cardsDueToDraw(rules, table, draw.seat, progress);
  const extras = draw.count - due;
  const evidence = { count: draw.count, due, extras };
  if (extras > 0) {
    const midturn = progress.plays > 0 && !isHandPlayedOut(table, draw.seat, progress);
    return raiseFlag(rules, midturn ? 'draw-midturn' : 'overdraw', draw.seat, evidence);
  }
  return progress.plays > 0
    ? raiseFlag(rules, 'refill-on-empty', draw.seat, { ...evidence, extras: draw.count })
    : NO_FLAGS;
};

/** A player who was stopped out of turn must play before drawing, and then draws only when the hand is played out. */
function whilePaying(
  rules: Rules,
  table: Table,
  draw: EntryOf<'draw'>,
  progress: TurnProgress,
): readonly Flag[] | null {
  const evidence = { count: draw.count, extras: draw.count, due: 0 };
  if (progress.plays === 0) return raiseFlag(rules, 'oot-draw-before-play', draw.seat, evidence);
  const reading = rules.readings.X25b;
  if (reading === 'nextTurn') return raiseFlag(rules, 'oot-extra-draw', draw.seat, evidence, { verdict: 'illegal' });
  if (isHandPlayedOut(table, draw.seat, progress)) return null;
  if (reading === 'playThenDraw') {
    const beyond = seatStateAt(table, draw.seat).hand + draw.count - rules.values.hand;
    return beyond > 0
      ? raiseFlag(rules, 'overdraw', draw.seat, { ...evidence, due: draw.count - beyond, extras: beyond })
      : NO_FLAGS;
  }
  return raiseFlag(rules, 'oot-extra-draw', draw.seat, evidence);
}

/**
 * reshuffle-source: a new draw pile comes from completed piles or, when there is nothing left to draw, from
 * under the tops.
 */
export const wrongReshuffleSource: Check<'reshuffle'> = (rules, table, entry) => {
  const from = entry.from ?? 'completed';
  if (from === 'completed' || entry.assumed === true) return NO_FLAGS;
  if (from === 'under-tops' && mayRecycleUnderBuildingTops(rules, table)) return NO_FLAGS;
  return raiseFlag(rules, 'reshuffle-source', null, {});
};

/** reshuffle-early: completed piles are reshuffled only when the draw pile is used up. */
export const reshuffleEarly: Check<'reshuffle'> = (rules, table, entry) =>
  (entry.from ?? 'completed') === 'completed' && entry.assumed !== true && table.drawKnown && table.draw > 0
    ? raiseFlag(rules, 'reshuffle-early', null, { found: table.draw })
    : NO_FLAGS;

/**
 * draw-dead: a player passes because there is nothing to draw and nothing to reshuffle. A notice; nobody is at
 * fault.
 */
export const passWithNothingToDraw: Check<'pass'> = (rules, table, entry) => {
  if (table.turn !== entry.seat || canDrawOrReshuffle(table)) return NO_FLAGS;
  const due = cardsDueToDraw(rules, table, entry.seat, table.progress);
  return due > 0 ? raiseFlag(rules, 'draw-dead', null, { due, turn: entry.seat }) : NO_FLAGS;
};
