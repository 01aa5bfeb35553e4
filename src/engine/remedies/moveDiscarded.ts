import type { Rules } from '@/rulesets';
import { type Card } from '../cards';
import { type EntryOf, pileOf } from '../entries';
import { type LateReason, type Step } from '../steps';
import { discardAt, type Raised, seatAt, type Table } from '../table';
import { lateness } from './lateness';

/** A card wrongly discarded is moved to where it belongs, by the referee's order, until the next player acts. */
export function moveDiscarded(
  rules: Rules,
  table: Table,
  flag: Raised,
  chosen: number | undefined,
): readonly Step[] | LateReason {
  const { entry } = flag;
  const late = lateness(rules, table, flag);
  if (late !== null) return late;
  if (entry.act === 'shift') return unshift(table, entry, flag);
  if (entry.act !== 'discard') return [];
  const { seat, card } = entry;
  const owner = entry.owner ?? seat;
  const cards = discardAt(table, owner, entry.pile);
  if (cards[cards.length - 1] !== card) return 'card-covered';
  const lies = { owner, pile: entry.pile, card, seat };
  switch (flag.code) {
    case 'discard-multiple':
      return [{ do: 'discard-to-hand', ...lies }];
    case 'discard-not-from-hand':
      return [backToSource(entry, lies), { do: 'give-turn', seat }, { do: 'discard-now', seat }];
    case 'revealed-not-played':
      return [
        { do: 'discard-to-hand', ...lies },
        { do: 'hand-to-discard', seat, pile: entry.pile, card: flag.evidence.card ?? '?' },
      ];
    default:
      return [{ do: 'discard-to-discard', ...lies, to: chosen ?? properPlace(table, entry) }];
  }
}

/** An empty place of the player's own, else the first pile. */
function properPlace(table: Table, entry: EntryOf<'discard'>): number {
  const own = seatAt(table, entry.seat).discards;
  const empty = own.findIndex((pile, index) => index < 4 && pile.length === 0);
  return empty >= 0 ? empty : entry.pile < 4 && (entry.owner ?? entry.seat) !== entry.seat ? entry.pile : 0;
}

function backToSource(
  entry: EntryOf<'discard'>,
  lies: { owner: number; pile: number; card: Card; seat: number },
): Step {
  const from = entry.from ?? 'hand';
  if (from === 'stock') return { do: 'discard-to-stock', ...lies };
  return { do: 'discard-to-discard', ...lies, to: pileOf(from) ?? 0 };
}

function unshift(table: Table, entry: EntryOf<'shift'>, flag: Raised): readonly Step[] | LateReason {
  const card = flag.evidence.card ?? '?';
  if (entry.to === 'hand') return [{ do: 'hand-to-discard', seat: entry.seat, pile: entry.pile, card }];
  const cards = discardAt(table, entry.seat, entry.to);
  if (cards[cards.length - 1] !== card) return 'card-covered';
  return [{ do: 'discard-to-discard', owner: entry.seat, pile: entry.to, card, seat: entry.seat, to: entry.pile }];
}
