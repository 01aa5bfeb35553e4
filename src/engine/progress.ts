import type { Rules } from '@/rulesets';
import { type Seat } from './cards';
import { type Stance } from './stance';
import { FRESH, type Progress, seatAt, type Table } from './table';

/** How a turn begins: back up to a full hand is due, unless this turn pays for an earlier one. */
export const freshProgress = (rules: Rules, table: Table, seat: Seat, paying = false): Progress => ({
  entitled: paying ? 0 : Math.max(0, rules.values.hand - seatAt(table, seat).hand),
  drawn: 0,
  plays: 0,
  drew: false,
  paying,
  known: true,
  discardPlayed: false,
});

/** How far the one who acts has come, as it stands when the act begins. */
export function progressFor(rules: Rules, table: Table, stance: Stance, seat: Seat): Progress {
  switch (stance) {
    case 'owner':
    case 'asked':
      return table.now;
    case 'starter':
    case 'neighbour':
      return freshProgress(rules, table, seat, seatAt(table, seat).marked);
    case 'in-spell':
      return table.spell?.progress ?? FRESH;
    default:
      return freshProgress(rules, table, seat);
  }
}

/** Cards due and not yet drawn. */
export const stillDue = (progress: Progress): number => Math.max(0, progress.entitled - progress.drawn);
