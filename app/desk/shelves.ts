import { type Desk } from '@/state';
import { type Shelf } from '../hooks';

const shelves = new WeakMap<Desk, Map<string, Shelf>>();

/** What was typed at a table and not told yet: one shelf for each, as long as its desk is open. */
export function shelfOf(desk: Desk, table: string): Shelf {
  const ofDesk = shelves.get(desk) ?? new Map<string, Shelf>();
  shelves.set(desk, ofDesk);
  const shelf: Shelf = ofDesk.get(table) ?? new Map<string, unknown>();
  ofDesk.set(table, shelf);
  return shelf;
}
