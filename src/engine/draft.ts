import { type Card, faceIndex, type Seat, TOP, UNSEEN, WILD } from './cards';
import { type Pile, pileAt, type SeatState, type Table } from './table';

/** A table being made: one copy at the start of a move, changed in place, then handed out as final. */
export type Draft = { -readonly [Key in keyof Table]-?: Table[Key] };
type SeatDraft = { -readonly [Key in keyof SeatState]-?: SeatState[Key] };

/** Field by field, so that all tables have one shape: spreading so many fields takes ten times as long. */
export const draftOf = (table: Table): Draft => ({
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
  named: table.named,
  turn: table.turn,
  now: table.now,
  serial: table.serial,
  acted: table.acted,
  spells: table.spells,
  after: table.after,
  late: table.late,
  lastLaid: table.lastLaid,
  lastDropped: table.lastDropped,
  idle: table.idle,
  over: table.over,
  signed: table.signed,
  raised: table.raised,
});

const copySeat = (seat: SeatState): SeatDraft => ({
  stock: seat.stock,
  top: seat.top,
  hand: seat.hand,
  discards: seat.discards,
  loose: seat.loose,
  turns: seat.turns,
  hadFour: seat.hadFour,
  marked: seat.marked,
  shown: seat.shown,
  owed: seat.owed,
});

/** This seat's state, copied, so that the table it came from stays as it was. */
export function editSeat(draft: Draft, seat: Seat): SeatDraft {
  const seats = draft.seats.slice();
  const state = copySeat(seats[seat] as SeatState);
  seats[seat] = state;
  draft.seats = seats;
  return state;
}

export function setPile(draft: Draft, place: number, pile: Pile): void {
  const building = draft.building.slice();
  building[place] = pile;
  // a fifth pile that was lifted away leaves the usual four; one that was completed can still come back
  if (place >= 4 && pile.cards.length === 0 && pile.by === 0) building.pop();
  draft.building = building;
}

/** A face became known (or, by −1, hidden again) outside the draw pile and the hands. */
export function tally(faces: readonly number[], card: Card, by: number): readonly number[] {
  const index = faceIndex(card);
  if (index < 0) return faces;
  const next = faces.slice();
  next[index] = (next[index] ?? 0) + by;
  return next;
}
export const nowSeen = (draft: Draft, card: Card): void => void (draft.seen = tally(draft.seen, card, 1));
export const nowHidden = (draft: Draft, card: Card): void => void (draft.seen = tally(draft.seen, card, -1));

/** A card that was taken for one face proves to be another; as a rule it is what it was taken for. */
function provesToBe(draft: Draft, was: Card, card: Card): void {
  if (was === card) return;
  nowHidden(draft, was);
  nowSeen(draft, card);
}

/** Takes one card out of a hand; a card that cannot have been there is unexplained. */
export function takeFromHand(draft: Draft, seat: Seat, card: Card): void {
  const state = editSeat(draft, seat);
  if (state.hand > 0) state.hand -= 1;
  else draft.unexplained -= 1;
  const shown = state.shown.indexOf(card);
  if (shown >= 0) state.shown = state.shown.filter((_, index) => index !== shown);
  nowSeen(draft, card);
}

export function giveToHand(draft: Draft, seat: Seat, card: Card): void {
  editSeat(draft, seat).hand += 1;
  nowHidden(draft, card);
}

export function takeFromStock(draft: Draft, seat: Seat, card: Card): void {
  const state = editSeat(draft, seat);
  provesToBe(draft, state.top, card);
  state.top = UNSEEN;
  if (state.stock > 0) state.stock -= 1;
  else draft.unexplained -= 1;
}

/** Back on top, face up; the card that had been turned up beneath it is turned down again. */
export function giveToStockTop(draft: Draft, seat: Seat, card: Card): void {
  const state = editSeat(draft, seat);
  nowHidden(draft, state.top);
  state.stock += 1;
  state.top = card;
}

/** Unseen cards into the face-down part of a stock; one that was empty revives, its top turned up. */
export function addToStock(draft: Draft, seat: Seat, count: number): void {
  if (count <= 0) return;
  const state = editSeat(draft, seat);
  if (state.stock === 0) state.top = UNSEEN;
  state.stock += count;
}

