import { type EntryOf } from '@/engine';
import { type Dice } from '../dice';
import { copyWorld, type Face, layCard, playerAt, topOf, type World } from '../realTable';
import { handFaces } from '../strategy';
import { handOf, type Running, type Told, type When } from '../runningGame';
import { fittingLay, playOf } from './offence';

type Position = Omit<EntryOf<'position'>, 'n'>;

/** A referee called to this table would write it down so. */
export const positionOf = (world: World, turn: number): Position => ({
  act: 'position',
  turn,
  stock: world.players.map(({ stock }) => ({ count: stock.length, top: topOf(stock) ?? '?' })),
  discards: world.players.map(({ discards }) => discards),
  hand: world.players.map(({ hand }) => hand.length),
  building: world.building.map(({ shows }) => shows),
  draw: world.draw.length,
  completed: world.completed.length,
});

const isWhole = (world: World): boolean => world.building.every(({ cards, shows }) => cards.length === shows);

/**
 * The same table with all but a few cards of the draw pile, and all that was set aside, on the
 * discards of the player who comes last: a game that ran dry, without having to wait for one.
 */
export function deadPosition(game: Running, left: number): { readonly told: Position | null; readonly world: World } {
  const world = copyWorld(game.world);
  const { turn } = game;
  const last = playerAt(world, (turn + world.players.length - 1) % world.players.length);
  const pile = last.discards.find((cards) => cards.length > 0) ?? (last.discards[0] as Face[]);
  pile.push(...world.draw.splice(left), ...world.completed);
  world.completed = [];
  forgetFour(world);
  return { told: isWhole(world) && world.draw.length === left ? positionOf(world, turn) : null, world };
}

/** A position does not tell what lay there earlier. */
function forgetFour({ players }: World): void {
  for (const player of players) player.hadFour = player.discards.every((cards) => cards.length > 0);
}

export interface PlayedOut {
  readonly told: readonly Told[];
  readonly world: World;
}

/**
 * The player on turn has just laid the last card of the hand. It seldom happens by itself, so a
 * player whose last play emptied no hand is written down as holding one fitting card, and lays it.
 */
export function playedOut(game: Running, when: When, dice: Dice): PlayedOut | null {
  if (when !== 'middle') return null;
  if (handOf(game) === 0) return game.last === 'play' ? { told: [], world: game.world } : null;
  const world = copyWorld(game.world);
  const lay = fittingLay(game, world, handFaces(world, game.turn), dice);
  if (lay === null || !isWhole(world)) return null;
  const { hand } = playerAt(world, game.turn);
  world.draw.push(...hand.splice(0, hand.length, lay.card).filter((_, at, all) => at !== all.indexOf(lay.card)));
  forgetFour(world);
  const told = [positionOf(world, game.turn), playOf(game.turn, lay)];
  layCard(world, lay);
  return { told, world };
}
