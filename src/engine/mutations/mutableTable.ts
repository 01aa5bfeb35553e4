import { type Card, cardTallyIndex, type Seat, HIGHEST_NUMBER, UNSEEN_CARD, WILD_CARD } from '../cards';
import { type BuildingPileState, buildingPileAt, type SeatState, type Table } from '../table';

/** A table under construction: a move copies the table once, changes the copy in place and returns it as a `Table`. */
export type MutableTable = { -readonly [Key in keyof Table]-?: Table[Key] };
type MutableSeat = { -readonly [Key in keyof SeatState]-?: SeatState[Key] };

/**
 * Copies field by field, so that all tables share one hidden class: a spread of this many fields takes ten
 * times as long.
 */
export const mutableCopy = (table: Table): MutableTable => ({
  teams: table.teams,
  names: table.names,
  chapters: table.chapters,
  deck: table.deck,
  seats: table.seats,
  building: table.building,
  draw: table.draw,
  drawKnown: table.drawKnown,
  completed: table.completed,
  unexplained: table.unexplained,
  seen: table.seen,
  completedFaces: table.completedFaces,
  cutting: table.cutting,
  laid: table.laid,
  started: table.started,
  paused: table.paused,
  dealer: table.dealer,
  tie: table.tie,
  namedStarter: table.namedStarter,
  turn: table.turn,
  progress: table.progress,
  turnNumber: table.turnNumber,
  lastActedTurn: table.lastActedTurn,
  spells: table.spells,
  justDiscarded: table.justDiscarded,
  missingDiscards: table.missingDiscards,
  lastLaid: table.lastLaid,
  lastDiscarded: table.lastDiscarded,
  idleTurns: table.idleTurns,
  over: table.over,
  signed: table.signed,
  raised: table.raised,
});

const copySeat = (seat: SeatState): MutableSeat => ({
  stock: seat.stock,
  top: seat.top,
  hand: seat.hand,
  discards: seat.discards,
  topOnly: seat.topOnly,
  turns: seat.turns,
  hadFour: seat.hadFour,
  mustPlayFirst: seat.mustPlayFirst,
  shownCards: seat.shownCards,
  owedCards: seat.owedCards,
});

/** Replaces this seat's state by a copy and returns the copy, so that the original table does not change. */
export function replaceSeatByCopy(copy: MutableTable, seat: Seat): MutableSeat {
  const seats = copy.seats.slice();
  const state = copySeat(seats[seat] as SeatState);
  seats[seat] = state;
  copy.seats = seats;
  return state;
}

export function setBuildingPile(copy: MutableTable, place: number, pile: BuildingPileState): void {
  const building = copy.building.slice();
  building[place] = pile;
  // an emptied fifth pile disappears, unless it was completed: then a remedy may still restore it
  if (place >= 4 && pile.cards.length === 0 && pile.by === 0) building.pop();
  copy.building = building;
}

/** The tally with one card of this face more (or, with −1, less). Unseen cards are not counted. */
export function tallyWithCard(faces: readonly number[], card: Card, by: number): readonly number[] {
  const index = cardTallyIndex(card);
  if (index < 0) return faces;
  const next = faces.slice();
  next[index] = (next[index] ?? 0) + by;
  return next;
}
export const addFaceToSeen = (copy: MutableTable, card: Card): void =>
  void (copy.seen = tallyWithCard(copy.seen, card, 1));
export const removeFaceFromSeen = (copy: MutableTable, card: Card): void =>
  void (copy.seen = tallyWithCard(copy.seen, card, -1));

/** A card recorded with one face turns out to have another. */
function correctFace(copy: MutableTable, was: Card, card: Card): void {
  if (was === card) return;
  removeFaceFromSeen(copy, was);
  addFaceToSeen(copy, card);
}

/** Takes one card out of a hand. If the hand was empty, the card counts as unexplained. */
export function takeFromHand(copy: MutableTable, seat: Seat, card: Card): void {
  const state = replaceSeatByCopy(copy, seat);
  if (state.hand > 0) state.hand -= 1;
  else copy.unexplained -= 1;
  const shown = state.shownCards.indexOf(card);
  if (shown >= 0) state.shownCards = state.shownCards.filter((_, index) => index !== shown);
  addFaceToSeen(copy, card);
}

export function giveToHand(copy: MutableTable, seat: Seat, card: Card): void {
  replaceSeatByCopy(copy, seat).hand += 1;
  removeFaceFromSeen(copy, card);
}

export function takeFromStock(copy: MutableTable, seat: Seat, card: Card): void {
  const state = replaceSeatByCopy(copy, seat);
  correctFace(copy, state.top, card);
  state.top = UNSEEN_CARD;
  if (state.stock > 0) state.stock -= 1;
  else copy.unexplained -= 1;
}

/** Puts a card back on top, face up, and turns the former top face down again. */
export function giveToStockTop(copy: MutableTable, seat: Seat, card: Card): void {
  const state = replaceSeatByCopy(copy, seat);
  removeFaceFromSeen(copy, state.top);
  state.stock += 1;
  state.top = card;
}

