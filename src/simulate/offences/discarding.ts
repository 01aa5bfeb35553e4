import { allowedDiscardPiles } from '../strategy';
import { type RunningGame, type UnnumberedEntry } from '../runningGame';
import { nextSeat, FOUR_PILES, playerAt } from '../realTable';
import {
  discardOf,
  cardsMissing,
  isRunning,
  type TryOffence,
  otherSeats,
  pickOrNull,
  pileCards,
  pickProperDiscard,
} from './offence';
import { hasActed } from './turnOrder';

const free = ({ playRules }: RunningGame): boolean => !playRules.mustPlayStock;

export const opensFifthDiscard: TryOffence = ({ realTable, turn, ...game }, when, dice) => {
  const { discards, hand } = playerAt(realTable, turn);
  const full = discards.every((pile) => pile.length > 0);
  if (when !== 'middle' || !full || hand.length === 0 || game.playRules.mustPlayStock) return null;
  return { entries: [discardOf(turn, { card: dice.pick(hand), pile: 4 })], seat: turn };
};

export const stacksEarly: TryOffence = (game, when, dice) => {
  const { discards, hand, hadFour } = playerAt(game.realTable, game.turn);
  const taken = FOUR_PILES.filter((pile) => (discards[pile]?.length ?? 0) > 0);
  const early =
    taken.length > 0 &&
    taken.length < FOUR_PILES.length &&
    !(hadFour && game.playRules.rules.values.fourBeforeStack === 'once');
  if (when !== 'middle' || !early || hand.length === 0 || !free(game)) return null;
  return { entries: [discardOf(game.turn, { card: dice.pick(hand), pile: dice.pick(taken) })], seat: game.turn };
};

export const discardsFromPile: TryOffence = (game, when, dice) => {
  const { realTable, turn } = game;
  const place = pickOrNull(dice, pileCards(realTable, turn));
  if (when !== 'middle' || place === null || !free(game)) return null;
  const elsewhere = allowedDiscardPiles(game.playRules, realTable, turn).filter(
    (pile) => place.from !== `discard:${pile}`,
  );
  const pile = pickOrNull(dice, elsewhere);
  return pile === null
    ? null
    : { entries: [{ act: 'discard', seat: turn, card: place.card, pile, from: place.from }], seat: turn };
};

export const discardsElsewhere: TryOffence = (game, when, dice) => {
  const { hand } = playerAt(game.realTable, game.turn);
  if (when !== 'middle' || hand.length === 0 || !free(game)) return null;
  const owner = dice.pick(otherSeats(game, game.turn));
  return {
    entries: [{ act: 'discard', seat: game.turn, card: dice.pick(hand), pile: dice.below(4), owner }],
    seat: game.turn,
  };
};

export const discardsTwice: TryOffence = (game, when, dice) => {
  const { after: seat } = game;
  const drop = seat === null ? null : pickProperDiscard(game, game.realTable, seat, dice);
  return when === 'begin' && seat !== null && drop !== null ? { entries: [discardOf(seat, drop)], seat } : null;
};

export const shiftsDiscard: TryOffence = (game, when, dice) => {
  const { realTable } = game;
  const piles = otherSeats(game).flatMap((seat) =>
    FOUR_PILES.filter((pile) => (playerAt(realTable, seat).discards[pile]?.length ?? 0) > 0).map((pile) => ({
      seat,
      pile,
    })),
  );
  const found = isRunning(game, when) ? pickOrNull(dice, piles) : null;
  if (found === null) return null;
  const to = dice.pick<number | 'hand'>([...FOUR_PILES.filter((pile) => pile !== found.pile), 'hand']);
  return { entries: [{ act: 'shift', ...found, to }], seat: found.seat };
};

/** Passes with cards in the hand, or lets the next player begin. */
export const forgetsDiscard: TryOffence = (game, when, dice) => {
  const { realTable, turn } = game;
  if (when !== 'middle' || playerAt(realTable, turn).hand.length === 0) return null;
  const next = nextSeat(realTable, turn);
  const count = hasActed(game) ? Math.min(cardsMissing(game, realTable, next), realTable.draw.length) : 0;
  const entries: UnnumberedEntry =
    count > 0 && dice.chance(0.5) ? { act: 'draw', seat: next, count } : { act: 'pass', seat: turn };
  return { entries: [entries], seat: turn };
};

export const takesBackDiscard: TryOffence = ({ after }, when) =>
  when === 'begin' && after !== null
    ? { entries: [{ act: 'take-back', seat: after, what: 'discard' }], seat: after }
    : null;

export const discardsWild: TryOffence = (game, when, dice) => {
  const { hand } = playerAt(game.realTable, game.turn);
  const drop = pickProperDiscard(game, game.realTable, game.turn, dice);
  if (when !== 'middle' || drop === null || !hand.includes('S') || !free(game)) return null;
  return { entries: [discardOf(game.turn, { ...drop, card: 'S' })], seat: game.turn };
};
