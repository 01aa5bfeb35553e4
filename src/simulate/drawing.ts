import { drawCards, recycle, shuffleCompleted, underTops } from './moves';
import { type Running, tell } from './running';

/** Draws as many as there are: what is left, then from a new draw pile, as far as one can be made. */
export function drawUp(game: Running, wanted: number): void {
  const { world } = game;
  let missing = wanted;
  while (missing > 0) {
    if (world.draw.length === 0 && !renew(game)) break;
    const count = Math.min(missing, world.draw.length);
    drawCards(world, game.turn, count);
    tellDraw(game, count);
    missing -= count;
  }
  if (missing < wanted) {
    game.last = 'draw';
    if (game.laid !== null) game.laid.learned = true;
  }
  game.due = missing;
}

/** A hurried referee lets the app fill the draw in, or tells it as the cards come off the pile. */
function tellDraw(game: Running, count: number): void {
  const { dice, haste, turn: seat } = game;
  game.started = true;
  game.after = null;
  if (dice.chance(haste)) tell(game, { act: 'draw', seat, count, assumed: true });
  else if (count > 1 && dice.chance(haste)) {
    const first = 1 + dice.below(count - 1);
    tell(game, { act: 'draw', seat, count: first });
    tell(game, { act: 'draw', seat, count: count - first });
  } else tell(game, { act: 'draw', seat, count });
}

export const canRenew = (game: Running): boolean => game.world.completed.length > 0 || mayRecycle(game);

/** A new draw pile; false when all is dead. */
function renew(game: Running): boolean {
  const { world, dice } = game;
  if (world.completed.length > 0) {
    shuffleCompleted(world, dice);
    tell(game, { act: 'reshuffle', ...(dice.chance(game.haste) ? { assumed: true } : {}) });
    return true;
  }
  if (!mayRecycle(game)) return false;
  recycle(world, dice);
  tell(game, { act: 'reshuffle', from: 'under-tops' });
  return true;
}

/** Some sheets recycle at once; some only when a whole round has gone by without a building play. */
function mayRecycle(game: Running): boolean {
  const { deadDraw } = game.sheet.rules.values;
  if (deadDraw === 'short' || underTops(game.world) === 0) return false;
  return deadDraw === 'recycle' || game.idle >= game.sheet.seats;
}
