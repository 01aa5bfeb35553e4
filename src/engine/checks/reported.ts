import { type Check } from '../check';
import { raise } from '../raise';

/** What only eyes can see, in the referee's word. */
export const reported: Check<'report'> = (rules, _table, entry) => raise(rules, entry.code, entry.seat, {});
