import type { Rules } from '@/rulesets';
import { type Card, type Seat } from '../cards';
import {
  takeOwedPenaltyCards,
  type MutableTable,
  replaceSeatByCopy,
  removeFaceFromSeen,
  addFaceToSeen,
  indexInPile,
  putOnBuilding,
  putOnDiscard,
  setBuildingPile,
  shuffleCompletedIntoDrawPile,
  takeFromDiscard,
  takeFromHand,
  takeFromStock,
} from '../mutableTable';
import { type EntryOf, discardPileIndexOf } from '../entries';
import { type Source } from '../fields';
import {
  responsibleSeat,
  removeSpell,
  hasTurnBegun,
  isInSpellAfterDiscard,
  isRegularTurnStance,
  setSpell,
  spellOf,
  type Stance,
  stanceOf,
} from '../stance';
import {
  discardPileAt,
  type LaidCard,
  seatToLeftOf,
  buildingPileAt,
  type TurnProgress,
  seatStateAt,
  type Table,
} from '../table';
import {
  advanceTurnProgress,
  endTurn,
  clearMustPlayBeforeDraw,
  progressInTurnOrSpell,
  applyStance,
  endGameIfWon,
} from './turn';

export function applyDraw(rules: Rules, draft: MutableTable, entry: EntryOf<'draw'>): void {
  const stance = stanceOf(rules, draft, entry);
  // a draw that the app filled in does not show whose turn the player thought it was
  const assumed = entry.assumed === true && stance !== 'owner' && stance !== 'starter';
  if (!assumed) applyStance(draft, stance, entry.seat);
  replaceSeatByCopy(draft, entry.seat).hand += entry.count;
  draft.draw -= entry.count;
  if (draft.draw < 0) {
    draft.unexplained += draft.draw;
    draft.draw = 0;
  }
  if (!assumed) {
    const { drawn } = progressInTurnOrSpell(draft, entry.seat);
    advanceTurnProgress(draft, stance, entry.seat, { drawn: drawn + entry.count, drew: true, known: true });
    const spell = spellOf(draft, entry.seat);
    if (spell !== null) setSpell(draft, { ...spell, drawn: spell.drawn + entry.count });
  }
  markLearned(draft);
}

/** A card was drawn or turned up: from now on, taking back the last play is no longer free of new knowledge. */
function markLearned(draft: MutableTable): void {
  if (draft.lastLaid?.learned === false) draft.lastLaid = { ...draft.lastLaid, learned: true };
}

export function applyPlay(rules: Rules, draft: MutableTable, entry: EntryOf<'play'>): void {
  const stance = stanceOf(rules, draft, entry);
  applyStance(draft, stance, entry.seat);
  const owner = entry.owner ?? entry.seat;
  const before = progressInTurnOrSpell(draft, entry.seat);
  const laid = describeLaidCard(draft, stance, entry, before);
  draft.lastLaid = laid;
  const stocked = seatStateAt(draft, owner).stock > 0;
  takeFrom(draft, owner, entry.from, entry.card);
  putOnBuilding(draft, entry.to, entry.card, entry.n);
  advanceTurnProgress(draft, stance, entry.seat, {
    plays: before.plays + 1,
    opened: true,
    drawn: 0,
    discardPlayed: entry.from === 'stock' ? false : before.discardPlayed || entry.from !== 'hand',
  });
  const spell = isRegularTurnStance(stance) ? null : spellOf(draft, entry.seat);
  if (spell !== null) setSpell(draft, { ...spell, plays: [...spell.plays, laid] });
  if (isRegularTurnStance(stance)) clearMustPlayBeforeDraw(draft, laid.by);
  draft.idleTurns = 0;
  // a card recorded from an empty stock does not win the game
  if (entry.from === 'stock' && stocked) endGameIfWon(rules, draft, owner);
}

function describeLaidCard(
  draft: MutableTable,
  stance: Stance,
  entry: EntryOf<'play'>,
  progress: TurnProgress,
): LaidCard {
  const owner = entry.owner ?? entry.seat;
  const last = draft.lastLaid;
  return {
    n: entry.n,
    turnNumber: draft.turnNumber,
    seat: entry.seat,
    by: responsibleSeat(draft, stance, entry.seat),
    card: entry.card,
    from: entry.from,
    owner,
    sourceIndex: placeInSource(draft, owner, entry.from, entry.card),
    missing: isMissing(draft, owner, entry.from, entry.card),
    wasShown: isShown(draft, owner, entry.from, entry.card),
    to: entry.to,
    pile: buildingPileAt(draft, entry.to),
    drawn: stance === 'unasked' ? null : progress.drawn,
    learned: false,
    previous: last !== null && last.seat === entry.seat && last.turnNumber === draft.turnNumber ? last : null,
  };
}

