import type { Rules } from '@/rulesets';
import { type Seat } from './cards';
import { spellOf } from './spells';
import { type Stance } from './stance';
import { FRESH, type Progress, seatAt, type Table } from './table';

const PAYING: Progress = { ...FRESH, paying: true };

/** How a turn begins. One who was stopped out of turn pays in it: no draw is due. */
export const freshProgress = (table: Table, seat: Seat): Progress => (seatAt(table, seat).marked ? PAYING : FRESH);

/** How far the one who acts has come, as it stands when the act begins. */
export function progressFor(table: Table, stance: Stance, seat: Seat): Progress {
  switch (stance) {
    case 'owner':
    case 'asked':
      return table.now;
    case 'starter':
      return table.now.known ? freshProgress(table, seat) : table.now;
    case 'neighbour':
      return freshProgress(table, seat);
    case 'in-spell':
      return spellOf(table, seat)?.progress ?? FRESH;
    default:
      return FRESH;
  }
}

/**
 * Cards this player may draw now: up to a full hand before the first play; after it nothing, unless
 * the hand was played out, so that all it holds was drawn since.
 */
export function dueTo(rules: Rules, table: Table, seat: Seat, progress: Progress): number {
  const { hand } = seatAt(table, seat);
  const room = Math.max(0, rules.values.hand - hand);
  if (progress.plays === 0) return progress.paying ? 0 : room;
  return isPlayedOut(table, seat, progress) ? room : 0;
}

/** Everything in the hand was drawn since the last play: it had been empty. */
export const isPlayedOut = (table: Table, seat: Seat, progress: Progress): boolean =>
  progress.plays > 0 && seatAt(table, seat).hand <= progress.drawn;
