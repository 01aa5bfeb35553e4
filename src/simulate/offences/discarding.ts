import { openPlaces } from '../strategy';
import { type Running, type Told } from '../runningGame';
import { leftOf, PLACES, playerAt } from '../realTable';
import { discardOf, dueTo, isRunning, type Offend, otherSeats, pickOr, pileCards, properDrop } from './offence';
import { hasBegun } from './turnOrder';

const free = ({ sheet }: Running): boolean => !sheet.mustPlayStock;

export const opensFifthDiscard: Offend = ({ world, turn, ...game }, when, dice) => {
  const { discards, hand } = playerAt(world, turn);
  const full = discards.every((pile) => pile.length > 0);
  if (when !== 'middle' || !full || hand.length === 0 || game.sheet.mustPlayStock) return null;
  return { told: [discardOf(turn, { card: dice.pick(hand), pile: 4 })], seat: turn };
};

export const stacksEarly: Offend = (game, when, dice) => {
  const { discards, hand, hadFour } = playerAt(game.world, game.turn);
  const taken = PLACES.filter((pile) => (discards[pile]?.length ?? 0) > 0);
  const early =
    taken.length > 0 &&
    taken.length < PLACES.length &&
    !(hadFour && game.sheet.rules.values.fourBeforeStack === 'once');
  if (when !== 'middle' || !early || hand.length === 0 || !free(game)) return null;
  return { told: [discardOf(game.turn, { card: dice.pick(hand), pile: dice.pick(taken) })], seat: game.turn };
};

export const discardsFromPile: Offend = (game, when, dice) => {
  const { world, turn } = game;
  const place = pickOr(dice, pileCards(world, turn));
  if (when !== 'middle' || place === null || !free(game)) return null;
  const elsewhere = openPlaces(game.sheet, world, turn).filter((pile) => place.from !== `discard:${pile}`);
  const pile = pickOr(dice, elsewhere);
  return pile === null
    ? null
    : { told: [{ act: 'discard', seat: turn, card: place.card, pile, from: place.from }], seat: turn };
};

export const discardsElsewhere: Offend = (game, when, dice) => {
  const { hand } = playerAt(game.world, game.turn);
  if (when !== 'middle' || hand.length === 0 || !free(game)) return null;
  const owner = dice.pick(otherSeats(game, game.turn));
  return {
    told: [{ act: 'discard', seat: game.turn, card: dice.pick(hand), pile: dice.below(4), owner }],
    seat: game.turn,
  };
};

export const discardsTwice: Offend = (game, when, dice) => {
  const { after: seat } = game;
  const drop = seat === null ? null : properDrop(game, game.world, seat, dice);
  return when === 'begin' && seat !== null && drop !== null ? { told: [discardOf(seat, drop)], seat } : null;
};

export const shiftsDiscard: Offend = (game, when, dice) => {
  const { world } = game;
  const piles = otherSeats(game).flatMap((seat) =>
    PLACES.filter((pile) => (playerAt(world, seat).discards[pile]?.length ?? 0) > 0).map((pile) => ({ seat, pile })),
  );
  const found = isRunning(game, when) ? pickOr(dice, piles) : null;
  if (found === null) return null;
  const to = dice.pick<number | 'hand'>([...PLACES.filter((pile) => pile !== found.pile), 'hand']);
  return { told: [{ act: 'shift', ...found, to }], seat: found.seat };
};

/** Says pass with cards in the hand, or just lets the next player begin. */
export const forgetsDiscard: Offend = (game, when, dice) => {
  const { world, turn } = game;
  if (when !== 'middle' || playerAt(world, turn).hand.length === 0) return null;
  const next = leftOf(world, turn);
  const count = hasBegun(game) ? Math.min(dueTo(game, world, next), world.draw.length) : 0;
  const told: Told = count > 0 && dice.chance(0.5) ? { act: 'draw', seat: next, count } : { act: 'pass', seat: turn };
  return { told: [told], seat: turn };
};

export const takesBackDiscard: Offend = ({ after }, when) =>
  when === 'begin' && after !== null
    ? { told: [{ act: 'take-back', seat: after, what: 'discard' }], seat: after }
    : null;

export const discardsWild: Offend = (game, when, dice) => {
  const { hand } = playerAt(game.world, game.turn);
  const drop = properDrop(game, game.world, game.turn, dice);
  if (when !== 'middle' || drop === null || !hand.includes('S') || !free(game)) return null;
  return { told: [discardOf(game.turn, { ...drop, card: 'S' })], seat: game.turn };
};
