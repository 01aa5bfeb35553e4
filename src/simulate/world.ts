import { TOP, WILD, WILDS, type Seat } from '@/engine';
import { type Dice } from './dice';

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
