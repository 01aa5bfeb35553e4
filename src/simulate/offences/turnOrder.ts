import { type Seat } from '@/engine';
import { type SeededRandom } from '@/base';
import { copyRealTable, drawCards, discardCard, playCard, nextSeat, playerAt, type RealTable } from '../realTable';
import { distinctHandCards } from '../strategy';
import { type RunningGame, type UnnumberedEntry, type MomentKind } from '../runningGame';
import {
  makeDiscardEntry,
  cardsMissingFromHand,
  pickFittingPlay,
  isMomentInTurn,
  nextEntryNumber,
  type TryOffence,
  seatsExcept,
  handStockAndDiscardTops,
  pickOrNull,
  pileTopsExceptLastStockCard,
  makePlayEntry,
  pickProperDiscard,
} from './offence';

export const hasPlayerOnTurnActed = ({ last, plays }: RunningGame): boolean => last !== 'nothing' || plays > 0;

/** Players who are clearly out of turn: not the left-hand neighbour of a turn in progress, nor the last to discard. */
function outsiders(game: RunningGame, when: MomentKind): Seat[] {
  if (!isMomentInTurn(game, when)) return [];
  const neighbour = hasPlayerOnTurnActed(game) ? nextSeat(game.realTable, game.turn) : null;
  return seatsExcept(game, game.turn, game.after, neighbour);
}

export const offendByStartingOutOfTurn: TryOffence = (game, when, dice) => {
  const { realTable } = game;
  const seat = pickOrNull(dice, outsiders(game, when));
  if (seat === null) return null;
  const lay = pickFittingPlay(game, realTable, distinctHandCards(realTable, seat), dice);
  if (lay !== null && dice.chance(0.5)) return { entries: [makePlayEntry(seat, lay)], seat };
  const most = Math.min(cardsMissingFromHand(game, realTable, seat), realTable.draw.length);
  return most === 0 ? null : { entries: [{ act: 'draw', seat, count: 1 + dice.below(most) }], seat };
};

export const offendByDiscardingOutOfTurn: TryOffence = (game, when, dice) => {
  const others = isMomentInTurn(game, when) ? seatsExcept(game, game.turn, game.after) : [];
  const seat = pickOrNull(dice, others);
  const drop = seat === null ? null : pickProperDiscard(game, game.realTable, seat, dice);
  return seat === null || drop === null ? null : { entries: [makeDiscardEntry(seat, drop)], seat };
};

interface Stopped {
  readonly entries: UnnumberedEntry[];
  readonly seat: Seat;
  readonly realTable: RealTable;
}

/**
 * The next player draws too early and is stopped, the owner goes on and discards, and now it is the stopped
 * player's turn.
 */
function stopped(game: RunningGame, when: MomentKind, dice: SeededRandom): Stopped | null {
  const realTable = copyRealTable(game.realTable);
  const { turn, due } = game;
  const seat = nextSeat(realTable, turn);
  const ready = when === 'begin' && game.started && seat !== game.after && !hasPlayerOnTurnActed(game);
  if (!ready || cardsMissingFromHand(game, realTable, seat) === 0 || realTable.draw.length < due + 2) return null;
  drawCards(realTable, seat, 1);
  drawCards(realTable, turn, due);
  const drop = pickProperDiscard(game, realTable, turn, dice);
  if (drop === null) return null;
  discardCard(realTable, turn, drop.card, drop.pile);
  const entries: UnnumberedEntry[] = [
    { act: 'draw', seat, count: 1 },
    { act: 'rule', flag: `${nextEntryNumber(game)}:oot-started`, call: 'remedy' },
    ...(due > 0 ? [{ act: 'draw', seat: turn, count: due } as const] : []),
    makeDiscardEntry(turn, drop),
  ];
  return { entries, seat, realTable };
}

const preliminaries = [{ at: 0, code: 'oot-started' }] as const;

export const offendByDrawingBeforeRequiredPlay: TryOffence = (game, when, dice) => {
  const mark = stopped(game, when, dice);
  return mark === null
    ? null
    : { entries: [...mark.entries, { act: 'draw', seat: mark.seat, count: 1 }], seat: mark.seat, preliminaries };
};

export const offendByDrawingAfterRequiredPlay: TryOffence = (game, when, dice) => {
  const mark = stopped(game, when, dice);
  if (mark === null || game.playRules.rules.readings.X25b !== 'refillOnly') return null;
  const { seat, realTable } = mark;
  const lay = pickFittingPlay(game, realTable, handStockAndDiscardTops(realTable, seat), dice);
  if (lay === null) return null;
  playCard(realTable, lay);
  if (playerAt(realTable, seat).hand.length === 0) return null;
  return { entries: [...mark.entries, makePlayEntry(seat, lay), { act: 'draw', seat, count: 1 }], seat, preliminaries };
};

export const offendByPartnerPlayingUnasked: TryOffence = (game, when, dice) => {
  const partners = isMomentInTurn(game, when) ? (game.playRules.partners[game.turn] ?? []) : [];
  const seat = pickOrNull(
    dice,
    partners.filter((each) => each !== game.after),
  );
  const lay =
    seat === null
      ? null
      : pickFittingPlay(game, game.realTable, pileTopsExceptLastStockCard(game.realTable, seat), dice);
  return seat === null || lay === null ? null : { entries: [makePlayEntry(seat, lay)], seat };
};

export const offendByDrawOrPlayAfterDiscard: TryOffence = (game, when, dice) => {
  const { after: seat, realTable } = game;
  if (when !== 'begin' || seat === null) return null;
  const lay = pickFittingPlay(game, realTable, handStockAndDiscardTops(realTable, seat), dice);
  if (lay !== null && dice.chance(0.5)) return { entries: [makePlayEntry(seat, lay)], seat };
  return realTable.draw.length > 0 ? { entries: [{ act: 'draw', seat, count: 1 }], seat } : null;
};
