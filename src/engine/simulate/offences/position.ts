import { type EntryOf } from '../../entries';
import { type Running } from '../running';
import { copyWorld, type Face, playerAt, topOf, type World } from '../world';

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

/**
 * The same table with all but a few cards of the draw pile, and all that was set aside, on the
 * discards of the player who comes last: a game that ran dry, without having to wait for one.
 */
export function deadPosition(game: Running, left: number): { readonly told: Position | null; readonly world: World } {
  const world = copyWorld(game.world);
  const { turn } = game;
  const whole = world.building.every(({ cards, shows }) => cards.length === shows);
  const last = playerAt(world, (turn + world.players.length - 1) % world.players.length);
  const pile = last.discards.find((cards) => cards.length > 0) ?? (last.discards[0] as Face[]);
  pile.push(...world.draw.splice(left), ...world.completed);
  world.completed = [];
  // a position does not tell what lay there earlier
  for (const player of world.players) player.hadFour = player.discards.every((cards) => cards.length > 0);
  return { told: whole && world.draw.length === left ? positionOf(world, turn) : null, world };
}
