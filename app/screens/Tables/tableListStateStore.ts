import { type TableRegistry } from '@/state';

/**
 * How the list was left. In a browser a covered screen is not kept (`TopScreenGate`), so this lies outside of it:
 * whoever comes back from a table finds the list as it was.
 */
export interface TableListStateStore {
  readonly get: () => ListAsLeft;
  readonly set: (change: Partial<ListAsLeft>) => void;
}

interface ListAsLeft {
  /** What was looked for. */
  readonly text: string;
  readonly scrollY: number;
  /** How many rows had been drawn. */
  readonly drawn: number;
  /** The control that led away, by its test id: the focus goes back to it. */
  readonly focus: string | null;
}

export function makeTableListStateStore(): TableListStateStore {
  let left: ListAsLeft = { text: '', scrollY: 0, drawn: 0, focus: null };
  return { get: () => left, set: (change) => void (left = { ...left, ...change }) };
}

const memories = new WeakMap<TableRegistry, TableListStateStore>();

export function tableListStateStoreFor(registry: TableRegistry): TableListStateStore {
  const memory = memories.get(registry) ?? makeTableListStateStore();
  memories.set(registry, memory);
  return memory;
}
