import { findLast } from '@/base';
import { commitsShown, type Rules } from '@/rulesets';
import { type Card, type Seat } from '../cards';
import { type EntryOf, pileOf } from '../entries';
import { stillOnTop } from '../moves/takeBack';
import { spellOf } from '../stance';
import { type LateReason, type Step } from '../steps';
import { discardAt, type Laid, pileAt, type Raised, seatAt, type Table } from '../table';

/** Cards move back only until the next player has acted. Card penalties and extra cards know no such limit. */
export function lateness(rules: Rules, table: Table, flag: Raised): LateReason | null {
  if (table.over !== null && table.over.why !== 'win') return 'game-over';
  if (table.acted > flag.serial) return 'next-player-acted';
  if (rules.readings.X17 === 'shields' && table.serial > flag.serial) return 'play-was-final';
  return null;
}

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

/** The owner discards now. After a pass nobody else has acted on, the turn is the owner's again. */
export function backToOwner(rules: Rules, table: Table, flag: Raised): readonly Step[] | LateReason {
  if (flag.seat === null) return [];
  if (flag.entry.act !== 'pass') return [{ do: 'discard-now', seat: flag.seat }];
  const late = lateness(rules, table, flag);
  return (
    late ?? [
      { do: 'give-turn', seat: flag.seat },
      { do: 'discard-now', seat: flag.seat },
    ]
  );
}
