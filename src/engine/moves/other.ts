import type { Rules } from '@/rulesets';
import { UNSEEN } from '../cards';
import { addToStock, type Draft, editSeat, giveToHand, giveToStockTop, liftFromBuilding, nowHidden, setDiscard, setPile, shuffleCompletedIn, stillOnTop, takeFromDiscard } from '../draft';
import { type EntryOf } from '../entries';
import { allSides, playsTeams, sideName, sideOf } from '../sides';
import { type Laid, seatAt } from '../table';
import { reopenIfRevived, retractTurn } from './turn';

/** A new draw pile. Penalty cards that were owed are taken from it at once. */
export function moveReshuffle(draft: Draft, entry: EntryOf<'reshuffle'>): void {
  const from = entry.from ?? 'completed';
  if (from === 'completed') shuffleCompletedIn(draft);
  else if (from === 'under-tops') recycleUnderTops(draft, entry.n);
  else draft.drawKnown = false;
  draft.seats.forEach(({ owed }, seat) => {
    const taken = Math.min(owed, draft.draw);
    if (taken === 0) return;
    draft.draw -= taken;
    addToStock(draft, seat, taken);
    editSeat(draft, seat).owed -= taken;
  });
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
}

/** The player undid the own last act: the cards go back, and with a discard the turn. */
export function moveTakeBack(rules: Rules, draft: Draft, entry: EntryOf<'take-back'>): void {
  if (entry.what === 'discard') takeBackDiscard(draft, entry);
  else if (draft.lastLaid !== null && draft.lastLaid.seat === entry.seat && stillOnTop(draft, draft.lastLaid)) {
    takeBackPlay(draft, draft.lastLaid);
    draft.lastLaid = null;
    reopenIfRevived(rules, draft);
  }
}

export function takeBackPlay(draft: Draft, laid: Laid): void {
  liftFromBuilding(draft, laid.to, laid.pile, laid.card);
  if (laid.from === 'hand') giveToHand(draft, laid.owner, laid.card);
  else if (laid.from === 'stock') giveToStockTop(draft, laid.owner, laid.card);
  else setDiscard(editSeat(draft, laid.owner), Number(laid.from.slice(8)), laid.source ?? [laid.card]);
  if (laid.progress === null || laid.learned) return;
  if (draft.spell !== null) draft.spell = { ...draft.spell, progress: laid.progress };
  else draft.now = laid.progress;
}

function takeBackDiscard(draft: Draft, entry: EntryOf<'take-back'>): void {
  const last = draft.lastDropped;
  if (last === null || last.seat !== entry.seat) return;
  const pile = seatAt(draft, last.owner).discards[last.pile] ?? [];
  if (pile[pile.length - 1] !== last.card) return;
  takeFromDiscard(draft, last.owner, last.pile, last.card);
  if (last.from === 'hand') giveToHand(draft, last.seat, last.card);
  else if (last.from === 'stock') giveToStockTop(draft, last.seat, last.card);
  retractTurn(draft);
  draft.turn = last.turn;
  draft.now = last.now;
  draft.spell = last.spell;
  draft.after = null;
  draft.lastDropped = null;
  draft.serial += 1;
  const turns = seatAt(draft, last.seat).turns;
  if (turns > 0) editSeat(draft, last.seat).turns = turns - 1;
}

/** The position takes the counted number; the difference is unexplained, or was dealt wrong. */
export function moveCount(draft: Draft, entry: EntryOf<'count'>): void {
  const { seat } = entry;
  const dealt = draft.laid && !draft.started;
  if (seat !== undefined && entry.stock !== undefined) {
    const state = editSeat(draft, seat);
    const missing = state.stock - entry.stock;
    if (dealt && draft.draw + missing >= 0) draft.draw += missing;
    else draft.unexplained += missing;
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
  const others = conceding === null ? [] : draft.seats.map((_, seat) => seat).filter((seat) => !conceding.includes(seat));
  const two = allSides(rules, draft).length === 2;
  const winner = two && others[0] !== undefined ? sideName(rules, draft, others[0]) : null;
  draft.over = { why: entry.why, winner, turn: draft.turn, seat: null };
  draft.turn = null;
}

export function moveSign(rules: Rules, draft: Draft, entry: EntryOf<'sign'>): void {
  const side = playsTeams(rules, draft) ? (entry.team ?? (entry.seat === undefined ? undefined : draft.teams[entry.seat])) : (entry.seat ?? entry.team);
  if (side !== undefined && !draft.signed.includes(side)) draft.signed = [...draft.signed, side];
}

export function moveSit(draft: Draft, entry: EntryOf<'sit'>): void {
  draft.names = draft.names.map((name, seat) => (seat === entry.seat ? entry.name : name));
}
