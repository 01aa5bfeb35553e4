import { findLastInList } from '@/base';
import { isShownCardBinding, type Rules } from '@/rulesets';
import { type Card, type Seat } from '../cards';
import { type EntryOf, discardPileIndexOf } from '../entries';
import { isStillOnTop } from '../mutations/takeBack';
import { spellOf } from '../stance';
import { type RemedyLateReason, type RemedyStep } from '../steps';
import { discardPileAt, type LaidCard, buildingPileAt, type RaisedFlag, seatStateAt, type Table } from '../table';

/**
 * Why cards can no longer move back: they may until the next player has acted. Penalties and overdraws have no
 * such limit.
 */
export function lateReason(rules: Rules, table: Table, flag: RaisedFlag): RemedyLateReason | null {
  if (table.over !== null && table.over.why !== 'win') return 'game-over';
  if (table.lastActedTurn > flag.turnNumber) return 'next-player-acted';
  if (rules.readings.X17 === 'shields' && table.turnNumber > flag.turnNumber) return 'play-was-final';
  return null;
}

/** Returns an improperly laid card to its source, or improperly drawn cards to the draw pile. */
export function stepsToUndoPlayOrDraw(
  rules: Rules,
  table: Table,
  flag: RaisedFlag,
): readonly RemedyStep[] | RemedyLateReason {
  const { entry, laidCard } = flag;
  if (isPutRight(table, flag)) return [];
  const late = lateReason(rules, table, flag);
  if (late !== null) return late;
  if (flag.code === 'play-after-discard' && spellOf(table, flag.seat) !== null) return undoSpell(table, flag);
  if (entry.act === 'draw') return backOnDrawPile(table, entry.seat, entry.count);
  if (laidCard === null) return [];
  if (!isStillOnTop(table, laidCard)) return 'card-covered';
  const commit: RemedyStep[] =
    flag.code === 'src-partner-hand' && isShownCardBinding(rules)
      ? [{ do: 'commit', seat: laidCard.owner, card: laidCard.card }]
      : [];
  return [...stepsToReturnCard(table, laidCard), ...commit];
}

/** The steps that return one card: restore the pile it completed, turn down the stock card beneath it, move it. */
export function stepsToReturnCard(table: Table, laid: LaidCard): RemedyStep[] {
  const { n, to: pile, card, owner: seat } = laid;
  const restore: RemedyStep[] = buildingPileAt(table, pile).cards.length === 0 ? [{ do: 'restore-pile', pile }] : [];
  const discard = discardPileIndexOf(laid.from);
  if (laid.from === 'hand') return [...restore, { do: 'build-to-hand', n, pile, card, seat }];
  if (discard !== null) return [...restore, { do: 'build-to-discard', n, pile, card, seat, discard }];
  const { stock, top } = seatStateAt(table, seat);
  const turnDown: RemedyStep[] = stock > 0 && top !== '?' ? [{ do: 'turn-down', seat, card: top }] : [];
  return [...restore, ...turnDown, { do: 'build-to-stock', n, pile, card, seat }];
}

/** The steps that return the cards laid in a spell, newest first, except those that are covered. */
export function stepsToReturnSpellCards(table: Table, seat: Seat | null): RemedyStep[] {
  const tops = table.building.map((pile) => pile.by);
  return [...(spellOf(table, seat)?.plays ?? [])].reverse().flatMap((laid) => {
    if (tops[laid.to] !== laid.n) return [];
    tops[laid.to] = laid.pile.by;
    return stepsToReturnCard(table, laid);
  });
}

/** Undoes everything a player did after discarding. */
const undoSpell = (table: Table, flag: RaisedFlag): RemedyStep[] => [
  ...stepsToReturnSpellCards(table, flag.seat),
  ...(flag.seat === null ? [] : backOnDrawPile(table, flag.seat, spellOf(table, flag.seat)?.drawn ?? 0)),
];

const backOnDrawPile = (table: Table, seat: number, drawn: number): RemedyStep[] => {
  const plays = spellOf(table, seat)?.plays ?? [];
  const lifted = plays.filter(({ from, owner }) => from === 'hand' && owner === seat).length;
  const count = Math.min(drawn, seatStateAt(table, seat).hand + lifted);
  return count > 0 ? [{ do: 'hand-to-draw', seat, count }] : [];
};

/**
 * The card is back already, by another ruling on the same act or because the player took it back: no step is
 * left, and it is not late.
 */
function isPutRight(table: Table, { n, laidCard }: RaisedFlag): boolean {
  if (laidCard === null || isStillOnTop(table, laidCard)) return false;
  if (buildingPileAt(table, laidCard.to) === laidCard.pile) return true;
  return findLastInList(table.raised, (other) => other.n === n && other.ruling?.lifted === true) !== undefined;
}

