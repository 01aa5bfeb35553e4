import { type UnsentInputStore } from '../hooks';
import { type OpenRegistryFunction } from './RegistryOpenerProvider';

const storesByRegistry = new WeakMap<OpenRegistryFunction, Map<string, UnsentInputStore>>();

/** Whether anything that was typed at any table is not sent yet. A form keeps its answers as an object, maybe an empty one. */
export const hasUnsentInput = (storage: OpenRegistryFunction): boolean =>
  [...(storesByRegistry.get(storage)?.values() ?? [])].some((unsentInputStore) =>
    [...unsentInputStore.values()].some(isTyped),
  );

const isTyped = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some(isTyped)
    : value !== undefined && value !== '';

/** Text typed at a table and not yet submitted, by table id. It is kept when the registry is opened again. */
export function unsentInputOf(storage: OpenRegistryFunction, table: string): UnsentInputStore {
  const all = storesByRegistry.get(storage) ?? new Map<string, UnsentInputStore>();
  storesByRegistry.set(storage, all);
  const unsentInputStore: UnsentInputStore = all.get(table) ?? new Map<string, unknown>();
  all.set(table, unsentInputStore);
  return unsentInputStore;
}
