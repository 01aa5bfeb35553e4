import { type Seat } from '../cards';
import {
  type MutableTable,
  editSeat,
  giveToHand,
  giveToStockTop,
  liftFromBuilding,
  countFaceHidden,
  setDiscard,
} from '../mutableTable';
import { type EntryOf, discardIndexOf } from '../entries';
import { patchTurnProgress } from './turn';
import { putSpell, spellOf } from '../stance';
import {
  discardPileAt,
  type DiscardedCard,
  type LaidCard,
  buildingPileAt,
  type TurnProgress,
  seatAt,
  type Table,
} from '../table';

/** No card lies on the one this entry laid, and the pile it completed, if any, has not been reshuffled. */
export const isStillOnTop = (table: Table, laid: Pick<LaidCard, 'to' | 'n'>): boolean =>
  buildingPileAt(table, laid.to).by === laid.n;

/**
 * Returns a laid card to its source: the inverse of laying it, applied to the present table. Everything
 * else that has happened since stays.
 */
export function returnLaidCard(draft: MutableTable, laid: LaidCard): void {
  liftFromBuilding(draft, laid.to, laid.pile, laid.card);
  returnToSource(draft, laid.owner, laid);
  const isLast = draft.lastLaid?.n === laid.n;
  if (isLast)
    draft.lastLaid =
      laid.previous !== null && draft.lastLaid?.learned === true ? { ...laid.previous, learned: true } : laid.previous;
  if (laid.drawn === null) return;
  const back = (now: TurnProgress) =>
    patchTurnProgress(now, { plays: Math.max(0, now.plays - 1), drawn: now.drawn + (isLast ? (laid.drawn ?? 0) : 0) });
  const spell = spellOf(draft, laid.seat);
  if (spell !== null) putSpell(draft, { ...spell, progress: back(spell.progress) });
  else if (draft.turn === laid.by && draft.turnNumber === laid.turnNumber) draft.progress = back(draft.progress);
}

/** Puts a card back into the hand, on top of the stock, or at its index in the discard pile. */
export function returnToSource(
  draft: MutableTable,
  seat: Seat,
  was: Pick<LaidCard, 'from' | 'card' | 'sourceIndex' | 'missing' | 'wasShown'>,
): void {
  if (was.missing) {
    draft.unexplained += 1;
    countFaceHidden(draft, was.card);
    return;
  }
  const pile = discardIndexOf(was.from);
  if (was.from === 'hand') {
    giveToHand(draft, seat, was.card);
    if (was.wasShown) editSeat(draft, seat).shownCards = [...seatAt(draft, seat).shownCards, was.card];
  } else if (pile === null) giveToStockTop(draft, seat, was.card);
  else {
    const cards = discardPileAt(draft, seat, pile);
    const at = was.sourceIndex < 0 ? cards.length : Math.min(was.sourceIndex, cards.length);
    setDiscard(editSeat(draft, seat), pile, [...cards.slice(0, at), was.card, ...cards.slice(at)]);
  }
}

/** The player took back their last play or discard; with a discard they also get the turn back. */
export function moveTakeBack(draft: MutableTable, entry: EntryOf<'take-back'>): void {
  if (entry.what === 'discard') {
    const dropped = draft.lastDiscarded;
    if (dropped !== null && dropped.seat === entry.seat) takeBackDiscard(draft, dropped);
    return;
  }
  const laid = draft.lastLaid;
  if (laid === null || (laid.seat !== entry.seat && laid.by !== entry.seat) || !isStillOnTop(draft, laid)) return;
  returnLaidCard(draft, laid);
}

function takeBackDiscard(draft: MutableTable, dropped: DiscardedCard): void {
  const { seat, owner, pile, card } = dropped;
  const cards = discardPileAt(draft, owner, pile);
  if (cards[cards.length - 1] !== card) return;
  setDiscard(editSeat(draft, owner), pile, cards.slice(0, -1));
  returnToSource(draft, seat, dropped);
  draft.lastDiscarded = dropped.previous;
  draft.justDiscarded = null;
  if (dropped.effect === 'late') draft.missingDiscards = [...draft.missingDiscards, seat];
  if (dropped.effect !== 'end') return;
  draft.turn = dropped.turn;
  draft.progress = { ...dropped.progress, opened: true };
  draft.spells = dropped.spells;
  draft.idleTurns = dropped.idleTurns;
  draft.turnNumber = draft.lastActedTurn > dropped.turnNumber ? draft.turnNumber + 1 : dropped.turnNumber;
  editSeat(draft, seat).turns = Math.max(0, seatAt(draft, seat).turns - 1);
}
