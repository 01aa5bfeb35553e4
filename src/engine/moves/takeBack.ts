import { type Seat } from '../cards';
import { type Draft, editSeat, giveToHand, giveToStockTop, liftFromBuilding, nowHidden, setDiscard } from '../draft';
import { type EntryOf, pileOf } from '../entries';
import { changed } from './turn';
import { putSpell, spellOf } from '../stance';
import { discardAt, type Dropped, type Laid, pileAt, type Progress, seatAt, type Table } from '../table';

/** Nothing lies on the card that this entry laid, and a pile it completed has not been shuffled in. */
export const stillOnTop = (table: Table, laid: Pick<Laid, 'to' | 'n'>): boolean => pileAt(table, laid.to).by === laid.n;

/**
 * A card laid goes back where it came from: the inverse of laying it, done to the table as it is now.
 * Whatever else has happened since stays as it is.
 */
export function liftLaid(draft: Draft, laid: Laid): void {
  liftFromBuilding(draft, laid.to, laid.pile, laid.card);
  giveBack(draft, laid.owner, laid);
  const isLast = draft.lastLaid?.n === laid.n;
  if (isLast)
    draft.lastLaid =
      laid.under !== null && draft.lastLaid?.learned === true ? { ...laid.under, learned: true } : laid.under;
  if (laid.drawn === null) return;
  const back = (now: Progress) =>
    changed(now, { plays: Math.max(0, now.plays - 1), drawn: now.drawn + (isLast ? (laid.drawn ?? 0) : 0) });
  const spell = spellOf(draft, laid.seat);
  if (spell !== null) putSpell(draft, { ...spell, progress: back(spell.progress) });
  else if (draft.turn === laid.by && draft.serial === laid.serial) draft.now = back(draft.now);
}

/** To the hand, the top of the stock, or the place in the discard pile that it came from. */
export function giveBack(
  draft: Draft,
  seat: Seat,
  was: Pick<Laid, 'from' | 'card' | 'at' | 'missing' | 'wasShown'>,
): void {
  if (was.missing) {
    draft.unexplained += 1;
    nowHidden(draft, was.card);
    return;
  }
  const pile = pileOf(was.from);
  if (was.from === 'hand') {
    giveToHand(draft, seat, was.card);
    if (was.wasShown) editSeat(draft, seat).shown = [...seatAt(draft, seat).shown, was.card];
  } else if (pile === null) giveToStockTop(draft, seat, was.card);
  else {
    const cards = discardAt(draft, seat, pile);
    const at = was.at < 0 ? cards.length : Math.min(was.at, cards.length);
    setDiscard(editSeat(draft, seat), pile, [...cards.slice(0, at), was.card, ...cards.slice(at)]);
  }
}

/** The player undid the own last act: the cards go back, and with a discard the turn. */
export function moveTakeBack(draft: Draft, entry: EntryOf<'take-back'>): void {
  if (entry.what === 'discard') {
    const dropped = draft.lastDropped;
    if (dropped !== null && dropped.seat === entry.seat) takeBackDiscard(draft, dropped);
    return;
  }
  const laid = draft.lastLaid;
  if (laid === null || (laid.seat !== entry.seat && laid.by !== entry.seat) || !stillOnTop(draft, laid)) return;
  liftLaid(draft, laid);
}

function takeBackDiscard(draft: Draft, dropped: Dropped): void {
  const { seat, owner, pile, card } = dropped;
  const cards = discardAt(draft, owner, pile);
  if (cards[cards.length - 1] !== card) return;
  setDiscard(editSeat(draft, owner), pile, cards.slice(0, -1));
  giveBack(draft, seat, dropped);
  draft.lastDropped = dropped.under;
  draft.after = null;
  if (dropped.as === 'late') draft.late = [...draft.late, seat];
  if (dropped.as !== 'end') return;
  draft.turn = dropped.turn;
  draft.now = { ...dropped.now, opened: true };
  draft.spells = dropped.spells;
  draft.idle = dropped.idle;
  draft.serial = draft.acted > dropped.serial ? draft.serial + 1 : dropped.serial;
  editSeat(draft, seat).turns = Math.max(0, seatAt(draft, seat).turns - 1);
}
