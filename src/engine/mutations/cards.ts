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
  reshuffleInPlace,
  takeFromDiscard,
  takeFromHand,
  takeFromStock,
} from './mutableTable';
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
  spellOrTurnProgressOf,
  applyStance,
  endGameIfWon,
} from './turn';

export function applyDraw(rules: Rules, copy: MutableTable, entry: EntryOf<'draw'>): void {
  const stance = stanceOf(rules, copy, entry);
  // a draw that the app filled in does not show whose turn the player thought it was
  const assumed = entry.assumed === true && stance !== 'owner' && stance !== 'starter';
  if (!assumed) applyStance(copy, stance, entry.seat);
  replaceSeatByCopy(copy, entry.seat).hand += entry.count;
  copy.draw -= entry.count;
  if (copy.draw < 0) {
    copy.unexplained += copy.draw;
    copy.draw = 0;
  }
  if (!assumed) {
    const { drawn } = spellOrTurnProgressOf(copy, entry.seat);
    advanceTurnProgress(copy, stance, entry.seat, { drawn: drawn + entry.count, drew: true, known: true });
    const spell = spellOf(copy, entry.seat);
    if (spell !== null) setSpell(copy, { ...spell, drawn: spell.drawn + entry.count });
  }
  markLearned(copy);
}

/** A card was drawn or turned up: from now on, taking back the last play is no longer free of new knowledge. */
function markLearned(copy: MutableTable): void {
  if (copy.lastLaid?.learned === false) copy.lastLaid = { ...copy.lastLaid, learned: true };
}

export function applyPlay(rules: Rules, copy: MutableTable, entry: EntryOf<'play'>): void {
  const stance = stanceOf(rules, copy, entry);
  applyStance(copy, stance, entry.seat);
  const owner = entry.owner ?? entry.seat;
  const before = spellOrTurnProgressOf(copy, entry.seat);
  const laid = describeLaidCard(copy, stance, entry, before);
  copy.lastLaid = laid;
  const stocked = seatStateAt(copy, owner).stock > 0;
  takeFrom(copy, owner, entry.from, entry.card);
  putOnBuilding(copy, entry.to, entry.card, entry.n);
  advanceTurnProgress(copy, stance, entry.seat, {
    plays: before.plays + 1,
    opened: true,
    drawn: 0,
    discardPlayed: entry.from === 'stock' ? false : before.discardPlayed || entry.from !== 'hand',
  });
  const spell = isRegularTurnStance(stance) ? null : spellOf(copy, entry.seat);
  if (spell !== null) setSpell(copy, { ...spell, plays: [...spell.plays, laid] });
  if (isRegularTurnStance(stance)) clearMustPlayBeforeDraw(copy, laid.by);
  copy.idleTurns = 0;
  // a card recorded from an empty stock does not win the game
  if (entry.from === 'stock' && stocked) endGameIfWon(rules, copy, owner);
}

function describeLaidCard(
  copy: MutableTable,
  stance: Stance,
  entry: EntryOf<'play'>,
  progress: TurnProgress,
): LaidCard {
  const owner = entry.owner ?? entry.seat;
  const last = copy.lastLaid;
  return {
    n: entry.n,
    turnNumber: copy.turnNumber,
    seat: entry.seat,
    by: responsibleSeat(copy, stance, entry.seat),
    card: entry.card,
    from: entry.from,
    owner,
    sourceIndex: placeInSource(copy, owner, entry.from, entry.card),
    missing: isMissing(copy, owner, entry.from, entry.card),
    wasShown: isShown(copy, owner, entry.from, entry.card),
    to: entry.to,
    pile: buildingPileAt(copy, entry.to),
    drawn: stance === 'unasked' ? null : progress.drawn,
    learned: false,
    previous: last !== null && last.seat === entry.seat && last.turnNumber === copy.turnNumber ? last : null,
  };
}

