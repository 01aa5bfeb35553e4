import { type Seat } from '@/engine';
import { type Dice } from '../dice';
import { handFaces, playsOfCards, type CardSource } from '../strategy';
import { handSize, type RunningGame, type MomentKind } from '../runningGame';
import { playerAt, topOf } from '../realTable';
import {
  askedPlay,
  discardOf,
  pickFittingPlay,
  type Offence,
  type TryOffence,
  otherSeats,
  pileCards,
  playOf,
  pickProperDiscard,
} from './offence';

/** Plays another player's card; a partner may be asked to move it. */
function playsOf(
  game: RunningGame,
  when: MomentKind,
  dice: Dice,
  places: readonly CardSource[],
  mayAsk: boolean,
): Offence | null {
  const lay = when === 'middle' ? pickFittingPlay(game, game.realTable, places, dice) : null;
  if (lay === null) return null;
  return { entries: [mayAsk && dice.chance(0.5) ? askedPlay(lay) : playOf(game.turn, lay)], seat: game.turn };
}

const partnersOf = ({ playRules, turn }: RunningGame): readonly Seat[] => playRules.partners[turn] ?? [];

export const playsPartnerStock: TryOffence = (game, when, dice) => {
  const places = partnersOf(game).flatMap((seat) =>
    pileCards(game.realTable, seat).filter(({ from }) => from === 'stock'),
  );
  return playsOf(game, when, dice, places, true);
};

export const playsPartnerDiscard: TryOffence = (game, when, dice) => {
  const places = partnersOf(game).flatMap((seat) =>
    pileCards(game.realTable, seat).filter(({ from }) => from !== 'stock'),
  );
  return playsOf(game, when, dice, places, true);
};

export const playsPartnerHand: TryOffence = (game, when, dice) =>
  playsOf(
    game,
    when,
    dice,
    partnersOf(game).flatMap((seat) => handFaces(game.realTable, seat)),
    true,
  );

export const playsOpponent: TryOffence = (game, when, dice) => {
  const opponents = otherSeats(game, game.turn, ...partnersOf(game));
  return playsOf(
    game,
    when,
    dice,
    opponents.flatMap((seat) => pileCards(game.realTable, seat)),
    false,
  );
};

export const playsDiscardInFirstTurn: TryOffence = (game, when, dice) =>
  game.playRules.sharesPiles && playerAt(game.realTable, game.turn).turns === 0
    ? playsPartnerDiscard(game, when, dice)
    : null;

export const digsInDiscards: TryOffence = (game, when, dice) => {
  const { realTable, turn } = game;
  const buried = playerAt(realTable, turn).discards.flatMap((cards, pile) =>
    cards
      .filter((card) => card !== topOf(cards))
      .map((card) => ({ card, from: `discard:${pile}`, owner: turn }) as CardSource),
  );
  return playsOf(game, when, dice, buried, false);
};

/** The player's stock card fits, and the turn ends without it. */
export const declinesStock: TryOffence = (game, when, dice) => {
  const { playRules, realTable, turn } = game;
  const stock = pileCards(realTable, turn).filter(({ from }) => from === 'stock');
  const drop = pickProperDiscard(game, realTable, turn, dice);
  const declined =
    when === 'middle' && game.topRecorded[turn] === true && playsOfCards(playRules, realTable, stock).length > 0;
  return declined && drop !== null ? { entries: [discardOf(turn, drop)], seat: turn } : null;
};

/** Plays from a discard pile and no stock card after it. */
export const wastesDiscard: TryOffence = (game, when, dice) => {
  const { realTable, turn } = game;
  const lay = pickFittingPlay(
    game,
    realTable,
    pileCards(realTable, turn).filter(({ from }) => from !== 'stock'),
    dice,
  );
  const drop = pickProperDiscard(game, realTable, turn, dice);
  if (
    when !== 'middle' ||
    lay === null ||
    drop === null ||
    handSize(game) < 1 ||
    game.playRules.rules.values.fourBeforeStack !== 'off'
  )
    return null;
  return { entries: [playOf(turn, lay), discardOf(turn, drop)], seat: turn };
};
