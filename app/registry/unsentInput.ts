import { type UnsentInput } from '../hooks';
import { type RegistryOpener } from './RegistryOpener';

const shelves = new WeakMap<RegistryOpener, Map<string, UnsentInput>>();

/** Text typed at a table and not yet submitted, by table id. It is kept when the registry is opened again. */
export function unsentInputOf(storage: RegistryOpener, table: string): UnsentInput {
  const all = shelves.get(storage) ?? new Map<string, UnsentInput>();
  shelves.set(storage, all);
  const shelf: UnsentInput = all.get(table) ?? new Map<string, unknown>();
  all.set(table, shelf);
  return shelf;
}
