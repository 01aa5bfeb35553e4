import { findLast } from '@/base';
import { commitsShown, type Rules } from '@/rulesets';
import { type Seat } from '../cards';
import { pileOf } from '../entries';
import { spellOf } from '../spells';
import { type LateReason, type Step } from '../steps';
import { type Laid, pileAt, type Raised, seatAt, type Table } from '../table';
import { stillOnTop } from '../undo';
import { lateness } from './lateness';

/** A card improperly laid goes back to where it came from; cards improperly drawn go back on the draw pile. */
export function liftCard(rules: Rules, table: Table, flag: Raised): readonly Step[] | LateReason {
  const { entry, laid } = flag;
  if (isPutRight(table, flag)) return [];
  const late = lateness(rules, table, flag);
  if (late !== null) return late;
  if (flag.code === 'play-after-discard' && spellOf(table, flag.seat) !== null) return undoSpell(table, flag);
  if (entry.act === 'draw') return backOnDrawPile(table, entry.seat, entry.count);
  if (laid === null) return [];
  if (!stillOnTop(table, laid)) return 'card-covered';
  const commit: Step[] =
    flag.code === 'src-partner-hand' && commitsShown(rules)
      ? [{ do: 'commit', seat: laid.owner, card: laid.card }]
      : [];
  return [...liftSteps(table, laid), ...commit];
}

/** One card off a building pile, with the pile it completed and the stock card turned up beneath it. */
export function liftSteps(table: Table, laid: Laid): Step[] {
  const { n, to: pile, card, owner: seat } = laid;
  const restore: Step[] = pileAt(table, pile).cards.length === 0 ? [{ do: 'restore-pile', pile }] : [];
  const discard = pileOf(laid.from);
  if (laid.from === 'hand') return [...restore, { do: 'build-to-hand', n, pile, card, seat }];
  if (discard !== null) return [...restore, { do: 'build-to-discard', n, pile, card, seat, discard }];
  const { stock, top } = seatAt(table, seat);
  const turnDown: Step[] = stock > 0 && top !== '?' ? [{ do: 'turn-down', seat, card: top }] : [];
  return [...restore, ...turnDown, { do: 'build-to-stock', n, pile, card, seat }];
}

/** The cards somebody laid in a spell, newest first: each as soon as nothing lies on it any more. */
export function liftSpell(table: Table, seat: Seat | null): Step[] {
  const tops = table.building.map((pile) => pile.by);
  return [...(spellOf(table, seat)?.plays ?? [])].reverse().flatMap((laid) => {
    if (tops[laid.to] !== laid.n) return [];
    tops[laid.to] = laid.pile.by;
    return liftSteps(table, laid);
  });
}

/** What somebody went on doing after the discard is undone, all of it. */
const undoSpell = (table: Table, flag: Raised): Step[] => [
  ...liftSpell(table, flag.seat),
  ...(flag.seat === null ? [] : backOnDrawPile(table, flag.seat, spellOf(table, flag.seat)?.drawn ?? 0)),
];

const backOnDrawPile = (table: Table, seat: number, drawn: number): Step[] => {
  const plays = spellOf(table, seat)?.plays ?? [];
  const lifted = plays.filter(({ from, owner }) => from === 'hand' && owner === seat).length;
  const count = Math.min(drawn, seatAt(table, seat).hand + lifted);
  return count > 0 ? [{ do: 'hand-to-draw', seat, count }] : [];
};

/** The card went back already, by another ruling on the same act or by the player's own hand: nothing is left to do, and nothing late about it. */
function isPutRight(table: Table, { n, laid }: Raised): boolean {
  if (laid === null || stillOnTop(table, laid)) return false;
  if (pileAt(table, laid.to) === laid.pile) return true;
  return findLast(table.raised, (other) => other.n === n && other.ruling?.lifted === true) !== undefined;
}
