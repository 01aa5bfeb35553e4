import { copyWorld, drawCards, leftOf, underTops, type World } from '../realTable';
import { handOf, type Running, type Told } from '../runningGame';
import { type Dice } from '../dice';
import { discardOf, dueTo, fittingLay, isRunning, type Offend, ownCards, playOf, properDrop } from './offence';
import { deadPosition, playedOut } from './position';

/** The owner's first act of the turn: a play, or at once the discard. */
function firstAct(game: Running, world: World, dice: Dice): Told | null {
  const lay = fittingLay(game, world, ownCards(world, game.turn), dice);
  const drop = game.sheet.mustPlayStock ? null : properDrop(game, world, game.turn, dice);
  if (lay !== null && (drop === null || dice.chance(0.5))) return playOf(game.turn, lay);
  return drop === null ? null : discardOf(game.turn, drop);
}

const toBeHad = ({ draw, completed }: World): number => draw.length + completed.length;

export const omitsDraw: Offend = (game, when, dice) => {
  if (when !== 'begin' || game.due === 0 || toBeHad(game.world) === 0) return null;
  const act = firstAct(game, game.world, dice);
  return act === null ? null : { told: [act], seat: game.turn };
};

export const drawsShort: Offend = (game, when, dice) => {
  const most = Math.min(game.due - 1, game.world.draw.length);
  if (when !== 'begin' || most < 1 || toBeHad(game.world) <= most) return null;
  const count = 1 + dice.below(most);
  const world = copyWorld(game.world);
  drawCards(world, game.turn, count);
  const act = firstAct(game, world, dice);
  return act === null ? null : { told: [{ act: 'draw', seat: game.turn, count }, act], seat: game.turn };
};

export const overdraws: Offend = (game, when, dice) => {
  const count = game.due + 1 + dice.below(3);
  return when === 'begin' && count <= game.world.draw.length
    ? { told: [{ act: 'draw', seat: game.turn, count }], seat: game.turn }
    : null;
};

export const drawsMidturn: Offend = (game, when, dice) =>
  when === 'middle' && game.last === 'play' && handOf(game) > 0 && game.world.draw.length >= 2
    ? { told: [{ act: 'draw', seat: game.turn, count: 1 + dice.below(2) }], seat: game.turn }
    : null;

export const refillsEmptyHand: Offend = (game, when, dice) => {
  const out = playedOut(game, when, dice);
  const count = game.sheet.rules.values.hand;
  return out === null || out.world.draw.length < count
    ? null
    : { told: [...out.told, { act: 'draw', seat: game.turn, count }], seat: game.turn };
};

/** Says pass, or just lets the next player begin. */
export const endsTurnEmpty: Offend = (game, when, dice) => {
  const out = playedOut(game, when, dice);
  if (out === null || toBeHad(out.world) === 0) return null;
  const next = leftOf(out.world, game.turn);
  const count = Math.min(dueTo(game, out.world, next), out.world.draw.length);
  const ends: Told =
    count > 0 && dice.chance(0.5) ? { act: 'draw', seat: next, count } : { act: 'pass', seat: game.turn };
  return { told: [...out.told, ends], seat: game.turn };
};

export const wrongReshuffle: Offend = (game, when, dice) => {
  if (!isRunning(game, when) || game.world.draw.length === 0) return null;
  const under = underTops(game.world) > 0 && dice.chance(0.7);
  return { told: [{ act: 'reshuffle', from: under ? 'under-tops' : 'other' }], seat: null };
};

export const earlyReshuffle: Offend = (game, when) =>
  isRunning(game, when) && game.world.draw.length > 0 && game.world.completed.length > 0
    ? { told: [{ act: 'reshuffle' }], seat: null }
    : null;

/** All cards lie in hands, stocks and discard piles: the next player has nothing to draw. */
export const nothingToDraw: Offend = (game, when, dice) => {
  if (when !== 'begin' || !game.started) return null;
  const { told, world } = deadPosition(game, 0);
  const next = leftOf(world, game.turn);
  const [mine, theirs] = [properDrop(game, world, game.turn, dice), properDrop(game, world, next, dice)];
  if (told === null || mine === null || theirs === null || dueTo(game, world, next) === 0) return null;
  return { told: [told, discardOf(game.turn, mine), discardOf(next, theirs)], seat: null };
};