/** Adds unseen cards to the face-down part of a stock. An empty stock gets a new, still unseen, top. */
export function addUnseenToStock(copy: MutableTable, seat: Seat, count: number): void {
  if (count <= 0) return;
  const state = replaceSeatByCopy(copy, seat);
  if (state.stock === 0) state.top = UNSEEN_CARD;
  state.stock += count;
}

/** Takes a card off a discard pile, or improperly out of it. If it is not there, it counts as unexplained. */
export function takeFromDiscard(copy: MutableTable, seat: Seat, pile: number, card: Card): void {
  const state = replaceSeatByCopy(copy, seat);
  const cards = state.discards[pile] ?? [];
  const at = indexInPile(cards, card);
  if (at < 0) {
    // the position named only the top of this pile, so the cards under it were counted into the draw pile
    if (state.topOnly.includes(pile) && !copy.drawKnown && copy.draw > 0) copy.draw -= 1;
    else copy.unexplained -= 1;
    addFaceToSeen(copy, card);
    return;
  }
  correctFace(copy, cards[at] as Card, card);
  setDiscardPile(state, pile, at === cards.length - 1 ? cards.slice(0, -1) : cards.filter((_, index) => index !== at));
}

/** Index of a card in a pile: the top if that may be it, else the highest buried one, else −1. */
export function indexInPile(cards: readonly Card[], card: Card): number {
  const last = cards.length - 1;
  const top = cards[last];
  if (top === undefined) return -1;
  if (top === card || top === UNSEEN_CARD || card === UNSEEN_CARD) return last;
  return cards.lastIndexOf(card);
}

export function setDiscardPile(state: MutableSeat, pile: number, cards: readonly Card[]): void {
  const discards = state.discards.slice();
  while (discards.length <= pile) discards.push([]);
  discards[pile] = cards;
  if (discards.length > 4 && discards[4]?.length === 0) discards.pop();
  state.discards = discards;
  if (!state.hadFour && discards.every((each) => each.length > 0)) state.hadFour = true;
}

/** A copy of the pile with one more card on top. */
function withCard(cards: readonly Card[], card: Card): readonly Card[] {
  const more = cards.slice();
  more.push(card);
  return more;
}

export function putOnDiscard(copy: MutableTable, seat: Seat, pile: number, card: Card): void {
  const state = replaceSeatByCopy(copy, seat);
  setDiscardPile(state, pile, withCard(state.discards[pile] ?? [], card));
}

/**
 * Lays a card on a building pile. A number shows its face, a wild or unseen card the number the pile needs. A
 * 12 completes the pile.
 */
export function putOnBuilding(copy: MutableTable, place: number, card: Card, n: number): void {
  const pile = buildingPileAt(copy, place);
  const shows = card === WILD_CARD || card === UNSEEN_CARD ? Math.min(pile.shows + 1, HIGHEST_NUMBER) : card;
  const cards = withCard(pile.cards, card);
  if (shows < HIGHEST_NUMBER) {
    setBuildingPile(copy, place, { cards, shows, by: n });
    return;
  }
  copy.completed += cards.length;
  copy.completedFaces = cards.reduce((faces, each) => tallyWithCard(faces, each, 1), copy.completedFaces);
  setBuildingPile(copy, place, { cards: [], shows: 0, by: n });
}

/** Takes the last card off a building pile by restoring the pile as it was; a pile the card completed comes back. */
export function liftFromBuilding(copy: MutableTable, place: number, before: BuildingPileState, card: Card): void {
  const now = buildingPileAt(copy, place);
  if (now.cards.length === 0) {
    const all = [...before.cards, card];
    copy.completed -= all.length;
    copy.completedFaces = all.reduce((faces, each) => tallyWithCard(faces, each, -1), copy.completedFaces);
  }
  setBuildingPile(copy, place, before);
}

/** Shuffles the completed piles into the draw pile; their faces become unknown. */
export function reshuffleInPlace(copy: MutableTable): void {
  copy.draw += copy.completed;
  copy.completed = 0;
  copy.seen = copy.seen.map((count, index) => count - (copy.completedFaces[index] ?? 0));
  copy.completedFaces = copy.completedFaces.map(() => 0);
  // once its cards are in the draw pile, a completed pile can no longer be restored
  copy.building = copy.building.map((pile) => (pile.cards.length === 0 ? { ...pile, by: 0 } : pile));
  takeOwedPenaltyCards(copy);
}

/** Players who owe penalty cards take them as soon as there is a new draw pile. */
export function takeOwedPenaltyCards(copy: MutableTable): void {
  copy.seats.forEach(({ owedCards }, seat) => {
    const taken = Math.min(owedCards, copy.draw);
    if (taken === 0) return;
    copy.draw -= taken;
    addUnseenToStock(copy, seat, taken);
    replaceSeatByCopy(copy, seat).owedCards -= taken;
  });
}