/** Takes a card off (or, improperly, out of) a discard pile; one that was never there is unexplained. */
export function takeFromDiscard(draft: Draft, seat: Seat, pile: number, card: Card): void {
  const state = editSeat(draft, seat);
  const cards = state.discards[pile] ?? [];
  const at = placeInPile(cards, card);
  if (at < 0) {
    // under a lone top that a position told lie cards that were taken to be in the draw pile
    if (state.loose.includes(pile) && !draft.drawKnown && draft.draw > 0) draft.draw -= 1;
    else draft.unexplained -= 1;
    nowSeen(draft, card);
    return;
  }
  provesToBe(draft, cards[at] as Card, card);
  setDiscard(state, pile, at === cards.length - 1 ? cards.slice(0, -1) : cards.filter((_, index) => index !== at));
}

/** Where in a pile a card is: its top if that may be it, else the highest buried one; −1 if nowhere. */
export function placeInPile(cards: readonly Card[], card: Card): number {
  const last = cards.length - 1;
  const top = cards[last];
  if (top === undefined) return -1;
  if (top === card || top === UNSEEN || card === UNSEEN) return last;
  return cards.lastIndexOf(card);
}

export function setDiscard(state: SeatDraft, pile: number, cards: readonly Card[]): void {
  const discards = state.discards.slice();
  while (discards.length <= pile) discards.push([]);
  discards[pile] = cards;
  if (discards.length > 4 && discards[4]?.length === 0) discards.pop();
  state.discards = discards;
  if (!state.hadFour && discards.every((each) => each.length > 0)) state.hadFour = true;
}

/** The same pile with one card more on top. */
function withCard(cards: readonly Card[], card: Card): readonly Card[] {
  const more = cards.slice();
  more.push(card);
  return more;
}

export function putOnDiscard(draft: Draft, seat: Seat, pile: number, card: Card): void {
  const state = editSeat(draft, seat);
  setDiscard(state, pile, withCard(state.discards[pile] ?? [], card));
}

/** Lays a card: a number shows its face, a wild or unseen card the number needed; twelve completes. */
export function putOnBuilding(draft: Draft, place: number, card: Card, n: number): void {
  const pile = pileAt(draft, place);
  const shows = card === WILD || card === UNSEEN ? Math.min(pile.shows + 1, TOP) : card;
  const cards = withCard(pile.cards, card);
  if (shows < TOP) {
    setPile(draft, place, { cards, shows, by: n });
    return;
  }
  draft.completed += cards.length;
  draft.completedFaces = cards.reduce((faces, each) => tally(faces, each, 1), draft.completedFaces);
  setPile(draft, place, { cards: [], shows: 0, by: n });
}

/** Lifts the card laid last on a pile: the pile is as it was, a pile it completed comes back. */
export function liftFromBuilding(draft: Draft, place: number, before: Pile, card: Card): void {
  const now = pileAt(draft, place);
  if (now.cards.length === 0) {
    const all = [...before.cards, card];
    draft.completed -= all.length;
    draft.completedFaces = all.reduce((faces, each) => tally(faces, each, -1), draft.completedFaces);
  }
  setPile(draft, place, before);
}

/** Everything set aside becomes draw pile again, its faces unknown. */
export function shuffleCompletedIn(draft: Draft): void {
  draft.draw += draft.completed;
  draft.completed = 0;
  draft.seen = draft.seen.map((count, index) => count - (draft.completedFaces[index] ?? 0));
  draft.completedFaces = draft.completedFaces.map(() => 0);
  // a completed pile is past lifting once its cards are in the draw pile
  draft.building = draft.building.map((pile) => (pile.cards.length === 0 ? { ...pile, by: 0 } : pile));
  collectOwed(draft);
}

/** Penalty cards that were owed are taken from a new draw pile at once. */
export function collectOwed(draft: Draft): void {
  draft.seats.forEach(({ owed }, seat) => {
    const taken = Math.min(owed, draft.draw);
    if (taken === 0) return;
    draft.draw -= taken;
    addToStock(draft, seat, taken);
    editSeat(draft, seat).owed -= taken;
  });
}
