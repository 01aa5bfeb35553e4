import { type UnsentInput } from '../hooks';
import { type OpenRegistry } from './OpenRegistry';

const shelves = new WeakMap<OpenRegistry, Map<string, UnsentInput>>();

/** What was typed at a table and not told yet: one shelf for each. It outlives a registry that is opened again. */
export function unsentInputOf(storage: OpenRegistry, table: string): UnsentInput {
  const all = shelves.get(storage) ?? new Map<string, UnsentInput>();
  shelves.set(storage, all);
  const shelf: UnsentInput = all.get(table) ?? new Map<string, unknown>();
  all.set(table, shelf);
  return shelf;
}
