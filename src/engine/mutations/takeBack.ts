import { type Seat } from '../cards';
import {
  type MutableTable,
  replaceSeatByCopy,
  giveToHand,
  giveToStockTop,
  liftFromBuilding,
  removeFaceFromSeen,
  setDiscardPile,
} from './mutableTable';
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
export function returnLaidCard(copy: MutableTable, laid: LaidCard): void {
  liftFromBuilding(copy, laid.to, laid.pile, laid.card);
  returnCardToSource(copy, laid.owner, laid);
  const isLast = copy.lastLaid?.n === laid.n;
  if (isLast)
    copy.lastLaid =
      laid.previous !== null && copy.lastLaid?.learned === true ? { ...laid.previous, learned: true } : laid.previous;
  if (laid.drawn === null) return;
  const back = (now: TurnProgress) =>
    patchTurnProgress(now, { plays: Math.max(0, now.plays - 1), drawn: now.drawn + (isLast ? (laid.drawn ?? 0) : 0) });
  const spell = spellOf(copy, laid.seat);
  if (spell !== null) setSpell(copy, { ...spell, progress: back(spell.progress) });
  else if (copy.turn === laid.by && copy.turnNumber === laid.turnNumber) copy.progress = back(copy.progress);
}

/** Puts a card back into the hand, on top of the stock, or at its index in the discard pile. */
export function returnCardToSource(
  copy: MutableTable,
  seat: Seat,
  was: Pick<LaidCard, 'from' | 'card' | 'sourceIndex' | 'missing' | 'wasShown'>,
): void {
  if (was.missing) {
    copy.unexplained += 1;
    removeFaceFromSeen(copy, was.card);
    return;
  }
  const pile = discardPileIndexOf(was.from);
  if (was.from === 'hand') {
    giveToHand(copy, seat, was.card);
    if (was.wasShown) replaceSeatByCopy(copy, seat).shownCards = [...seatStateAt(copy, seat).shownCards, was.card];
  } else if (pile === null) giveToStockTop(copy, seat, was.card);
  else {
    const cards = discardPileAt(copy, seat, pile);
    const at = was.sourceIndex < 0 ? cards.length : Math.min(was.sourceIndex, cards.length);
    setDiscardPile(replaceSeatByCopy(copy, seat), pile, [...cards.slice(0, at), was.card, ...cards.slice(at)]);
  }
}

/** The player took back their last play or discard; with a discard they also get the turn back. */
export function applyTakeBack(copy: MutableTable, entry: EntryOf<'take-back'>): void {
  if (entry.what === 'discard') {
    const dropped = copy.lastDiscarded;
    if (dropped !== null && dropped.seat === entry.seat) takeBackDiscard(copy, dropped);
    return;
  }
  const laid = copy.lastLaid;
  if (laid === null || (laid.seat !== entry.seat && laid.by !== entry.seat) || !isStillOnTop(copy, laid)) return;
  returnLaidCard(copy, laid);
}

function takeBackDiscard(copy: MutableTable, dropped: LastDiscard): void {
  const { seat, owner, pile, card } = dropped;
  const cards = discardPileAt(copy, owner, pile);
  if (cards[cards.length - 1] !== card) return;
  setDiscardPile(replaceSeatByCopy(copy, owner), pile, cards.slice(0, -1));
  returnCardToSource(copy, seat, dropped);
  copy.lastDiscarded = dropped.previous;
  copy.justDiscarded = null;
  if (dropped.effect === 'late') copy.missingDiscards = [...copy.missingDiscards, seat];
  if (dropped.effect !== 'end') return;
  copy.turn = dropped.turn;
  copy.progress = { ...dropped.progress, opened: true };
  copy.spells = dropped.spells;
  copy.idleTurns = dropped.idleTurns;
  copy.turnNumber = copy.lastActedTurn > dropped.turnNumber ? copy.turnNumber + 1 : dropped.turnNumber;
  replaceSeatByCopy(copy, seat).turns = Math.max(0, seatStateAt(copy, seat).turns - 1);
}
