import { type Card, pileOf, type Seat, type Source, TOP, WILD, WILDS, type Winner } from '@/engine';
import { type Dice } from './dice';
import { type Running } from './runningGame';

/** A card whose face is known to the one who shuffled the deck: here every card is. */
export type Face = number | typeof WILD;

/** Cards bottom to top, so that the last one is the one that shows. */
export interface Player {
  stock: Face[];
  hand: Face[];
  discards: Face[][];
  turns: number;
  /** All four discard places were taken at one time. */
  hadFour: boolean;
}

export interface Build {
  cards: Face[];
  shows: number;
}

/**
 * The real cards, face by face. It is kept apart from the engine's table, which never sees a hand:
 * where the two agree in the end, the engine has followed a game it could not look into.
 */
export interface World {
  readonly players: Player[];
  readonly building: Build[];
  draw: Face[];
  completed: Face[];
}

/** Skip-Bo cards and, for the rest, each number in its turn: twelve of every one in a deck of 162. */
export const deckOf = (size: number): Face[] =>
  Array.from({ length: size }, (_, i) => (i < WILDS ? WILD : ((i - WILDS) % TOP) + 1));

export const PLACES = [0, 1, 2, 3] as const;

export function dealWorld(seats: number, stock: number, deck: number, dice: Dice): World {
  if (seats * stock > deck) throw new RangeError(`${seats} stocks of ${stock} need more than ${deck} cards`);
  const draw = dice.shuffled(deckOf(deck));
  const players = Array.from({ length: seats }, () => ({
    stock: draw.splice(0, stock),
    hand: [],
    discards: PLACES.map(() => []),
    turns: 0,
    hadFour: false,
  }));
  return { players, building: PLACES.map(() => ({ cards: [], shows: 0 })), draw, completed: [] };
}

export const copyWorld = (world: World): World => ({
  players: world.players.map((player) => ({
    ...player,
    stock: player.stock.slice(),
    hand: player.hand.slice(),
    discards: player.discards.map((pile) => pile.slice()),
  })),
  building: world.building.map(({ cards, shows }) => ({ cards: cards.slice(), shows })),
  draw: world.draw.slice(),
  completed: world.completed.slice(),
});

export const playerAt = (world: World, seat: Seat): Player => world.players[seat] as Player;
export const topOf = (pile: readonly Face[] | undefined): Face | undefined => pile?.[pile.length - 1];
export const leftOf = (world: World, seat: Seat): Seat => (seat + 1) % world.players.length;

/** Whether a card may lie on a pile that shows this number. */
export const fits = (card: Face, shows: number): boolean => card === WILD || card === shows + 1;

/** A card on its way: whose it is, where it lies, where it goes. */
export interface Lay {
  readonly card: Face;
  readonly from: Source;
  readonly owner: Seat;
  readonly to: number;
}

export function drawCards(world: World, seat: Seat, count: number): void {
  playerAt(world, seat).hand.push(...world.draw.splice(0, count));
}

/** Takes a card from a hand, or the card that shows from a pile. */
export function takeCard(world: World, owner: Seat, from: Source, card: Face): void {
  const player = playerAt(world, owner);
  const pile = pileOf(from);
  const cards = from === 'hand' ? player.hand : pile === null ? player.stock : (player.discards[pile] as Face[]);
  const at = from === 'hand' ? cards.indexOf(card) : cards.length - 1;
  if (cards[at] !== card) throw new Error(`${card} does not lie there: ${from} of seat ${owner}`);
  cards.splice(at, 1);
}

export function layCard(world: World, { card, from, owner, to }: Lay): void {
  takeCard(world, owner, from, card);
  const pile = world.building[to] as Build;
  pile.cards.push(card);
  pile.shows = card === WILD ? pile.shows + 1 : card;
  if (pile.shows < TOP) return;
  world.completed.push(...pile.cards);
  world.building[to] = { cards: [], shows: 0 };
}

export function dropCard(world: World, seat: Seat, card: Face, pile: number): void {
  takeCard(world, seat, 'hand', card);
  const player = playerAt(world, seat);
  (player.discards[pile] as Face[]).push(card);
  player.hadFour ||= player.discards.every((cards) => cards.length > 0);
}

export function shuffleCompleted(world: World, dice: Dice): void {
  world.draw = dice.shuffled([...world.draw, ...world.completed]);
  world.completed = [];
}

/** Cards that lie under the tops of the building piles. */
export const underTops = (world: World): number =>
  world.building.reduce((sum, { cards }) => sum + Math.max(0, cards.length - 1), 0);

/** The dead draw pile made anew from under the tops, which stay and go on showing their numbers. */
export function recycle(world: World, dice: Dice): void {
  const under = world.building.flatMap((pile) => pile.cards.splice(0, Math.max(0, pile.cards.length - 1)));
  world.draw = dice.shuffled([...world.draw, ...under]);
}

/** How the real cards lie in the end: what a referee who saw everything would have written down. */
export interface Truth {
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

export const truthOf = ({ world, winner }: Running): Truth => ({
  winner,
  stock: world.players.map(({ stock }) => stock.length),
  tops: world.players.map(({ stock }) => topOf(stock) ?? null),
  hand: world.players.map(({ hand }) => hand.length),
  hands: world.players.map(({ hand }) => hand),
  discards: world.players.map(({ discards }) => discards),
  building: world.building.map(({ shows }) => shows),
  built: world.building.map(({ cards }) => cards),
  draw: world.draw.length,
  completed: world.completed.length,
  turns: world.players.map(({ turns }) => turns),
});
