import type { Rules } from '@/rulesets';
import { pileOf } from '../entries';
import { type LateReason, type Step } from '../steps';
import { type Raised, type Table } from '../table';
import { stillOnTop } from '../undo';
import { lateness } from './lateness';

/** What was taken back lies again where it lay, and with a discard the turn goes on to the next player. */
export function layAgain(rules: Rules, table: Table, flag: Raised): readonly Step[] | LateReason {
  const { entry, was } = flag;
  if (entry.act !== 'take-back') return [];
  const late = lateness(rules, table, flag);
  if (late !== null) return late;
  if (entry.what === 'discard') {
    const dropped = was.lastDropped;
    if (dropped === null || dropped.seat !== entry.seat || dropped.from !== 'hand' || dropped.owner !== entry.seat)
      return [];
    return [
      ...instead(table, entry.seat),
      { do: 'hand-to-discard', seat: entry.seat, pile: dropped.pile, card: dropped.card },
      { do: 'give-turn', seat: was.turn },
    ];
  }
  const laid = was.lastLaid;
  // with nothing learned since, the suggestion is to let the player have it back
  if (flag.code === 'build-takeback' && laid?.learned === false) return [];
  if (
    laid === null ||
    (laid.seat !== entry.seat && laid.by !== entry.seat) ||
    !stillOnTop({ ...table, building: was.building }, laid)
  )
    return [];
  if ((table.building[laid.to]?.by ?? 0) !== laid.pile.by) return 'card-covered';
  const { owner: seat, to: pile, card } = laid;
  const discard = pileOf(laid.from);
  if (laid.from === 'hand') return [{ do: 'hand-to-build', seat, pile, card }];
  return discard === null
    ? [{ do: 'stock-to-build', seat, pile, card }]
    : [{ do: 'discard-to-build', seat, discard, pile, card }];
}

/** The card discarded in place of the first goes back to the hand. */
function instead(table: Table, seat: number): Step[] {
  const other = table.lastDropped;
  if (table.after !== seat || other === null || other.seat !== seat || other.from !== 'hand') return [];
  return [{ do: 'discard-to-hand', owner: other.owner, pile: other.pile, card: other.card, seat }];
}
