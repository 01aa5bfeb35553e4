import { hang } from './hang';
import { type Keepsake } from './keepsake';
import type { Batch } from './port';
import { withTimeLimit } from './timeLimit';
import { parse } from './unroll';

const KEY = 'pending';

/** Batches of unknown outcome, kept outside the database that failed until it is opened again. */
export interface Pending {
  readonly all: () => readonly Batch[];
  readonly add: (batch: Batch) => Promise<void>;
  readonly drop: (settled: readonly Batch[]) => Promise<void>;
}

export async function openPending(keepsake: Keepsake, limit: number): Promise<Pending> {
  const quietly = async <T>(work: () => Promise<T>): Promise<T | null> => {
    try {
      return await withTimeLimit(work(), limit, 'keepsake');
    } catch {
      // Nothing of it was acknowledged; whoever waits for it has been told that nobody knows.
      return null;
    }
  };
  let batches = parseBatches(await quietly(() => keepsake.get(KEY)));

  const write = async (): Promise<void> => {
    const text = JSON.stringify({ batches });
    await quietly(() => (batches.length === 0 ? keepsake.remove(KEY) : keepsake.set(KEY, text)));
  };

  return {
    all: () => batches,
    add: async (batch) => {
      if (!batches.includes(batch)) batches = [...batches, batch];
      await write();
    },
    drop: async (settled) => {
      if (settled.length === 0) return;
      batches = batches.filter((batch) => !settled.includes(batch));
      await write();
    },
  };
}

function parseBatches(text: string | null): readonly Batch[] {
  const batches: unknown = text === null ? undefined : (parse(text) as { batches?: unknown } | undefined)?.batches;
  return Array.isArray(batches) ? batches.filter(isBatch) : [];
}

const isBatch = (value: unknown): value is Batch => {
  const batch = value as Partial<Batch> | null;
  if (batch?.after === undefined || !Array.isArray(batch.lines)) return false;
  return hang(batch as Batch).ok;
};
