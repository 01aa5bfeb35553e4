import { type Check } from '../check';
import { doubt, NONE } from '../raise';

/** More drawn than the pile holds, and no reshuffle told. */
export const recordDrawPile: Check<'draw'> = (_rules, table, entry) =>
  entry.count > table.draw ? doubt('record-draw-pile', { count: entry.count, found: table.draw }) : NONE;
