import { type Check } from '../check';
import { NONE, raise } from '../raise';
import type { Rules } from '@/rulesets';
import { cardsToBeHad, type Table } from '../table';

/** A new draw pile is made of completed building piles; by order, when all is dead, of what lies under the tops. */
export const reshuffleSource: Check<'reshuffle'> = (rules, table, entry) => {
  const from = entry.from ?? 'completed';
  if (from === 'completed' || entry.assumed === true) return NONE;
  if (from === 'under-tops' && mayRecycle(rules, table)) return NONE;
  return raise(rules, 'reshuffle-source', null, {});
};

/** Recycling is in order when all is dead and, where the table waits for it, a whole round went by without a play. */
export const mayRecycle = (rules: Rules, table: Table): boolean => {
  const { deadDraw } = rules.values;
  return (
    !cardsToBeHad(table) &&
    (deadDraw === 'recycle' || (deadDraw === 'shortThenRecycle' && table.idle >= table.seats.length))
  );
};
