import { type Seat } from '@/engine';
import { type Dice } from '../dice';
import { copyWorld, drawCards, dropCard, layCard, leftOf, playerAt, type World } from '../realTable';
import { handFaces } from '../strategy';
import { type Running, type Told, type When } from '../runningGame';
import {
  discardOf,
  dueTo,
  fittingLay,
  isRunning,
  nextNumber,
  type Offend,
  otherSeats,
  ownCards,
  pickOr,
  pileCards,
  playOf,
  properDrop,
} from './offence';

export const hasBegun = ({ last, plays }: Running): boolean => last !== 'nothing' || plays > 0;

/** Those who are plainly not on turn: an eager neighbour or a player who has just discarded is another matter. */
function outsiders(game: Running, when: When): Seat[] {
  if (!isRunning(game, when)) return [];
  const neighbour = hasBegun(game) ? leftOf(game.world, game.turn) : null;
  return otherSeats(game, game.turn, game.after, neighbour);
}

export const startsOutOfTurn: Offend = (game, when, dice) => {
  const { world } = game;
  const seat = pickOr(dice, outsiders(game, when));
  if (seat === null) return null;
  const lay = fittingLay(game, world, handFaces(world, seat), dice);
  if (lay !== null && dice.chance(0.5)) return { told: [playOf(seat, lay)], seat };
  const most = Math.min(dueTo(game, world, seat), world.draw.length);
  return most === 0 ? null : { told: [{ act: 'draw', seat, count: 1 + dice.below(most) }], seat };
};

export const completesOutOfTurn: Offend = (game, when, dice) => {
  const others = isRunning(game, when) ? otherSeats(game, game.turn, game.after) : [];
  const seat = pickOr(dice, others);
  const drop = seat === null ? null : properDrop(game, game.world, seat, dice);
  return seat === null || drop === null ? null : { told: [discardOf(seat, drop)], seat };
};

interface Stopped {
  readonly told: Told[];
  readonly seat: Seat;
  readonly world: World;
}

/** The next player draws too early and is stopped; the owner goes on and discards; now that player pays. */
function stopped(game: Running, when: When, dice: Dice): Stopped | null {
  const world = copyWorld(game.world);
  const { turn, due } = game;
  const seat = leftOf(world, turn);
  const ready = when === 'begin' && game.started && seat !== game.after && !hasBegun(game);
  if (!ready || dueTo(game, world, seat) === 0 || world.draw.length < due + 2) return null;
  drawCards(world, seat, 1);
  drawCards(world, turn, due);
  const drop = properDrop(game, world, turn, dice);
  if (drop === null) return null;
  dropCard(world, turn, drop.card, drop.pile);
  const told: Told[] = [
    { act: 'draw', seat, count: 1 },
    { act: 'rule', flag: `${nextNumber(game)}:oot-started`, call: 'remedy' },
    ...(due > 0 ? [{ act: 'draw', seat: turn, count: due } as const] : []),
    discardOf(turn, drop),
  ];
  return { told, seat, world };
}

const means = [{ at: 0, code: 'oot-started' }] as const;

export const drawsBeforePlaying: Offend = (game, when, dice) => {
  const mark = stopped(game, when, dice);
  return mark === null
    ? null
    : { told: [...mark.told, { act: 'draw', seat: mark.seat, count: 1 }], seat: mark.seat, means };
};

export const drawsAfterPaying: Offend = (game, when, dice) => {
  const mark = stopped(game, when, dice);
  if (mark === null || game.sheet.rules.readings.X25b !== 'refillOnly') return null;
  const { seat, world } = mark;
  const lay = fittingLay(game, world, ownCards(world, seat), dice);
  if (lay === null) return null;
  layCard(world, lay);
  if (playerAt(world, seat).hand.length === 0) return null;
  return { told: [...mark.told, playOf(seat, lay), { act: 'draw', seat, count: 1 }], seat, means };
};

export const partnerUnasked: Offend = (game, when, dice) => {
  const partners = isRunning(game, when) ? (game.sheet.partners[game.turn] ?? []) : [];
  const seat = pickOr(
    dice,
    partners.filter((each) => each !== game.after),
  );
  const lay = seat === null ? null : fittingLay(game, game.world, pileCards(game.world, seat), dice);
  return seat === null || lay === null ? null : { told: [playOf(seat, lay)], seat };
};

export const playsAfterDiscard: Offend = (game, when, dice) => {
  const { after: seat, world } = game;
  if (when !== 'begin' || seat === null) return null;
  const lay = fittingLay(game, world, ownCards(world, seat), dice);
  if (lay !== null && dice.chance(0.5)) return { told: [playOf(seat, lay)], seat };
  return world.draw.length > 0 ? { told: [{ act: 'draw', seat, count: 1 }], seat } : null;
};
