import type { Rules } from '@/rulesets';
import { UNSEEN } from '../cards';
import { type MutableTable, mutableCopy, editSeat, countFaceHidden } from '../mutableTable';
import { CARD_ACTS } from '../acts';
import { type Entry, type EntryOf, isEmptyDraw } from '../entries';
import { moveDiscard, moveDraw, moveFlip, movePass, movePlay, moveReshuffle, moveReveal, moveShift } from './cards';
import { moveCut, moveDeal, movePosition, moveStart } from './setup';
import { moveTakeBack } from './takeBack';
import { endIfWon } from './turn';
import { allSides, playsTeams, asWinner, sideOf } from '../sides';
import { type Table } from '../table';

/**
 * The table after an entry. An improper act is applied as it happened, because the cards have already
 * moved. `applyRuling` applies rulings; talk, reports and notes change nothing.
 */
export function applyEntry(rules: Rules, table: Table, entry: Entry): Table {
  if ((table.over !== null && CARD_ACTS.has(entry.act)) || isEmptyDraw(entry)) return table;
  const draft = mutableCopy(table);
  apply(rules, draft, entry);
  return draft;
}

function apply(rules: Rules, draft: MutableTable, entry: Entry): void {
  switch (entry.act) {
    case 'draw':
      return moveDraw(rules, draft, entry);
    case 'play':
      return movePlay(rules, draft, entry);
    case 'discard':
      return moveDiscard(rules, draft, entry);
    case 'flip':
      return moveFlip(draft, entry);
    case 'pass':
      return movePass(draft, entry);
    case 'shift':
      return moveShift(draft, entry);
    case 'reveal':
      return moveReveal(draft, entry);
    case 'take-back':
      return moveTakeBack(draft, entry);
    case 'reshuffle':
      return moveReshuffle(draft, entry);
    case 'cut':
      return moveCut(draft, entry);
    case 'deal':
      return moveDeal(rules, draft, entry);
    case 'start':
      return moveStart(rules, draft, entry);
    case 'position':
      return movePosition(rules, draft, entry);
    case 'count':
      return moveCount(draft, entry);
    case 'end':
      return moveEndGame(rules, draft, entry);
    case 'sign':
      return moveSign(rules, draft, entry);
    case 'sit':
      return moveSit(draft, entry);
    case 'claim':
      return endIfWon(rules, draft, entry.seat);
    case 'pause':
      draft.paused = true;
      return;
    case 'resume':
      draft.paused = false;
      return;
    default:
      return;
  }
}

/** The position adopts the counted number; the difference counts as unexplained. */
export function moveCount(draft: MutableTable, entry: EntryOf<'count'>): void {
  const { seat } = entry;
  if (seat !== undefined && entry.stock !== undefined) {
    const state = editSeat(draft, seat);
    draft.unexplained += state.stock - entry.stock;
    state.stock = entry.stock;
    if (state.stock === 0) {
      countFaceHidden(draft, state.top);
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

export function moveEndGame(rules: Rules, draft: MutableTable, entry: EntryOf<'end'>): void {
  if (draft.over !== null) return;
  const conceding = entry.why === 'concede' && entry.seat !== undefined ? sideOf(rules, draft, entry.seat) : null;
  const others =
    conceding === null ? [] : draft.seats.map((_, seat) => seat).filter((seat) => !conceding.includes(seat));
  const two = allSides(rules, draft).length === 2;
  const winner = two && others[0] !== undefined ? asWinner(rules, draft, others[0]) : null;
  draft.over = { why: entry.why, winner, turn: draft.turn, seat: null };
  draft.turn = null;
}

/** A side signs the result. A signature before the end of the game has no effect. */
export function moveSign(rules: Rules, draft: MutableTable, entry: EntryOf<'sign'>): void {
  if (draft.over === null) return;
  const side = playsTeams(rules, draft)
    ? (entry.team ?? (entry.seat === undefined ? undefined : draft.teams[entry.seat]))
    : (entry.seat ?? entry.team);
  if (side !== undefined && !draft.signed.includes(side)) draft.signed = [...draft.signed, side];
}

export function moveSit(draft: MutableTable, entry: EntryOf<'sit'>): void {
  draft.names = draft.names.map((name, seat) => (seat === entry.seat ? entry.name : name));
}
