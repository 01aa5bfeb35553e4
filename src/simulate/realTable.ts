import {
  type Card,
  discardPileIndexOf,
  type Seat,
  type Source,
  HIGHEST_NUMBER,
  WILD_CARD,
  WILD_COUNT,
  type Winner,
} from '@/engine';
import { type SeededRandom } from '@/base';
import { type RunningGame } from './runningGame';

/** A card with a known face. The simulator knows every card. */
export type Face = number | typeof WILD_CARD;

/** Piles are listed bottom to top: the last card is the visible one. */
export interface RealPlayer {
  stock: Face[];
  hand: Face[];
  discards: Face[][];
  turns: number;
  /** All four discard piles have been in use at the same time. */
  hadFour: boolean;
}

export interface RealBuildingPile {
  cards: Face[];
  shows: number;
}

/**
 * The real cards, face by face. The engine's table never sees a hand; if both agree at the end, the engine
 * has followed correctly a game it could not fully see.
 */
export interface RealTable {
  readonly players: RealPlayer[];
  readonly building: RealBuildingPile[];
  draw: Face[];
  completed: Face[];
}

/** The Skip-Bo cards, then the numbers in rotation: twelve of each in a deck of 162. */
export const makeDeck = (size: number): Face[] =>
  Array.from({ length: size }, (_, i) => (i < WILD_COUNT ? WILD_CARD : ((i - WILD_COUNT) % HIGHEST_NUMBER) + 1));

export const PILE_INDEXES = [0, 1, 2, 3] as const;

export function dealRealTableStocks(seats: number, stock: number, deck: number, dice: SeededRandom): RealTable {
  if (seats * stock > deck) throw new RangeError(`${seats} stocks of ${stock} need more than ${deck} cards`);
  const draw = dice.shuffled(makeDeck(deck));
  const players = Array.from({ length: seats }, () => ({
    stock: draw.splice(0, stock),
    hand: [],
    discards: PILE_INDEXES.map(() => []),
    turns: 0,
    hadFour: false,
  }));
  return { players, building: PILE_INDEXES.map(() => ({ cards: [], shows: 0 })), draw, completed: [] };
}

export const copyRealTable = (realTable: RealTable): RealTable => ({
  players: realTable.players.map((player) => ({
    ...player,
    stock: player.stock.slice(),
    hand: player.hand.slice(),
    discards: player.discards.map((pile) => pile.slice()),
  })),
  building: realTable.building.map(({ cards, shows }) => ({ cards: cards.slice(), shows })),
  draw: realTable.draw.slice(),
  completed: realTable.completed.slice(),
});

export const playerAt = (realTable: RealTable, seat: Seat): RealPlayer => realTable.players[seat] as RealPlayer;
export const topCardOf = (pile: readonly Face[] | undefined): Face | undefined => pile?.[pile.length - 1];
export const nextSeat = (realTable: RealTable, seat: Seat): Seat => (seat + 1) % realTable.players.length;

/** Whether a card may be laid on a pile that shows this number. */
export const fitsOnPile = (card: Face, shows: number): boolean => card === WILD_CARD || card === shows + 1;

/** A play: which card, whose, from where, onto which building pile. */
export interface CardPlay {
  readonly card: Face;
  readonly from: Source;
  readonly owner: Seat;
  readonly to: number;
}

export function drawCards(realTable: RealTable, seat: Seat, count: number): void {
  playerAt(realTable, seat).hand.push(...realTable.draw.splice(0, count));
}

/** Takes a card from a hand, or the top card of a pile. */
export function takeCard(realTable: RealTable, owner: Seat, from: Source, card: Face): void {
  const player = playerAt(realTable, owner);
  const pile = discardPileIndexOf(from);
  const cards = from === 'hand' ? player.hand : pile === null ? player.stock : (player.discards[pile] as Face[]);
  const at = from === 'hand' ? cards.indexOf(card) : cards.length - 1;
  if (cards[at] !== card) throw new Error(`${card} does not lie there: ${from} of seat ${owner}`);
  cards.splice(at, 1);
}

export function playCard(realTable: RealTable, { card, from, owner, to }: CardPlay): void {
  takeCard(realTable, owner, from, card);
  const pile = realTable.building[to] as RealBuildingPile;
  pile.cards.push(card);
  pile.shows = card === WILD_CARD ? pile.shows + 1 : card;
  if (pile.shows < HIGHEST_NUMBER) return;
  realTable.completed.push(...pile.cards);
  realTable.building[to] = { cards: [], shows: 0 };
}

export function discardCard(realTable: RealTable, seat: Seat, card: Face, pile: number): void {
  takeCard(realTable, seat, 'hand', card);
  const player = playerAt(realTable, seat);
  (player.discards[pile] as Face[]).push(card);
  player.hadFour ||= player.discards.every((cards) => cards.length > 0);
}

export function shuffleCompletedIntoDraw(realTable: RealTable, dice: SeededRandom): void {
  realTable.draw = dice.shuffled([...realTable.draw, ...realTable.completed]);
  realTable.completed = [];
}

/** The number of cards under the tops of the building piles. */
export const countCardsUnderBuildingTops = (realTable: RealTable): number =>
  realTable.building.reduce((sum, { cards }) => sum + Math.max(0, cards.length - 1), 0);

/** Makes a new draw pile of the cards under the tops; the tops stay and keep their numbers. */
export function recycleUnderBuildingTops(realTable: RealTable, dice: SeededRandom): void {
  const under = realTable.building.flatMap((pile) => pile.cards.splice(0, Math.max(0, pile.cards.length - 1)));
  realTable.draw = dice.shuffled([...realTable.draw, ...under]);
}

/** The real cards at the end of the game, to compare with what the engine derived from the record. */
export interface RealCardsAtEnd {
  readonly winner: Winner | null;
  readonly stock: readonly number[];
  readonly tops: readonly (Card | null)[];
  readonly hand: readonly number[];
  readonly hands: readonly (readonly Card[])[];
  readonly discards: readonly (readonly (readonly Card[])[])[];
  readonly building: readonly number[];
  readonly built: readonly (readonly Card[])[];
  readonly draw: number;
  readonly completed: number;
  readonly turns: readonly number[];
}

export const realCardsAtEndOf = ({ realTable, winner }: RunningGame): RealCardsAtEnd => ({
  winner,
  stock: realTable.players.map(({ stock }) => stock.length),
  tops: realTable.players.map(({ stock }) => topCardOf(stock) ?? null),
  hand: realTable.players.map(({ hand }) => hand.length),
  hands: realTable.players.map(({ hand }) => hand),
  discards: realTable.players.map(({ discards }) => discards),
  building: realTable.building.map(({ shows }) => shows),
  built: realTable.building.map(({ cards }) => cards),
  draw: realTable.draw.length,
  completed: realTable.completed.length,
  turns: realTable.players.map(({ turns }) => turns),
});
