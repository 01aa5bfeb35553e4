import { type Check, NONE, raise } from '../flags';
import { hasWon, sideOf } from '../sides';
import { seatAt } from '../table';

/** A win is claimed while a stock that has to be gone is not. */
export const winClaimedEarly: Check<'claim'> = (rules, table, entry) => {
  if (table.over !== null || hasWon(rules, table, entry.seat)) return NONE;
  const found = sideOf(rules, table, entry.seat).reduce((sum, seat) => sum + seatAt(table, seat).stock, 0);
  return raise(rules, 'win-claim-early', entry.seat, { expected: 0, found });
};

/** What only eyes can see, in the referee's word. */
export const reported: Check<'report'> = (rules, _table, entry) => raise(rules, entry.code, entry.seat, {});
