import type { Rules } from '@/rulesets';
import { pileOf } from '../entries';
import { stillOnTop } from '../draft';
import { pileAt, type Raised, seatAt, type Table } from '../table';
import { type LateReason, type Step } from '../steps';
import { lateness } from './lateness';

/** A card improperly laid goes back to where it came from; cards improperly drawn go back on the draw pile. */
export function liftCard(rules: Rules, table: Table, flag: Raised): readonly Step[] | LateReason {
  const { entry } = flag;
  const late = lateness(rules, table, flag);
  if (late !== null) return late;
  if (entry.act === 'draw') return [{ do: 'hand-to-draw', seat: entry.seat, count: Math.min(entry.count, seatAt(table, entry.seat).hand) }];
  if (entry.act === 'discard') return [];
  if (entry.act !== 'play') return [];
  if (!stillOnTop(table, { to: entry.to, n: entry.n })) return 'card-covered';
  const seat = entry.owner ?? entry.seat;
  const card = entry.card;
  const completed: Step[] = pileAt(table, entry.to).cards.length === 0 ? [{ do: 'restore-pile', pile: entry.to }] : [];
  const discard = pileOf(entry.from);
  if (entry.from === 'hand') {
    const commit: Step[] =
      flag.code === 'src-partner-hand' && commits(rules) ? [{ do: 'commit', seat, card }] : [];
    return [...completed, { do: 'build-to-hand', pile: entry.to, card, seat }, ...commit];
  }
  if (discard !== null) return [...completed, { do: 'build-to-discard', pile: entry.to, card, seat, discard }];
  const beneath = seatAt(table, seat);
  const turnDown: Step[] = beneath.stock > 0 && beneath.top !== '?' ? [{ do: 'turn-down', seat, card: beneath.top }] : [];
  return [...completed, ...turnDown, { do: 'build-to-stock', pile: entry.to, card, seat }];
}

/** A hand card that everybody has now seen is committed where the sheet says so. */
const commits = (rules: Rules): boolean => rules.values.revealedCard === 'handCommit' || rules.values.revealedCard === 'both';
