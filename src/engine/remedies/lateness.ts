import type { Rules } from '@/rulesets';
import { type LateReason } from '../steps';
import { type Raised, type Table } from '../table';

/** Cards move back only until the next player has acted. Card penalties and extra cards know no such limit. */
export function lateness(rules: Rules, table: Table, flag: Raised): LateReason | null {
  if (table.over !== null && table.over.why !== 'win') return 'game-over';
  if (table.acted > flag.serial) return 'next-player-acted';
  if (rules.readings.X17 === 'shields' && table.serial > flag.serial) return 'play-was-final';
  return null;
}
