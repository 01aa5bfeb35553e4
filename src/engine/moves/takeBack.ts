import { type Seat } from '../cards';
import {
  type MutableTable,
  replaceSeatByCopy,
  giveToHand,
  giveToStockTop,
  liftFromBuilding,
  removeFaceFromSeen,
  setDiscardPile,
} from '../mutableTable';
import { type EntryOf, discardPileIndexOf } from '../entries';
import { patchTurnProgress } from './turn';
import { setSpell, spellOf } from '../stance';
import {
  discardPileAt,
  type LastDiscard,
  type LaidCard,
  buildingPileAt,
  type TurnProgress,
  seatStateAt,
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
  returnCardToSource(draft, laid.owner, laid);
  const isLast = draft.lastLaid?.n === laid.n;
  if (isLast)
    draft.lastLaid =
      laid.previous !== null && draft.lastLaid?.learned === true ? { ...laid.previous, learned: true } : laid.previous;
  if (laid.drawn === null) return;
  const back = (now: TurnProgress) =>
    patchTurnProgress(now, { plays: Math.max(0, now.plays - 1), drawn: now.drawn + (isLast ? (laid.drawn ?? 0) : 0) });
  const spell = spellOf(draft, laid.seat);
  if (spell !== null) setSpell(draft, { ...spell, progress: back(spell.progress) });
  else if (draft.turn === laid.by && draft.turnNumber === laid.turnNumber) draft.progress = back(draft.progress);
}

/** Puts a card back into the hand, on top of the stock, or at its index in the discard pile. */
export function returnCardToSource(
  draft: MutableTable,
  seat: Seat,
  was: Pick<LaidCard, 'from' | 'card' | 'sourceIndex' | 'missing' | 'wasShown'>,
): void {
  if (was.missing) {
    draft.unexplained += 1;
    removeFaceFromSeen(draft, was.card);
    return;
  }
  const pile = discardPileIndexOf(was.from);
  if (was.from === 'hand') {
    giveToHand(draft, seat, was.card);
    if (was.wasShown) replaceSeatByCopy(draft, seat).shownCards = [...seatStateAt(draft, seat).shownCards, was.card];
  } else if (pile === null) giveToStockTop(draft, seat, was.card);
  else {
    const cards = discardPileAt(draft, seat, pile);
    const at = was.sourceIndex < 0 ? cards.length : Math.min(was.sourceIndex, cards.length);
    setDiscardPile(replaceSeatByCopy(draft, seat), pile, [...cards.slice(0, at), was.card, ...cards.slice(at)]);
  }
}

/** The player took back their last play or discard; with a discard they also get the turn back. */
export function applyTakeBack(draft: MutableTable, entry: EntryOf<'take-back'>): void {
  if (entry.what === 'discard') {
    const dropped = draft.lastDiscarded;
    if (dropped !== null && dropped.seat === entry.seat) takeBackDiscard(draft, dropped);
    return;
  }
  const laid = draft.lastLaid;
  if (laid === null || (laid.seat !== entry.seat && laid.by !== entry.seat) || !isStillOnTop(draft, laid)) return;
  returnLaidCard(draft, laid);
}

function takeBackDiscard(draft: MutableTable, dropped: LastDiscard): void {
  const { seat, owner, pile, card } = dropped;
  const cards = discardPileAt(draft, owner, pile);
  if (cards[cards.length - 1] !== card) return;
  setDiscardPile(replaceSeatByCopy(draft, owner), pile, cards.slice(0, -1));
  returnCardToSource(draft, seat, dropped);
  draft.lastDiscarded = dropped.previous;
  draft.justDiscarded = null;
  if (dropped.effect === 'late') draft.missingDiscards = [...draft.missingDiscards, seat];
  if (dropped.effect !== 'end') return;
  draft.turn = dropped.turn;
  draft.progress = { ...dropped.progress, opened: true };
  draft.spells = dropped.spells;
  draft.idleTurns = dropped.idleTurns;
  draft.turnNumber = draft.lastActedTurn > dropped.turnNumber ? draft.turnNumber + 1 : dropped.turnNumber;
  replaceSeatByCopy(draft, seat).turns = Math.max(0, seatStateAt(draft, seat).turns - 1);
}