/** Puts a taken-back card where it lay; with a discard the turn passes to the next player again. */
export function stepsToUndoTakeBack(
  rules: Rules,
  table: Table,
  flag: RaisedFlag,
): readonly RemedyStep[] | RemedyLateReason {
  const { entry, before } = flag;
  if (entry.act !== 'take-back') return [];
  const late = lateReason(rules, table, flag);
  if (late !== null) return late;
  if (entry.what === 'discard') {
    const dropped = before.lastDiscarded;
    if (dropped === null || dropped.seat !== entry.seat || dropped.from !== 'hand' || dropped.owner !== entry.seat)
      return [];
    return [
      ...returnSecondDiscard(table, entry.seat),
      { do: 'hand-to-discard', seat: entry.seat, pile: dropped.pile, card: dropped.card },
      { do: 'give-turn', seat: before.turn },
    ];
  }
  const laid = before.lastLaid;
  // if nothing was learned since, the suggestion is to let the player keep the card
  if (flag.code === 'build-takeback' && laid?.learned === false) return [];
  if (
    laid === null ||
    (laid.seat !== entry.seat && laid.by !== entry.seat) ||
    !isStillOnTop({ ...table, building: before.building }, laid)
  )
    return [];
  if ((table.building[laid.to]?.by ?? 0) !== laid.pile.by) return 'card-covered';
  const { owner: seat, to: pile, card } = laid;
  const discard = discardPileIndexOf(laid.from);
  if (laid.from === 'hand') return [{ do: 'hand-to-build', seat, pile, card }];
  return discard === null
    ? [{ do: 'stock-to-build', seat, pile, card }]
    : [{ do: 'discard-to-build', seat, discard, pile, card }];
}

/** The card that the player discarded instead goes back to the hand. */
function returnSecondDiscard(table: Table, seat: number): RemedyStep[] {
  const other = table.lastDiscarded;
  if (table.justDiscarded !== seat || other === null || other.seat !== seat || other.from !== 'hand') return [];
  return [{ do: 'discard-to-hand', owner: other.owner, pile: other.pile, card: other.card, seat }];
}

/** Moves a wrongly discarded card to where it belongs, until the next player acts. */
export function stepsToMoveDiscardedCard(
  rules: Rules,
  table: Table,
  flag: RaisedFlag,
  chosen: number | undefined,
): readonly RemedyStep[] | RemedyLateReason {
  const { entry } = flag;
  const late = lateReason(rules, table, flag);
  if (late !== null) return late;
  if (entry.act === 'shift') return undoShift(table, entry, flag);
  if (entry.act !== 'discard') return [];
  const { seat, card } = entry;
  const owner = entry.owner ?? seat;
  const cards = discardPileAt(table, owner, entry.pile);
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
      return [{ do: 'discard-to-discard', ...lies, to: chosen ?? defaultDiscardPile(table, entry) }];
  }
}

/** An empty pile of the player's own, else the first pile. */
function defaultDiscardPile(table: Table, entry: EntryOf<'discard'>): number {
  const own = seatStateAt(table, entry.seat).discards;
  const empty = own.findIndex((pile, index) => index < 4 && pile.length === 0);
  return empty >= 0 ? empty : entry.pile < 4 && (entry.owner ?? entry.seat) !== entry.seat ? entry.pile : 0;
}

function backToSource(
  entry: EntryOf<'discard'>,
  lies: { owner: number; pile: number; card: Card; seat: number },
): RemedyStep {
  const from = entry.from ?? 'hand';
  if (from === 'stock') return { do: 'discard-to-stock', ...lies };
  return { do: 'discard-to-discard', ...lies, to: discardPileIndexOf(from) ?? 0 };
}

function undoShift(table: Table, entry: EntryOf<'shift'>, flag: RaisedFlag): readonly RemedyStep[] | RemedyLateReason {
  const card = flag.evidence.card ?? '?';
  if (entry.to === 'hand') return [{ do: 'hand-to-discard', seat: entry.seat, pile: entry.pile, card }];
  const cards = discardPileAt(table, entry.seat, entry.to);
  if (cards[cards.length - 1] !== card) return 'card-covered';
  return [{ do: 'discard-to-discard', owner: entry.seat, pile: entry.to, card, seat: entry.seat, to: entry.pile }];
}

/**
 * Stops the out-of-turn player and gives the turn back; the stopped player must play before drawing at
 * the next regular turn. Cards already laid stay, unless reading X25a says otherwise. Too late once the
 * player has discarded.
 */
export function stepsToStopOutOfTurnPlay(
  rules: Rules,
  table: Table,
  flag: RaisedFlag,
): readonly RemedyStep[] | RemedyLateReason {
  const { seat, before } = flag;
  if (seat === null) return [];
  if (table.over !== null) return 'game-over';
  if (table.turnNumber !== flag.turnNumber || hasDiscarded(table, flag)) return 'turn-completed';
  const back = rules.readings.X25a === 'return' ? stepsToReturnSpellCards(table, seat) : [];
  // if the owner has discarded meanwhile, the turn already belongs to this player
  const give: RemedyStep[] = table.turn === seat ? [] : [{ do: 'give-turn', seat: before.turn }];
  const mark: RemedyStep[] = flag.code === 'setup-tiebreak-wrong' ? [] : [{ do: 'mark', seat }];
  return [...back, ...give, ...mark];
}

/** The spell ended with a discard. */
const hasDiscarded = (table: Table, flag: RaisedFlag): boolean =>
  table.lastDiscarded !== null && table.lastDiscarded.seat === flag.seat && table.lastDiscarded.n > flag.n;

/** The owner discards now. After a pass, if nobody has acted since, the owner also gets the turn back. */
export function stepsToMakeUpDiscard(
  rules: Rules,
  table: Table,
  flag: RaisedFlag,
): readonly RemedyStep[] | RemedyLateReason {
  if (flag.seat === null) return [];
  if (flag.entry.act !== 'pass') return [{ do: 'discard-now', seat: flag.seat }];
  const late = lateReason(rules, table, flag);
  return (
    late ?? [
      { do: 'give-turn', seat: flag.seat },
      { do: 'discard-now', seat: flag.seat },
    ]
  );
}