export function applyDiscard(rules: Rules, draft: MutableTable, entry: EntryOf<'discard'>): void {
  const stance = stanceOf(rules, draft, entry);
  const { turn, progress, spells, idleTurns, lastDiscarded } = draft;
  const again = stance === 'after-discard' || isInSpellAfterDiscard(draft, entry.seat);
  // a second discard by the same player begins neither a turn nor a spell
  if (stance !== 'after-discard') applyStance(draft, stance, entry.seat);
  const from = entry.from ?? 'hand';
  const owner = entry.owner ?? entry.seat;
  const effect = stance === 'late' ? 'late' : again ? 'again' : 'end';
  draft.lastDiscarded = {
    n: entry.n,
    turnNumber: draft.turnNumber,
    seat: entry.seat,
    card: entry.card,
    from,
    sourceIndex: placeInSource(draft, entry.seat, from, entry.card),
    missing: isMissing(draft, entry.seat, from, entry.card),
    wasShown: isShown(draft, entry.seat, from, entry.card),
    owner,
    pile: entry.pile,
    effect,
    turn: turn ?? entry.seat,
    progress: turn === null ? draft.progress : progress,
    spells,
    idleTurns,
    previous: effect === 'again' ? lastDiscarded : null,
  };
  takeFrom(draft, entry.seat, from, entry.card);
  putOnDiscard(draft, owner, entry.pile, entry.card);
  if (effect === 'late') draft.missingDiscards = draft.missingDiscards.filter((seat) => seat !== entry.seat);
  else if (effect === 'end') {
    if (isRegularTurnStance(stance)) clearMustPlayBeforeDraw(draft, entry.seat);
    completeTurn(draft, entry.seat);
  }
  draft.justDiscarded = entry.seat;
}

/**
 * Passes the turn to the left. If that player had already begun it, their progress becomes unknown: they
 * may draw again, and a draw they have already made is not demanded twice.
 */
function completeTurn(draft: MutableTable, seat: Seat): void {
  const again = draft.turn === seatToLeftOf(draft, seat) && hasTurnBegun(draft);
  endTurn(draft, seat);
  if (again) draft.progress = { ...draft.progress, known: false };
}

const placeInSource = (table: Table, owner: Seat, from: Source, card: Card): number => {
  const pile = discardPileIndexOf(from);
  return pile === null ? -1 : indexInPile(discardPileAt(table, owner, pile), card);
};

/** By the record there is no such card at the source: the hand or stock is empty, or the pile does not hold it. */
function isMissing(table: Table, owner: Seat, from: Source, card: Card): boolean {
  const { hand, stock, topOnly } = seatStateAt(table, owner);
  const pile = discardPileIndexOf(from);
  if (pile !== null) return placeInSource(table, owner, from, card) < 0 && !topOnly.includes(pile);
  return from === 'hand' ? hand === 0 : stock === 0;
}

const isShown = (table: Table, owner: Seat, from: Source, card: Card): boolean =>
  from === 'hand' && seatStateAt(table, owner).shownCards.includes(card);

function takeFrom(draft: MutableTable, owner: Seat, from: Source, card: Card): void {
  const pile = discardPileIndexOf(from);
  if (from === 'hand') takeFromHand(draft, owner, card);
  else if (pile === null) takeFromStock(draft, owner, card);
  else takeFromDiscard(draft, owner, pile, card);
}

export function applyFlip(draft: MutableTable, entry: EntryOf<'flip'>): void {
  if (seatStateAt(draft, entry.seat).stock === 0) return;
  const state = replaceSeatByCopy(draft, entry.seat);
  removeFaceFromSeen(draft, state.top);
  addFaceToSeen(draft, entry.card);
  state.top = entry.card;
  markLearned(draft);
}

export function applyDiscardShift(draft: MutableTable, entry: EntryOf<'shift'>): void {
  const cards = discardPileAt(draft, entry.seat, entry.pile);
  const card = cards[cards.length - 1];
  if (card === undefined) return;
  takeFromDiscard(draft, entry.seat, entry.pile, card);
  if (entry.to === 'hand') {
    replaceSeatByCopy(draft, entry.seat).hand += 1;
    removeFaceFromSeen(draft, card);
  } else putOnDiscard(draft, entry.seat, entry.to, card);
}

export function applyReveal(draft: MutableTable, entry: EntryOf<'reveal'>): void {
  const state = replaceSeatByCopy(draft, entry.seat);
  state.shownCards = [...state.shownCards, entry.card];
}

export function applyPass(draft: MutableTable, entry: EntryOf<'pass'>): void {
  if (draft.turn === entry.seat) {
    draft.lastActedTurn = draft.turnNumber;
    draft.started = true;
    clearMustPlayBeforeDraw(draft, entry.seat);
    const missing = seatStateAt(draft, entry.seat).hand > 0;
    endTurn(draft, entry.seat);
    draft.justDiscarded = null;
    if (missing) draft.missingDiscards = [...draft.missingDiscards, entry.seat];
  } else removeSpell(draft, entry.seat);
}

/** Makes a new draw pile. */
export function applyReshuffle(draft: MutableTable, entry: EntryOf<'reshuffle'>): void {
  const from = entry.from ?? 'completed';
  if (from === 'completed') shuffleCompletedIntoDrawPile(draft);
  else if (from === 'under-tops') recycleUnderTops(draft, entry.n);
  else draft.drawKnown = false;
}

/** Shuffles the cards under the tops of the building piles into the draw pile; the tops keep their numbers. */
function recycleUnderTops(draft: MutableTable, n: number): void {
  draft.building.forEach((pile, place) => {
    const top = pile.cards[pile.cards.length - 1];
    if (top === undefined || pile.cards.length === 1) return;
    const under = pile.cards.slice(0, -1);
    under.forEach((card) => removeFaceFromSeen(draft, card));
    draft.draw += under.length;
    setBuildingPile(draft, place, { cards: [top], shows: pile.shows, by: n });
  });
  takeOwedPenaltyCards(draft);
}