export function applyDiscard(rules: Rules, copy: MutableTable, entry: EntryOf<'discard'>): void {
  const stance = stanceOf(rules, copy, entry);
  const { turn, progress, spells, idleTurns, lastDiscarded } = copy;
  const again = stance === 'after-discard' || isInSpellAfterDiscard(copy, entry.seat);
  // a second discard by the same player begins neither a turn nor a spell
  if (stance !== 'after-discard') applyStance(copy, stance, entry.seat);
  const from = entry.from ?? 'hand';
  const owner = entry.owner ?? entry.seat;
  const effect = stance === 'late' ? 'late' : again ? 'again' : 'end';
  copy.lastDiscarded = {
    n: entry.n,
    turnNumber: copy.turnNumber,
    seat: entry.seat,
    card: entry.card,
    from,
    sourceIndex: placeInSource(copy, entry.seat, from, entry.card),
    missing: isMissing(copy, entry.seat, from, entry.card),
    wasShown: isShown(copy, entry.seat, from, entry.card),
    owner,
    pile: entry.pile,
    effect,
    turn: turn ?? entry.seat,
    progress: turn === null ? copy.progress : progress,
    spells,
    idleTurns,
    previous: effect === 'again' ? lastDiscarded : null,
  };
  takeFrom(copy, entry.seat, from, entry.card);
  putOnDiscard(copy, owner, entry.pile, entry.card);
  if (effect === 'late') copy.missingDiscards = copy.missingDiscards.filter((seat) => seat !== entry.seat);
  else if (effect === 'end') {
    if (isRegularTurnStance(stance)) clearMustPlayBeforeDraw(copy, entry.seat);
    completeTurn(copy, entry.seat);
  }
  copy.justDiscarded = entry.seat;
}

/**
 * Passes the turn to the left. If that player had already begun it, their progress becomes unknown: they
 * may draw again, and a draw they have already made is not demanded twice.
 */
function completeTurn(copy: MutableTable, seat: Seat): void {
  const again = copy.turn === seatToLeftOf(copy, seat) && hasTurnBegun(copy);
  endTurn(copy, seat);
  if (again) copy.progress = { ...copy.progress, known: false };
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

function takeFrom(copy: MutableTable, owner: Seat, from: Source, card: Card): void {
  const pile = discardPileIndexOf(from);
  if (from === 'hand') takeFromHand(copy, owner, card);
  else if (pile === null) takeFromStock(copy, owner, card);
  else takeFromDiscard(copy, owner, pile, card);
}

export function applyFlip(copy: MutableTable, entry: EntryOf<'flip'>): void {
  if (seatStateAt(copy, entry.seat).stock === 0) return;
  const state = replaceSeatByCopy(copy, entry.seat);
  removeFaceFromSeen(copy, state.top);
  addFaceToSeen(copy, entry.card);
  state.top = entry.card;
  markLearned(copy);
}

export function applyDiscardShift(copy: MutableTable, entry: EntryOf<'shift'>): void {
  const cards = discardPileAt(copy, entry.seat, entry.pile);
  const card = cards[cards.length - 1];
  if (card === undefined) return;
  takeFromDiscard(copy, entry.seat, entry.pile, card);
  if (entry.to === 'hand') {
    replaceSeatByCopy(copy, entry.seat).hand += 1;
    removeFaceFromSeen(copy, card);
  } else putOnDiscard(copy, entry.seat, entry.to, card);
}

export function applyReveal(copy: MutableTable, entry: EntryOf<'reveal'>): void {
  const state = replaceSeatByCopy(copy, entry.seat);
  state.shownCards = [...state.shownCards, entry.card];
}

export function applyPass(copy: MutableTable, entry: EntryOf<'pass'>): void {
  if (copy.turn === entry.seat) {
    copy.lastActedTurn = copy.turnNumber;
    copy.started = true;
    clearMustPlayBeforeDraw(copy, entry.seat);
    const missing = seatStateAt(copy, entry.seat).hand > 0;
    endTurn(copy, entry.seat);
    copy.justDiscarded = null;
    if (missing) copy.missingDiscards = [...copy.missingDiscards, entry.seat];
  } else removeSpell(copy, entry.seat);
}

/** Makes a new draw pile. */
export function applyReshuffle(copy: MutableTable, entry: EntryOf<'reshuffle'>): void {
  const from = entry.from ?? 'completed';
  if (from === 'completed') reshuffleInPlace(copy);
  else if (from === 'under-tops') recycleUnderTops(copy, entry.n);
  else copy.drawKnown = false;
}

/** Shuffles the cards under the tops of the building piles into the draw pile; the tops keep their numbers. */
function recycleUnderTops(copy: MutableTable, n: number): void {
  copy.building.forEach((pile, place) => {
    const top = pile.cards[pile.cards.length - 1];
    if (top === undefined || pile.cards.length === 1) return;
    const under = pile.cards.slice(0, -1);
    under.forEach((card) => removeFaceFromSeen(copy, card));
    copy.draw += under.length;
    setBuildingPile(copy, place, { cards: [top], shows: pile.shows, by: n });
  });
  takeOwedPenaltyCards(copy);
}
