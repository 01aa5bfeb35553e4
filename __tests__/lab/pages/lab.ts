import { fail, ok, type Result } from '@/base';
import { type Entry, type Header } from '@/engine';
import { type Batch, type Head, type TableLoss, type ResolvedInDoubtBatch, type TableContents } from '@/storage';
import { type Store } from './store';
import { openStore, type StoreName } from './stores';
import { linesTogether, storyOf } from './story';

export interface LabOpened {
  readonly losses: readonly TableLoss[];
  readonly settled: readonly ResolvedInDoubtBatch[];
  readonly tables: readonly TableContents[];
}

/** The append that failed. */
export interface Failed {
  readonly batch: Batch;
  readonly error: string;
}

declare global {
  /** Put there by whoever drives the page: hears of every head at the moment it is acknowledged. */
  var acknowledged: ((head: string) => void) | undefined;
}

let store: Store | null = null;
let heads = new Map<string, Head>();

const theStore = (): Store => {
  if (store === null) throw new Error('nothing is open');
  return store;
};

/** Opens it and reads all there is. */
export async function open(name: StoreName): Promise<Result<LabOpened, string>> {
  const opened = await openStore(name);
  if (!opened.ok) return opened;
  store = opened.value;
  const { losses, settled } = store;
  try {
    const stored = await store.tables();
    heads = new Map(stored.map(({ head }) => [head.table, head]));
    return ok({ losses, settled, tables: stored });
  } catch (error) {
    return fail(String(error));
  }
}

/** What comes next at a table, or null when its story is at its end. */
export function nextBatch(table: string, after: Head | null): Batch | null {
  const { header, entries } = storyOf(table);
  const seq = after === null ? 0 : after.seq + 1;
  const lines = [header, ...entries].slice(seq, seq + linesTogether(table, seq)) as (Header | Entry)[];
  return lines.length === 0 ? null : { table, after, lines: lines as unknown as Batch['lines'] };
}

/** Tells the next piece of one table's story, if there is one. */
async function appendTo(table: string): Promise<Failed | null> {
  const batch = nextBatch(table, heads.get(table) ?? null);
  if (batch === null) return null;
  const appended = await theStore().append(batch);
  if (!appended.ok) return { batch, error: appended.error };
  heads.set(table, appended.value);
  globalThis.acknowledged?.(JSON.stringify(appended.value));
  return null;
}

/** So many batches, table by table in turn, as fast as they are acknowledged. Ends with the first that fails. */
export async function burst(tables: readonly string[], count: number): Promise<Failed | null> {
  for (let i = 0; i < count; i += 1) {
    const failed = await appendTo(tables[i % tables.length] ?? '');
    if (failed !== null) return failed;
  }
  return null;
}

/** Resolves when the other medium has every head that was acknowledged. */
export const flushed = async (): Promise<void> => theStore().flushed?.();

/** All there is now. */
export const tables = (): Promise<TableContents[]> => theStore().tables();
