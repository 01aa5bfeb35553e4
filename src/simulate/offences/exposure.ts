import type { EntryOf } from '@/engine';
import type { FlagCode } from '@/rulesets';
import {
  makeDiscardEntry,
  isMomentInTurn,
  type TryOffence,
  seatsExcept,
  pickOrNull,
  pickProperDiscard,
} from './offence';
import { playerAt } from '../realTable';

/** An irregularity that no act shows: the referee reports it. */
export const offendByReportedIrregularity =
  (code: FlagCode): TryOffence =>
  (game, when, dice) => {
    const seat = dice.pick(seatsExcept(game));
    return isMomentInTurn(game, when) ? { entries: [{ act: 'report', seat, code }], seat, goesOn: true } : null;
  };

export const offendByPeekingAt =
  (where: EntryOf<'peek'>['where']): TryOffence =>
  (game, when, dice) => {
    const seat = dice.pick(seatsExcept(game));
    return isMomentInTurn(game, when) ? { entries: [{ act: 'peek', seat, where }], seat, goesOn: true } : null;
  };

/** Where a shown card must be played, the rest of the game would differ, so the record ends here. */
export const offendByShowingHandCard: TryOffence = (game, when, dice) => {
  const seat = pickOrNull(
    dice,
    seatsExcept(game).filter((each) => playerAt(game.realTable, each).hand.length > 0),
  );
  if (seat === null || !isMomentInTurn(game, when)) return null;
  const { revealedCard } = game.playRules.rules.values;
  const entries = [{ act: 'reveal', seat, card: dice.pick(playerAt(game.realTable, seat).hand) } as const];
  return revealedCard === 'handCommit' || revealedCard === 'both' ? { entries, seat } : { entries, seat, goesOn: true };
};

/** Shows one card and discards another. */
export const offendByKeepingShownCard: TryOffence = (game, when, dice) => {
  const { realTable, turn } = game;
  const drop = pickProperDiscard(game, realTable, turn, dice);
  const shown = pickOrNull(
    dice,
    playerAt(realTable, turn).hand.filter((card) => card !== drop?.card),
  );
  if (when !== 'middle' || drop === null || shown === null || game.playRules.mustPlayStock) return null;
  return { entries: [{ act: 'reveal', seat: turn, card: shown }, makeDiscardEntry(turn, drop)], seat: turn };
};

/** Any claim before the end is early, because a win ends the game at once. */
export const offendByClaimingWinEarly: TryOffence = (game, when, dice) => {
  const seat = dice.pick(seatsExcept(game));
  return isMomentInTurn(game, when) ? { entries: [{ act: 'claim', seat }], seat, goesOn: true } : null;
};
