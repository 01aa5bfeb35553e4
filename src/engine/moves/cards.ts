import type { Rules } from '@/rulesets';
import { type Card, type Seat } from '../cards';
import {
  collectOwed,
  type Draft,
  editSeat,
  nowHidden,
  nowSeen,
  placeInPile,
  putOnBuilding,
  putOnDiscard,
  setPile,
  shuffleCompletedIn,
  takeFromDiscard,
  takeFromHand,
  takeFromStock,
} from '../draft';
import { type EntryOf, pileOf, type Source } from '../entries';
import {
  answersFor,
  dropSpell,
  hasBegun,
  isAfterDiscard,
  isOwnTurn,
  putSpell,
  spellOf,
  type Stance,
  stanceOf,
} from '../stance';
import { discardAt, type Laid, leftOf, pileAt, type Progress, seatAt, type Table } from '../table';
import { advance, endTurn, hasPaid, progressOf, takeStance, winIfOut } from './turn';

export function moveDraw(rules: Rules, draft: Draft, entry: EntryOf<'draw'>): void {
  const stance = stanceOf(rules, draft, entry);
  // a draw the app filled in says nothing about whose turn somebody thought it was
  const assumed = entry.assumed === true && stance !== 'owner' && stance !== 'starter';
  if (!assumed) takeStance(draft, stance, entry.seat);
  editSeat(draft, entry.seat).hand += entry.count;
  draft.draw -= entry.count;
  if (draft.draw < 0) {
    draft.unexplained += draft.draw;
    draft.draw = 0;
  }
  if (!assumed) {
    const { drawn } = progressOf(draft, entry.seat);
    advance(draft, stance, entry.seat, { drawn: drawn + entry.count, drew: true, known: true });
    const spell = spellOf(draft, entry.seat);
    if (spell !== null) putSpell(draft, { ...spell, drawn: spell.drawn + entry.count });
  }
  learn(draft);
}

/** Something was drawn or turned up: whoever takes a card back now has learned from it. */
function learn(draft: Draft): void {
  if (draft.lastLaid?.learned === false) draft.lastLaid = { ...draft.lastLaid, learned: true };
}

export function movePlay(rules: Rules, draft: Draft, entry: EntryOf<'play'>): void {
  const stance = stanceOf(rules, draft, entry);
  takeStance(draft, stance, entry.seat);
  const owner = entry.owner ?? entry.seat;
  const before = progressOf(draft, entry.seat);
  const laid = laidBy(draft, stance, entry, before);
  draft.lastLaid = laid;
  const stocked = seatAt(draft, owner).stock > 0;
  takeFrom(draft, owner, entry.from, entry.card);
  putOnBuilding(draft, entry.to, entry.card, entry.n);
  advance(draft, stance, entry.seat, {
    plays: before.plays + 1,
    opened: true,
    drawn: 0,
    discardPlayed: entry.from === 'stock' ? false : before.discardPlayed || entry.from !== 'hand',
  });
  const spell = isOwnTurn(stance) ? null : spellOf(draft, entry.seat);
  if (spell !== null) putSpell(draft, { ...spell, plays: [...spell.plays, laid] });
  if (isOwnTurn(stance)) hasPaid(draft, laid.by);
  draft.idle = 0;
  // a card that cannot have come from an empty stock wins nothing
  if (entry.from === 'stock' && stocked) winIfOut(rules, draft, owner);
}

function laidBy(draft: Draft, stance: Stance, entry: EntryOf<'play'>, progress: Progress): Laid {
  const owner = entry.owner ?? entry.seat;
  const last = draft.lastLaid;
  return {
    n: entry.n,
    serial: draft.serial,
    seat: entry.seat,
    by: answersFor(draft, stance, entry.seat),
    card: entry.card,
    from: entry.from,
    owner,
    at: placeInSource(draft, owner, entry.from, entry.card),
    missing: isMissing(draft, owner, entry.from, entry.card),
    wasShown: isShown(draft, owner, entry.from, entry.card),
    to: entry.to,
    pile: pileAt(draft, entry.to),
    drawn: stance === 'unasked' ? null : progress.drawn,
    learned: false,
    under: last !== null && last.seat === entry.seat && last.serial === draft.serial ? last : null,
  };
}

