import { type Rules, stockSize } from '@/rulesets';
import { type Check } from '../check';
import { type Flag } from '../flags';
import { NONE, raise } from '../raise';
import { type Table } from '../table';

/** Each stock has the size the sheet names: counted at the deal … */
export const setupStockCount: Check<'deal'> = (rules, table, deal) =>
  deal.stock?.flatMap((found, seat) => wrongSize(rules, table, seat, found)) ?? NONE;

/** … or after it, before anybody has drawn. */
export const stockCountedEarly: Check<'count'> = (rules, table, { seat, stock }) =>
  table.laid && !table.started && seat !== undefined && stock !== undefined
    ? wrongSize(rules, table, seat, stock)
    : NONE;

function wrongSize(rules: Rules, table: Table, seat: number, found: number): readonly Flag[] {
  const expected = stockSize(rules, table.seats.length);
  return found === expected ? NONE : raise(rules, 'setup-stock-count', seat, { expected, found, owner: seat });
}
