import { isNumber } from '@/engine';
import { copyWorld, drawCards, dropCard, leftOf, playerAt, takeCard } from '../realTable';
import { handFaces } from '../strategy';
import { discardOf, dueTo, misfits, nextNumber, type Offend, ownCards, pickOr, playOf, properDrop } from './offence';

export const breaksSequence: Offend = ({ world, turn }, when, dice) => {
  const lay = when === 'middle' ? pickOr(dice, misfits(world, ownCards(world, turn))) : null;
  return lay === null ? null : { told: [playOf(turn, lay)], seat: turn };
};

export const startsHigh: Offend = ({ world, turn }, when, dice) => {
  const to = world.building.findIndex(({ shows }) => shows === 0);
  const card = pickOr(
    dice,
    ownCards(world, turn).filter((place) => isNumber(place.card) && place.card > 1),
  );
  return when !== 'middle' || to < 0 || card === null ? null : { told: [playOf(turn, { ...card, to })], seat: turn };
};

export const opensFifth: Offend = ({ sheet, world, turn }, when, dice) => {
  const busy = world.building.every(({ shows }) => shows > 0);
  const starts = ownCards(world, turn).filter(({ card }) => card === 1 || (!isNumber(card) && sheet.wildMayStart));
  const card = pickOr(dice, starts);
  return when !== 'middle' || !busy || card === null ? null : { told: [playOf(turn, { ...card, to: 4 })], seat: turn };
};

export const takesBackPlay: Offend = ({ sheet, turn, laid }, when) => {
  const free = sheet.rules.cells['build-takeback'].legalIf === 'nothing-learned' && laid?.learned === false;
  return when !== 'middle' || laid === null || laid.seat !== turn || free
    ? null
    : { told: [{ act: 'take-back', seat: turn, what: 'play' }], seat: turn };
};

/** Ruled on only after the next player has drawn. */
export const noticedTooLate: Offend = (game, when, dice) => {
  const { turn } = game;
  if (when !== 'middle' || game.sheet.mustPlayStock) return null;
  const lay = pickOr(dice, misfits(game.world, handFaces(game.world, turn)));
  if (lay === null || playerAt(game.world, turn).hand.length < 2) return null;
  const world = copyWorld(game.world);
  takeCard(world, turn, 'hand', lay.card);
  const drop = properDrop(game, world, turn, dice);
  const next = leftOf(world, turn);
  const count = Math.min(dueTo(game, world, next), world.draw.length);
  if (drop === null || count === 0) return null;
  dropCard(world, turn, drop.card, drop.pile);
  drawCards(world, next, count);
  return {
    told: [
      playOf(turn, lay),
      discardOf(turn, drop),
      { act: 'draw', seat: next, count },
      { act: 'rule', flag: `${nextNumber(game)}:build-sequence`, call: 'remedy' },
    ],
    seat: turn,
    means: [{ at: 0, code: 'build-sequence' }],
  };
};

export const wildOnWild: Offend = ({ world, turn }, when, dice) => {
  const to = world.building.findIndex(({ cards }) => cards.length > 0 && cards[cards.length - 1] === 'S');
  const wild = pickOr(
    dice,
    ownCards(world, turn).filter(({ card }) => card === 'S'),
  );
  return when !== 'middle' || to < 0 || wild === null ? null : { told: [playOf(turn, { ...wild, to })], seat: turn };
};