export function moveDiscard(rules: Rules, draft: Draft, entry: EntryOf<'discard'>): void {
  const stance = stanceOf(rules, draft, entry);
  const { turn, now, spells, idle, lastDropped } = draft;
  const again = stance === 'after-discard' || isAfterDiscard(draft, entry.seat);
  // a second card discarded is that and no more: it does not begin anything
  if (stance !== 'after-discard') takeStance(draft, stance, entry.seat);
  const from = entry.from ?? 'hand';
  const owner = entry.owner ?? entry.seat;
  const as = stance === 'late' ? 'late' : again ? 'again' : 'end';
  draft.lastDropped = {
    n: entry.n,
    serial: draft.serial,
    seat: entry.seat,
    card: entry.card,
    from,
    at: placeInSource(draft, entry.seat, from, entry.card),
    missing: isMissing(draft, entry.seat, from, entry.card),
    wasShown: isShown(draft, entry.seat, from, entry.card),
    owner,
    pile: entry.pile,
    as,
    turn: turn ?? entry.seat,
    now: turn === null ? draft.now : now,
    spells,
    idle,
    under: as === 'again' ? lastDropped : null,
  };
  takeFrom(draft, entry.seat, from, entry.card);
  putOnDiscard(draft, owner, entry.pile, entry.card);
  if (as === 'late') draft.late = draft.late.filter((seat) => seat !== entry.seat);
  else if (as === 'end') {
    if (isOwnTurn(stance)) hasPaid(draft, entry.seat);
    completeTurn(draft, entry.seat);
  }
  draft.after = entry.seat;
}

/**
 * The turn goes to the left and begins there. Where that player had it already and was in the middle
 * of it, what they may still draw is open again, and what they have drawn is not asked for twice.
 */
function completeTurn(draft: Draft, seat: Seat): void {
  const again = draft.turn === leftOf(draft, seat) && hasBegun(draft);
  endTurn(draft, seat);
  if (again) draft.now = { ...draft.now, known: false };
}

const placeInSource = (table: Table, owner: Seat, from: Source, card: Card): number => {
  const pile = pileOf(from);
  return pile === null ? -1 : placeInPile(discardAt(table, owner, pile), card);
};

/** The record has no such card there: a hand or stock that is empty, a pile that does not hold it. */
function isMissing(table: Table, owner: Seat, from: Source, card: Card): boolean {
  const { hand, stock, loose } = seatAt(table, owner);
  const pile = pileOf(from);
  if (pile !== null) return placeInSource(table, owner, from, card) < 0 && !loose.includes(pile);
  return from === 'hand' ? hand === 0 : stock === 0;
}

const isShown = (table: Table, owner: Seat, from: Source, card: Card): boolean =>
  from === 'hand' && seatAt(table, owner).shown.includes(card);

function takeFrom(draft: Draft, owner: Seat, from: Source, card: Card): void {
  const pile = pileOf(from);
  if (from === 'hand') takeFromHand(draft, owner, card);
  else if (pile === null) takeFromStock(draft, owner, card);
  else takeFromDiscard(draft, owner, pile, card);
}

export function moveFlip(draft: Draft, entry: EntryOf<'flip'>): void {
  if (seatAt(draft, entry.seat).stock === 0) return;
  const state = editSeat(draft, entry.seat);
  nowHidden(draft, state.top);
  nowSeen(draft, entry.card);
  state.top = entry.card;
  learn(draft);
}

export function moveShift(draft: Draft, entry: EntryOf<'shift'>): void {
  const cards = discardAt(draft, entry.seat, entry.pile);
  const card = cards[cards.length - 1];
  if (card === undefined) return;
  takeFromDiscard(draft, entry.seat, entry.pile, card);
  if (entry.to === 'hand') {
    editSeat(draft, entry.seat).hand += 1;
    nowHidden(draft, card);
  } else putOnDiscard(draft, entry.seat, entry.to, card);
}

export function moveReveal(draft: Draft, entry: EntryOf<'reveal'>): void {
  const state = editSeat(draft, entry.seat);
  state.shown = [...state.shown, entry.card];
}

export function movePass(draft: Draft, entry: EntryOf<'pass'>): void {
  if (draft.turn === entry.seat) {
    draft.acted = draft.serial;
    draft.started = true;
    hasPaid(draft, entry.seat);
    const missing = seatAt(draft, entry.seat).hand > 0;
    endTurn(draft, entry.seat);
    draft.after = null;
    if (missing) draft.late = [...draft.late, entry.seat];
  } else dropSpell(draft, entry.seat);
}

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
