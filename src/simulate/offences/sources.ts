import { type Seat } from '@/engine';
import { type Dice } from '../dice';
import { handFaces, laysOf, type Place } from '../strategy';
import { handOf, type Running, type When } from '../runningGame';
import { playerAt, topOf } from '../realTable';
import {
  askedPlay,
  discardOf,
  fittingLay,
  type Offence,
  type Offend,
  otherSeats,
  pileCards,
  playOf,
  properDrop,
} from './offence';

/** Plays a card of somebody else; a partner may be asked to move it. */
function playsOf(game: Running, when: When, dice: Dice, places: readonly Place[], mayAsk: boolean): Offence | null {
  const lay = when === 'middle' ? fittingLay(game, game.world, places, dice) : null;
  if (lay === null) return null;
  return { told: [mayAsk && dice.chance(0.5) ? askedPlay(lay) : playOf(game.turn, lay)], seat: game.turn };
}

const partnersOf = ({ sheet, turn }: Running): readonly Seat[] => sheet.partners[turn] ?? [];

export const playsPartnerStock: Offend = (game, when, dice) => {
  const places = partnersOf(game).flatMap((seat) => pileCards(game.world, seat).filter(({ from }) => from === 'stock'));
  return playsOf(game, when, dice, places, true);
};

export const playsPartnerDiscard: Offend = (game, when, dice) => {
  const places = partnersOf(game).flatMap((seat) => pileCards(game.world, seat).filter(({ from }) => from !== 'stock'));
  return playsOf(game, when, dice, places, true);
};

export const playsPartnerHand: Offend = (game, when, dice) =>
  playsOf(
    game,
    when,
    dice,
    partnersOf(game).flatMap((seat) => handFaces(game.world, seat)),
    true,
  );

export const playsOpponent: Offend = (game, when, dice) => {
  const opponents = otherSeats(game, game.turn, ...partnersOf(game));
  return playsOf(
    game,
    when,
    dice,
    opponents.flatMap((seat) => pileCards(game.world, seat)),
    false,
  );
};

export const playsDiscardInFirstTurn: Offend = (game, when, dice) =>
  game.sheet.sharesPiles && playerAt(game.world, game.turn).turns === 0 ? playsPartnerDiscard(game, when, dice) : null;

export const digsInDiscards: Offend = (game, when, dice) => {
  const { world, turn } = game;
  const buried = playerAt(world, turn).discards.flatMap((cards, pile) =>
    cards
      .filter((card) => card !== topOf(cards))
      .map((card) => ({ card, from: `discard:${pile}`, owner: turn }) as Place),
  );
  return playsOf(game, when, dice, buried, false);
};

/** The own stock card fits, and the turn ends all the same. */
export const declinesStock: Offend = (game, when, dice) => {
  const { sheet, world, turn } = game;
  const stock = pileCards(world, turn).filter(({ from }) => from === 'stock');
  const drop = properDrop(game, world, turn, dice);
  const declined = when === 'middle' && game.topTold[turn] === true && laysOf(sheet, world, stock).length > 0;
  return declined && drop !== null ? { told: [discardOf(turn, drop)], seat: turn } : null;
};

/** A discard is played and no stock card after it. */
export const wastesDiscard: Offend = (game, when, dice) => {
  const { world, turn } = game;
  const lay = fittingLay(
    game,
    world,
    pileCards(world, turn).filter(({ from }) => from !== 'stock'),
    dice,
  );
  const drop = properDrop(game, world, turn, dice);
  if (
    when !== 'middle' ||
    lay === null ||
    drop === null ||
    handOf(game) < 1 ||
    game.sheet.rules.values.fourBeforeStack !== 'off'
  )
    return null;
  return { told: [playOf(turn, lay), discardOf(turn, drop)], seat: turn };
};
