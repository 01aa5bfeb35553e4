import { isNumberCard } from '@/engine';
import { copyRealTable, drawCards, discardCard, nextSeat, playerAt, takeCard } from '../realTable';
import { distinctHandCards } from '../strategy';
import {
  makeDiscardEntry,
  cardsMissingFromHand,
  misfittingPlays,
  nextEntryNumber,
  type TryOffence,
  handStockAndDiscardTops,
  pickOrNull,
  makePlayEntry,
  pickProperDiscard,
} from './offence';

export const offendByBreakingSequence: TryOffence = ({ realTable, turn }, when, dice) => {
  const lay =
    when === 'middle' ? pickOrNull(dice, misfittingPlays(realTable, handStockAndDiscardTops(realTable, turn))) : null;
  return lay === null ? null : { entries: [makePlayEntry(turn, lay)], seat: turn };
};

export const offendByStartingPileAboveOne: TryOffence = ({ realTable, turn }, when, dice) => {
  const to = realTable.building.findIndex(({ shows }) => shows === 0);
  const card = pickOrNull(
    dice,
    handStockAndDiscardTops(realTable, turn).filter((place) => isNumberCard(place.card) && place.card > 1),
  );
  return when !== 'middle' || to < 0 || card === null
    ? null
    : { entries: [makePlayEntry(turn, { ...card, to })], seat: turn };
};

export const offendByOpeningFifthBuildingPile: TryOffence = ({ playRules, realTable, turn }, when, dice) => {
  const busy = realTable.building.every(({ shows }) => shows > 0);
  const starts = handStockAndDiscardTops(realTable, turn).filter(
    ({ card }) => card === 1 || (!isNumberCard(card) && playRules.wildMayStart),
  );
  const card = pickOrNull(dice, starts);
  return when !== 'middle' || !busy || card === null
    ? null
    : { entries: [makePlayEntry(turn, { ...card, to: 4 })], seat: turn };
};

export const offendByTakingBackPlay: TryOffence = ({ playRules, turn, laid }, when) => {
  const free = playRules.rules.cells['build-takeback'].legalIf === 'nothing-learned' && laid?.learned === false;
  return when !== 'middle' || laid === null || laid.seat !== turn || free
    ? null
    : { entries: [{ act: 'take-back', seat: turn, what: 'play' }], seat: turn };
};

/** The referee rules only after the next player has drawn. */
export const offendByRulingTooLate: TryOffence = (game, when, dice) => {
  const { turn } = game;
  if (when !== 'middle' || game.playRules.mustPlayStock) return null;
  const lay = pickOrNull(dice, misfittingPlays(game.realTable, distinctHandCards(game.realTable, turn)));
  if (lay === null || playerAt(game.realTable, turn).hand.length < 2) return null;
  const realTable = copyRealTable(game.realTable);
  takeCard(realTable, turn, 'hand', lay.card);
  const drop = pickProperDiscard(game, realTable, turn, dice);
  const next = nextSeat(realTable, turn);
  const count = Math.min(cardsMissingFromHand(game, realTable, next), realTable.draw.length);
  if (drop === null || count === 0) return null;
  discardCard(realTable, turn, drop.card, drop.pile);
  drawCards(realTable, next, count);
  return {
    entries: [
      makePlayEntry(turn, lay),
      makeDiscardEntry(turn, drop),
      { act: 'draw', seat: next, count },
      { act: 'rule', flag: `${nextEntryNumber(game)}:build-sequence`, call: 'remedy' },
    ],
    seat: turn,
    preliminaries: [{ at: 0, code: 'build-sequence' }],
  };
};

export const offendByPlayingWildOnWild: TryOffence = ({ realTable, turn }, when, dice) => {
  const to = realTable.building.findIndex(({ cards }) => cards.length > 0 && cards[cards.length - 1] === 'S');
  const wild = pickOrNull(
    dice,
    handStockAndDiscardTops(realTable, turn).filter(({ card }) => card === 'S'),
  );
  return when !== 'middle' || to < 0 || wild === null
    ? null
    : { entries: [makePlayEntry(turn, { ...wild, to })], seat: turn };
};
