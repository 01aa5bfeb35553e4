import type { Rules } from '@/rulesets';
import { type LateReason, type Step } from '../steps';
import { type Raised, type Table } from '../table';
import { liftSpell } from './liftCard';

/**
 * The out-of-turn player is stopped, the order restored, and pays at the next regular turn. Cards
 * already laid stay, unless the table reads it otherwise. A completed turn is past stopping.
 */
export function stopSpell(rules: Rules, table: Table, flag: Raised): readonly Step[] | LateReason {
  const { seat, was } = flag;
  if (seat === null) return [];
  if (table.over !== null) return 'game-over';
  if (table.serial !== flag.serial || hasDiscarded(table, flag)) return 'turn-completed';
  const back = rules.readings.X25a === 'return' ? liftSpell(table, seat) : [];
  // by the time of the ruling the turn may rightly be the other's: the missing discard has come
  const give: Step[] = table.turn === seat ? [] : [{ do: 'give-turn', seat: was.turn }];
  const mark: Step[] = flag.code === 'setup-tiebreak-wrong' ? [] : [{ do: 'mark', seat }];
  return [...back, ...give, ...mark];
}

/** The spell ended in a discard, whoever's turn it is now. */
const hasDiscarded = (table: Table, flag: Raised): boolean =>
  table.lastDropped !== null && table.lastDropped.seat === flag.seat && table.lastDropped.n > flag.n;
