import type { Rules } from '@/rulesets';
import { UNSEEN_CARD } from '../cards';
import { type MutableTable, mutableCopy, replaceSeatByCopy, removeFaceFromSeen } from './mutableTable';
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
import { sideNumbers, isTeamGame, makeWinnerFromSeat, seatsOnSameSideAs } from '../sides';
import { type Table } from '../table';

/**
 * The table after an entry. An improper act is applied as it happened, because the cards have already
 * moved. `applyRuling` applies rulings; talk, reports and notes change nothing.
 */
export function applyEntry(rules: Rules, table: Table, entry: Entry): Table {
  if ((table.over !== null && CARD_ACTS.has(entry.act)) || isZeroCardDraw(entry)) return table;
  const copy = mutableCopy(table);
  apply(rules, copy, entry);
  return copy;
}

function apply(rules: Rules, copy: MutableTable, entry: Entry): void {
  switch (entry.act) {
    case 'draw':
      return applyDraw(rules, copy, entry);
    case 'play':
      return applyPlay(rules, copy, entry);
    case 'discard':
      return applyDiscard(rules, copy, entry);
    case 'flip':
      return applyFlip(copy, entry);
    case 'pass':
      return applyPass(copy, entry);
    case 'shift':
      return applyDiscardShift(copy, entry);
    case 'reveal':
      return applyReveal(copy, entry);
    case 'take-back':
      return applyTakeBack(copy, entry);
    case 'reshuffle':
      return applyReshuffle(copy, entry);
    case 'cut':
      return applyCut(copy, entry);
    case 'deal':
      return applyDeal(rules, copy, entry);
    case 'start':
      return applyStart(rules, copy, entry);
    case 'position':
      return applyPosition(rules, copy, entry);
    case 'count':
      return applyCount(copy, entry);
    case 'end':
      return applyEndGame(rules, copy, entry);
    case 'sign':
      return applySignature(rules, copy, entry);
    case 'sit':
      return applySit(copy, entry);
    case 'claim':
      return endGameIfWon(rules, copy, entry.seat);
    case 'pause':
      copy.paused = true;
      return;
    case 'resume':
      copy.paused = false;
      return;
    default:
      return;
  }
}

/** The position adopts the counted number; the difference counts as unexplained. */
export function applyCount(copy: MutableTable, entry: EntryOf<'count'>): void {
  const { seat } = entry;
  if (seat !== undefined && entry.stock !== undefined) {
    const state = replaceSeatByCopy(copy, seat);
    copy.unexplained += state.stock - entry.stock;
    state.stock = entry.stock;
    if (state.stock === 0) {
      removeFaceFromSeen(copy, state.top);
      state.top = UNSEEN_CARD;
    }
  }
  if (seat !== undefined && entry.hand !== undefined) {
    const state = replaceSeatByCopy(copy, seat);
    copy.unexplained += state.hand - entry.hand;
    state.hand = entry.hand;
  }
  if (entry.draw !== undefined) {
    copy.unexplained += copy.draw - entry.draw;
    copy.draw = entry.draw;
    copy.drawKnown = true;
  }
}

export function applyEndGame(rules: Rules, copy: MutableTable, entry: EntryOf<'end'>): void {
  if (copy.over !== null) return;
  const conceding =
    entry.why === 'concede' && entry.seat !== undefined ? seatsOnSameSideAs(rules, copy, entry.seat) : null;
  const others =
    conceding === null ? [] : copy.seats.map((_, seat) => seat).filter((seat) => !conceding.includes(seat));
  const two = sideNumbers(rules, copy).length === 2;
  const winner = two && others[0] !== undefined ? makeWinnerFromSeat(rules, copy, others[0]) : null;
  copy.over = { why: entry.why, winner, turn: copy.turn, seat: null };
  copy.turn = null;
}

/** A side signs the result. A signature before the end of the game has no effect. */
export function applySignature(rules: Rules, copy: MutableTable, entry: EntryOf<'sign'>): void {
  if (copy.over === null) return;
  const side = isTeamGame(rules, copy)
    ? (entry.team ?? (entry.seat === undefined ? undefined : copy.teams[entry.seat]))
    : (entry.seat ?? entry.team);
  if (side !== undefined && !copy.signed.includes(side)) copy.signed = [...copy.signed, side];
}

export function applySit(copy: MutableTable, entry: EntryOf<'sit'>): void {
  copy.names = copy.names.map((name, seat) => (seat === entry.seat ? entry.name : name));
}
