import { type Check, NO_FLAGS, raiseFlag } from '../flags';
import { hasWon, seatsOnSameSideAs } from '../sides';
import { seatStateAt } from '../table';

/** win-claim-early: a player claims the win while a stock that must be empty is not. */
export const winClaimedEarly: Check<'claim'> = (rules, table, entry) => {
  if (table.over !== null || hasWon(rules, table, entry.seat)) return NO_FLAGS;
  const found = seatsOnSameSideAs(rules, table, entry.seat).reduce(
    (sum, seat) => sum + seatStateAt(table, seat).stock,
    0,
  );
  return raiseFlag(rules, 'win-claim-early', entry.seat, { expected: 0, found });
};

/** Irregularities that no entry shows: the referee reports them by code. */
export const reportedIrregularity: Check<'report'> = (rules, _table, entry) =>
  raiseFlag(rules, entry.code, entry.seat, {});
