import type { Rules } from '@/rulesets';
import { UNSEEN_CARD } from '../cards';
import { type MutableTable, mutableCopy, replaceSeatByCopy, removeFaceFromSeen } from '../mutableTable';
import { CARD_ACTS } from '../acts';
import { type Entry, type EntryOf, isZeroCardDraw } from '../entries';
import {
  applyDiscard,
  applyDraw,
  applyFlip,
  applyPass,
  applyPlay,
  applyReshuffle,
  applyReveal,
  applyDiscardShift,
} from './cards';
import { applyCut, applyDeal, applyPosition, applyStart } from './setup';
import { applyTakeBack } from './takeBack';
import { endGameIfWon } from './turn';
import { sideNumbers, isTeamGame, makeWinner, seatsOnSameSideAs } from '../sides';
import { type Table } from '../table';

/**
 * The table after an entry. An improper act is applied as it happened, because the cards have already
 * moved. `applyRuling` applies rulings; talk, reports and notes change nothing.
 */
export function applyEntry(rules: Rules, table: Table, entry: Entry): Table {
  if ((table.over !== null && CARD_ACTS.has(entry.act)) || isZeroCardDraw(entry)) return table;
  const draft = mutableCopy(table);
  apply(rules, draft, entry);
  return draft;
}

function apply(rules: Rules, draft: MutableTable, entry: Entry): void {
  switch (entry.act) {
    case 'draw':
      return applyDraw(rules, draft, entry);
    case 'play':
      return applyPlay(rules, draft, entry);
    case 'discard':
      return applyDiscard(rules, draft, entry);
    case 'flip':
      return applyFlip(draft, entry);
    case 'pass':
      return applyPass(draft, entry);
    case 'shift':
      return applyDiscardShift(draft, entry);
    case 'reveal':
      return applyReveal(draft, entry);
    case 'take-back':
      return applyTakeBack(draft, entry);
    case 'reshuffle':
      return applyReshuffle(draft, entry);
    case 'cut':
      return applyCut(draft, entry);
    case 'deal':
      return applyDeal(rules, draft, entry);
    case 'start':
      return applyStart(rules, draft, entry);
    case 'position':
      return applyPosition(rules, draft, entry);
    case 'count':
      return applyCount(draft, entry);
    case 'end':
      return applyEndGame(rules, draft, entry);
    case 'sign':
      return applySignature(rules, draft, entry);
    case 'sit':
      return applySit(draft, entry);
    case 'claim':
      return endGameIfWon(rules, draft, entry.seat);
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
export function applyCount(draft: MutableTable, entry: EntryOf<'count'>): void {
  const { seat } = entry;
  if (seat !== undefined && entry.stock !== undefined) {
    const state = replaceSeatByCopy(draft, seat);
    draft.unexplained += state.stock - entry.stock;
    state.stock = entry.stock;
    if (state.stock === 0) {
      removeFaceFromSeen(draft, state.top);
      state.top = UNSEEN_CARD;
    }
  }
  if (seat !== undefined && entry.hand !== undefined) {
    const state = replaceSeatByCopy(draft, seat);
    draft.unexplained += state.hand - entry.hand;
    state.hand = entry.hand;
  }
  if (entry.draw !== undefined) {
    draft.unexplained += draft.draw - entry.draw;
    draft.draw = entry.draw;
    draft.drawKnown = true;
  }
}

export function applyEndGame(rules: Rules, draft: MutableTable, entry: EntryOf<'end'>): void {
  if (draft.over !== null) return;
  const conceding =
    entry.why === 'concede' && entry.seat !== undefined ? seatsOnSameSideAs(rules, draft, entry.seat) : null;
  const others =
    conceding === null ? [] : draft.seats.map((_, seat) => seat).filter((seat) => !conceding.includes(seat));
  const two = sideNumbers(rules, draft).length === 2;
  const winner = two && others[0] !== undefined ? makeWinner(rules, draft, others[0]) : null;
  draft.over = { why: entry.why, winner, turn: draft.turn, seat: null };
  draft.turn = null;
}

/** A side signs the result. A signature before the end of the game has no effect. */
export function applySignature(rules: Rules, draft: MutableTable, entry: EntryOf<'sign'>): void {
  if (draft.over === null) return;
  const side = isTeamGame(rules, draft)
    ? (entry.team ?? (entry.seat === undefined ? undefined : draft.teams[entry.seat]))
    : (entry.seat ?? entry.team);
  if (side !== undefined && !draft.signed.includes(side)) draft.signed = [...draft.signed, side];
}

export function applySit(draft: MutableTable, entry: EntryOf<'sit'>): void {
  draft.names = draft.names.map((name, seat) => (seat === entry.seat ? entry.name : name));
}
