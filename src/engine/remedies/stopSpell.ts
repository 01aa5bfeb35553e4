import type { Rules } from '@/rulesets';
import { stillOnTop } from '../draft';
import { pileOf } from '../entries';
import { type LateReason, type Step } from '../steps';
import { type Laid, type Raised, type Table } from '../table';

/**
 * The out-of-turn player is stopped, the order restored, and pays at the next regular turn. Cards
 * already laid stay, unless the table reads it otherwise. A completed turn is past stopping.
 */
export function stopSpell(rules: Rules, table: Table, flag: Raised): readonly Step[] | LateReason {
  const { seat, was } = flag;
  if (seat === null) return [];
  if (table.over !== null) return 'game-over';
  if (table.serial !== flag.serial) return 'turn-completed';
  const back = rules.readings.X25a === 'return' ? returned(table, seat) : [];
  const mark: Step[] = flag.code === 'setup-tiebreak-wrong' ? [] : [{ do: 'mark', seat }];
  return [...back, { do: 'give-turn', seat: was.turn }, ...mark];
}

function returned(table: Table, seat: number): Step[] {
  const plays = table.spell?.seat === seat ? table.spell.plays : [];
  return [...plays].reverse().flatMap((laid) => (stillOnTop(table, laid) ? [goBack(laid)] : []));
}

function goBack(laid: Laid): Step {
  const { to: pile, card, owner: seat } = laid;
  const discard = pileOf(laid.from);
  if (laid.from === 'hand') return { do: 'build-to-hand', pile, card, seat };
  return discard === null ? { do: 'build-to-stock', pile, card, seat } : { do: 'build-to-discard', pile, card, seat, discard };
}
