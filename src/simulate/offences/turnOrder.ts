import { type Seat } from '@/engine';
import { type Dice } from '../dice';
import { copyRealTable, drawCards, discardCard, playCard, nextSeat, playerAt, type RealTable } from '../realTable';
import { handFaces } from '../strategy';
import { type RunningGame, type UnnumberedEntry, type MomentKind } from '../runningGame';
import {
  discardOf,
  cardsMissing,
  pickFittingPlay,
  isRunning,
  nextNumber,
  type TryOffence,
  otherSeats,
  ownCards,
  pickOrNull,
  pileCards,
  playOf,
  pickProperDiscard,
} from './offence';

export const hasActed = ({ last, plays }: RunningGame): boolean => last !== 'nothing' || plays > 0;

/** Players who are clearly out of turn: not the left-hand neighbour of a turn in progress, nor the last to discard. */
function outsiders(game: RunningGame, when: MomentKind): Seat[] {
  if (!isRunning(game, when)) return [];
  const neighbour = hasActed(game) ? nextSeat(game.realTable, game.turn) : null;
  return otherSeats(game, game.turn, game.after, neighbour);
}

export const startsOutOfTurn: TryOffence = (game, when, dice) => {
  const { realTable } = game;
  const seat = pickOrNull(dice, outsiders(game, when));
  if (seat === null) return null;
  const lay = pickFittingPlay(game, realTable, handFaces(realTable, seat), dice);
  if (lay !== null && dice.chance(0.5)) return { entries: [playOf(seat, lay)], seat };
  const most = Math.min(cardsMissing(game, realTable, seat), realTable.draw.length);
  return most === 0 ? null : { entries: [{ act: 'draw', seat, count: 1 + dice.below(most) }], seat };
};

export const discardsOutOfTurn: TryOffence = (game, when, dice) => {
  const others = isRunning(game, when) ? otherSeats(game, game.turn, game.after) : [];
  const seat = pickOrNull(dice, others);
  const drop = seat === null ? null : pickProperDiscard(game, game.realTable, seat, dice);
  return seat === null || drop === null ? null : { entries: [discardOf(seat, drop)], seat };
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
function stopped(game: RunningGame, when: MomentKind, dice: Dice): Stopped | null {
  const realTable = copyRealTable(game.realTable);
  const { turn, due } = game;
  const seat = nextSeat(realTable, turn);
  const ready = when === 'begin' && game.started && seat !== game.after && !hasActed(game);
  if (!ready || cardsMissing(game, realTable, seat) === 0 || realTable.draw.length < due + 2) return null;
  drawCards(realTable, seat, 1);
  drawCards(realTable, turn, due);
  const drop = pickProperDiscard(game, realTable, turn, dice);
  if (drop === null) return null;
  discardCard(realTable, turn, drop.card, drop.pile);
  const entries: UnnumberedEntry[] = [
    { act: 'draw', seat, count: 1 },
    { act: 'rule', flag: `${nextNumber(game)}:oot-started`, call: 'remedy' },
    ...(due > 0 ? [{ act: 'draw', seat: turn, count: due } as const] : []),
    discardOf(turn, drop),
  ];
  return { entries, seat, realTable };
}

const preliminaries = [{ at: 0, code: 'oot-started' }] as const;

export const drawsBeforePlaying: TryOffence = (game, when, dice) => {
  const mark = stopped(game, when, dice);
  return mark === null
    ? null
    : { entries: [...mark.entries, { act: 'draw', seat: mark.seat, count: 1 }], seat: mark.seat, preliminaries };
};

export const drawsAfterPaying: TryOffence = (game, when, dice) => {
  const mark = stopped(game, when, dice);
  if (mark === null || game.playRules.rules.readings.X25b !== 'refillOnly') return null;
  const { seat, realTable } = mark;
  const lay = pickFittingPlay(game, realTable, ownCards(realTable, seat), dice);
  if (lay === null) return null;
  playCard(realTable, lay);
  if (playerAt(realTable, seat).hand.length === 0) return null;
  return { entries: [...mark.entries, playOf(seat, lay), { act: 'draw', seat, count: 1 }], seat, preliminaries };
};

export const partnerPlaysUnasked: TryOffence = (game, when, dice) => {
  const partners = isRunning(game, when) ? (game.playRules.partners[game.turn] ?? []) : [];
  const seat = pickOrNull(
    dice,
    partners.filter((each) => each !== game.after),
  );
  const lay = seat === null ? null : pickFittingPlay(game, game.realTable, pileCards(game.realTable, seat), dice);
  return seat === null || lay === null ? null : { entries: [playOf(seat, lay)], seat };
};

export const playsAfterDiscard: TryOffence = (game, when, dice) => {
  const { after: seat, realTable } = game;
  if (when !== 'begin' || seat === null) return null;
  const lay = pickFittingPlay(game, realTable, ownCards(realTable, seat), dice);
  if (lay !== null && dice.chance(0.5)) return { entries: [playOf(seat, lay)], seat };
  return realTable.draw.length > 0 ? { entries: [{ act: 'draw', seat, count: 1 }], seat } : null;
};
