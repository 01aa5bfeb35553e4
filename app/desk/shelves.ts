import { type Shelf } from '../hooks';
import { type OpenDesk } from './OpenDesk';

const shelves = new WeakMap<OpenDesk, Map<string, Shelf>>();

/** What was typed at a table and not told yet: one shelf for each. It outlives a desk that is opened again. */
export function shelfOf(storage: OpenDesk, table: string): Shelf {
  const all = shelves.get(storage) ?? new Map<string, Shelf>();
  shelves.set(storage, all);
  const shelf: Shelf = all.get(table) ?? new Map<string, unknown>();
  all.set(table, shelf);
  return shelf;
}
