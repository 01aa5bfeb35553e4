import { copyRealTable, drawCards, nextSeat, countCardsUnderBuildingTops, type RealTable } from '../realTable';
import { handSizeOfTurnOwner, type RunningGame, type UnnumberedEntry } from '../runningGame';
import { type SeededRandom } from '@/base';
import {
  makeDiscardEntry,
  cardsMissingFromHand,
  pickFittingPlay,
  isMomentInTurn,
  type TryOffence,
  handStockAndDiscardTops,
  makePlayEntry,
  pickProperDiscard,
} from './offence';
import { positionWithDrawPileRunOut, makeEmptiedHandMoment } from './position';

/** The owner's first act of the turn: a play or the discard. */
function firstAct(game: RunningGame, realTable: RealTable, dice: SeededRandom): UnnumberedEntry | null {
  const lay = pickFittingPlay(game, realTable, handStockAndDiscardTops(realTable, game.turn), dice);
  const drop = game.playRules.mustPlayStock ? null : pickProperDiscard(game, realTable, game.turn, dice);
  if (lay !== null && (drop === null || dice.chance(0.5))) return makePlayEntry(game.turn, lay);
  return drop === null ? null : makeDiscardEntry(game.turn, drop);
}

const toBeHad = ({ draw, completed }: RealTable): number => draw.length + completed.length;

export const offendByOmittingDraw: TryOffence = (game, when, dice) => {
  if (when !== 'begin' || game.due === 0 || toBeHad(game.realTable) === 0) return null;
  const act = firstAct(game, game.realTable, dice);
  return act === null ? null : { entries: [act], seat: game.turn };
};

export const offendByDrawingTooFew: TryOffence = (game, when, dice) => {
  const most = Math.min(game.due - 1, game.realTable.draw.length);
  if (when !== 'begin' || most < 1 || toBeHad(game.realTable) <= most) return null;
  const count = 1 + dice.below(most);
  const realTable = copyRealTable(game.realTable);
  drawCards(realTable, game.turn, count);
  const act = firstAct(game, realTable, dice);
  return act === null ? null : { entries: [{ act: 'draw', seat: game.turn, count }, act], seat: game.turn };
};

export const offendByDrawingTooMany: TryOffence = (game, when, dice) => {
  const count = game.due + 1 + dice.below(3);
  return when === 'begin' && count <= game.realTable.draw.length
    ? { entries: [{ act: 'draw', seat: game.turn, count }], seat: game.turn }
    : null;
};

export const offendByDrawingMidturn: TryOffence = (game, when, dice) =>
  when === 'middle' && game.last === 'play' && handSizeOfTurnOwner(game) > 0 && game.realTable.draw.length >= 2
    ? { entries: [{ act: 'draw', seat: game.turn, count: 1 + dice.below(2) }], seat: game.turn }
    : null;

export const offendByRefillingEmptyHand: TryOffence = (game, when, dice) => {
  const out = makeEmptiedHandMoment(game, when, dice);
  const count = game.playRules.rules.values.hand;
  return out === null || out.realTable.draw.length < count
    ? null
    : { entries: [...out.entries, { act: 'draw', seat: game.turn, count }], seat: game.turn };
};

/** Passes, or lets the next player begin. */
export const offendByEndingTurnWithEmptyHand: TryOffence = (game, when, dice) => {
  const out = makeEmptiedHandMoment(game, when, dice);
  if (out === null || toBeHad(out.realTable) === 0) return null;
  const next = nextSeat(out.realTable, game.turn);
  const count = Math.min(cardsMissingFromHand(game, out.realTable, next), out.realTable.draw.length);
  const ends: UnnumberedEntry =
    count > 0 && dice.chance(0.5) ? { act: 'draw', seat: next, count } : { act: 'pass', seat: game.turn };
  return { entries: [...out.entries, ends], seat: game.turn };
};

export const offendByReshufflingWrongCards: TryOffence = (game, when, dice) => {
  if (!isMomentInTurn(game, when) || game.realTable.draw.length === 0) return null;
  const under = countCardsUnderBuildingTops(game.realTable) > 0 && dice.chance(0.7);
  return { entries: [{ act: 'reshuffle', from: under ? 'under-tops' : 'other' }], seat: null };
};

export const offendByReshufflingEarly: TryOffence = (game, when) =>
  isMomentInTurn(game, when) && game.realTable.draw.length > 0 && game.realTable.completed.length > 0
    ? { entries: [{ act: 'reshuffle' }], seat: null }
    : null;

/** All cards are in hands, stocks and discard piles: the next player has nothing to draw. */
export const offendByHavingNothingToDraw: TryOffence = (game, when, dice) => {
  if (when !== 'begin' || !game.started) return null;
  const { entries, realTable } = positionWithDrawPileRunOut(game, 0);
  const next = nextSeat(realTable, game.turn);
  const [mine, theirs] = [
    pickProperDiscard(game, realTable, game.turn, dice),
    pickProperDiscard(game, realTable, next, dice),
  ];
  if (entries === null || mine === null || theirs === null || cardsMissingFromHand(game, realTable, next) === 0)
    return null;
  return { entries: [entries, makeDiscardEntry(game.turn, mine), makeDiscardEntry(next, theirs)], seat: null };
};
