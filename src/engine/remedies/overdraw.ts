import type { Rules } from '@/rulesets';
import { spellOf } from '../spells';
import { type LateReason, type Step } from '../steps';
import { type Raised, seatAt, type Table } from '../table';

/**
 * Cards drawn beyond the entitlement go into the own stock. Late discovery takes what is still in
 * the hand; once the turn is over only a hand above five is corrected.
 */
export function overdrawSteps(rules: Rules, table: Table, flag: Raised): readonly Step[] | LateReason {
  const { seat } = flag;
  if (seat === null) return [];
  const { hand } = seatAt(table, seat);
  const sameTurn =
    table.serial === flag.serial && (table.turn === seat || spellOf(table, seat) !== null || table.over !== null);
  const most = sameTurn ? hand : Math.max(0, hand - rules.values.hand);
  const count = Math.min(flag.evidence.extras ?? 0, most);
  const how = rules.values.overdraw === 'insertUnseen' ? 'insertUnseen' : 'shuffleIn';
  return count === 0 ? [] : [{ do: 'extras-to-stock', seat, count, how }];
}
