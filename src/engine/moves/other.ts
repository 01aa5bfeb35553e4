import type { Rules } from '@/rulesets';
import { UNSEEN } from '../cards';
import { collectOwed, type Draft, editSeat, nowHidden, setDiscard, setPile, shuffleCompletedIn } from '../draft';
import { type EntryOf } from '../entries';
import { allSides, playsTeams, sideName, sideOf } from '../sides';
import { discardAt, type Dropped, seatAt } from '../table';
import { giveBack, liftLaid, stillOnTop } from '../undo';

/** A new draw pile. */
export function moveReshuffle(draft: Draft, entry: EntryOf<'reshuffle'>): void {
  const from = entry.from ?? 'completed';
  if (from === 'completed') shuffleCompletedIn(draft);
  else if (from === 'under-tops') recycleUnderTops(draft, entry.n);
  else draft.drawKnown = false;
}

/** The cards beneath each building pile's top go into the draw pile; the tops keep their numbers. */
function recycleUnderTops(draft: Draft, n: number): void {
  draft.building.forEach((pile, place) => {
    const top = pile.cards[pile.cards.length - 1];
    if (top === undefined || pile.cards.length === 1) return;
    const under = pile.cards.slice(0, -1);
    under.forEach((card) => nowHidden(draft, card));
    draft.draw += under.length;
    setPile(draft, place, { cards: [top], shows: pile.shows, by: n });
  });
  collectOwed(draft);
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

/** The position takes the counted number; the difference is unexplained. */
export function moveCount(draft: Draft, entry: EntryOf<'count'>): void {
  const { seat } = entry;
  if (seat !== undefined && entry.stock !== undefined) {
    const state = editSeat(draft, seat);
    draft.unexplained += state.stock - entry.stock;
    state.stock = entry.stock;
    if (state.stock === 0) {
      nowHidden(draft, state.top);
      state.top = UNSEEN;
    }
  }
  if (seat !== undefined && entry.hand !== undefined) {
    const state = editSeat(draft, seat);
    draft.unexplained += state.hand - entry.hand;
    state.hand = entry.hand;
  }
  if (entry.draw !== undefined) {
    draft.unexplained += draft.draw - entry.draw;
    draft.draw = entry.draw;
    draft.drawKnown = true;
  }
}

export function moveEnd(rules: Rules, draft: Draft, entry: EntryOf<'end'>): void {
  if (draft.over !== null) return;
  const conceding = entry.why === 'concede' && entry.seat !== undefined ? sideOf(rules, draft, entry.seat) : null;
  const others =
    conceding === null ? [] : draft.seats.map((_, seat) => seat).filter((seat) => !conceding.includes(seat));
  const two = allSides(rules, draft).length === 2;
  const winner = two && others[0] !== undefined ? sideName(rules, draft, others[0]) : null;
  draft.over = { why: entry.why, winner, turn: draft.turn, seat: null };
  draft.turn = null;
}

/** A side confirms the result; before there is one, a signature signs nothing. */
export function moveSign(rules: Rules, draft: Draft, entry: EntryOf<'sign'>): void {
  if (draft.over === null) return;
  const side = playsTeams(rules, draft)
    ? (entry.team ?? (entry.seat === undefined ? undefined : draft.teams[entry.seat]))
    : (entry.seat ?? entry.team);
  if (side !== undefined && !draft.signed.includes(side)) draft.signed = [...draft.signed, side];
}

export function moveSit(draft: Draft, entry: EntryOf<'sit'>): void {
  draft.names = draft.names.map((name, seat) => (seat === entry.seat ? entry.name : name));
}
