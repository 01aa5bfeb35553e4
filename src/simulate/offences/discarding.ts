import { allowedDiscardPiles } from '../strategy';
import { type RunningGame, type UnnumberedEntry } from '../runningGame';
import { nextSeat, PILE_INDEXES, playerAt } from '../realTable';
import {
  makeDiscardEntry,
  cardsMissingFromHand,
  isMomentInTurn,
  type TryOffence,
  seatsExcept,
  pickOrNull,
  pileTopsExceptLastStockCard,
  pickProperDiscard,
} from './offence';
import { hasPlayerOnTurnActed } from './turnOrder';

const free = ({ playRules }: RunningGame): boolean => !playRules.mustPlayStock;

export const offendByOpeningFifthDiscardPile: TryOffence = ({ realTable, turn, ...game }, when, dice) => {
  const { discards, hand } = playerAt(realTable, turn);
  const full = discards.every((pile) => pile.length > 0);
  if (when !== 'middle' || !full || hand.length === 0 || game.playRules.mustPlayStock) return null;
  return { entries: [makeDiscardEntry(turn, { card: dice.pick(hand), pile: 4 })], seat: turn };
};

export const offendByStackingDiscardsEarly: TryOffence = (game, when, dice) => {
  const { discards, hand, hadFour } = playerAt(game.realTable, game.turn);
  const taken = PILE_INDEXES.filter((pile) => (discards[pile]?.length ?? 0) > 0);
  const early =
    taken.length > 0 &&
    taken.length < PILE_INDEXES.length &&
    !(hadFour && game.playRules.rules.values.fourBeforeStack === 'once');
  if (when !== 'middle' || !early || hand.length === 0 || !free(game)) return null;
  return { entries: [makeDiscardEntry(game.turn, { card: dice.pick(hand), pile: dice.pick(taken) })], seat: game.turn };
};

export const offendByDiscardingNotFromHand: TryOffence = (game, when, dice) => {
  const { realTable, turn } = game;
  const place = pickOrNull(dice, pileTopsExceptLastStockCard(realTable, turn));
  if (when !== 'middle' || place === null || !free(game)) return null;
  const elsewhere = allowedDiscardPiles(game.playRules, realTable, turn).filter(
    (pile) => place.from !== `discard:${pile}`,
  );
  const pile = pickOrNull(dice, elsewhere);
  return pile === null
    ? null
    : { entries: [{ act: 'discard', seat: turn, card: place.card, pile, from: place.from }], seat: turn };
};

export const offendByDiscardingOnOthersPile: TryOffence = (game, when, dice) => {
  const { hand } = playerAt(game.realTable, game.turn);
  if (when !== 'middle' || hand.length === 0 || !free(game)) return null;
  const owner = dice.pick(seatsExcept(game, game.turn));
  return {
    entries: [{ act: 'discard', seat: game.turn, card: dice.pick(hand), pile: dice.below(4), owner }],
    seat: game.turn,
  };
};

export const offendByDiscardingTwice: TryOffence = (game, when, dice) => {
  const { after: seat } = game;
  const drop = seat === null ? null : pickProperDiscard(game, game.realTable, seat, dice);
  return when === 'begin' && seat !== null && drop !== null ? { entries: [makeDiscardEntry(seat, drop)], seat } : null;
};

export const offendByShiftingDiscard: TryOffence = (game, when, dice) => {
  const { realTable } = game;
  const piles = seatsExcept(game).flatMap((seat) =>
    PILE_INDEXES.filter((pile) => (playerAt(realTable, seat).discards[pile]?.length ?? 0) > 0).map((pile) => ({
      seat,
      pile,
    })),
  );
  const found = isMomentInTurn(game, when) ? pickOrNull(dice, piles) : null;
  if (found === null) return null;
  const to = dice.pick<number | 'hand'>([...PILE_INDEXES.filter((pile) => pile !== found.pile), 'hand']);
  return { entries: [{ act: 'shift', ...found, to }], seat: found.seat };
};

/** Passes with cards in the hand, or lets the next player begin. */
export const offendByForgettingDiscard: TryOffence = (game, when, dice) => {
  const { realTable, turn } = game;
  if (when !== 'middle' || playerAt(realTable, turn).hand.length === 0) return null;
  const next = nextSeat(realTable, turn);
  const count = hasPlayerOnTurnActed(game)
    ? Math.min(cardsMissingFromHand(game, realTable, next), realTable.draw.length)
    : 0;
  const entries: UnnumberedEntry =
    count > 0 && dice.chance(0.5) ? { act: 'draw', seat: next, count } : { act: 'pass', seat: turn };
  return { entries: [entries], seat: turn };
};

export const offendByTakingBackDiscard: TryOffence = ({ after }, when) =>
  when === 'begin' && after !== null
    ? { entries: [{ act: 'take-back', seat: after, what: 'discard' }], seat: after }
    : null;

export const offendByDiscardingWild: TryOffence = (game, when, dice) => {
  const { hand } = playerAt(game.realTable, game.turn);
  const drop = pickProperDiscard(game, game.realTable, game.turn, dice);
  if (when !== 'middle' || drop === null || !hand.includes('S') || !free(game)) return null;
  return { entries: [makeDiscardEntry(game.turn, { ...drop, card: 'S' })], seat: game.turn };
};
