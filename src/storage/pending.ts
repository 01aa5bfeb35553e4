import { makeSerial } from '@/base';
import { chainRows } from './chainRows';
import type { Batch } from './port';
import { type SidecarStore } from './sidecar';
import { withTimeLimit } from './timeLimit';
import { parse } from './verifyRows';

const KEY = 'pending';

/**
 * How many dropped batches are remembered. The first ones are kept, because each of them follows the one
 * before it: without the first, the others could not be appended any more.
 */
export const DROPPED_LIMIT = 50;

/** What a log whose write failed leaves for the next opening. */
interface Unfinished {
  /** Batches whose write failed: they may be on the disk or not. */
  readonly unknown: readonly Batch[];
  /** Batches handed over behind them, or later: certainly not on the disk. */
  readonly dropped: readonly Batch[];
}

/** Keeps unfinished batches in the sidecar, outside the database that failed. */
export interface Pending {
  /** As read when the log was opened. */
  readonly found: Unfinished;
  /** One write for all of them. Resolves when it is done, failed, or took too long. */
  readonly add: (more: Unfinished) => Promise<void>;
  readonly remove: (finished: Unfinished) => Promise<void>;
  /** Resolves when nothing is being written any more. */
  readonly flushed: () => Promise<void>;
}

export async function openPending(sidecar: SidecarStore, limit: number): Promise<Pending> {
  const serial = makeSerial();
  const quietly = async <T>(work: () => Promise<T>): Promise<T | null> => {
    try {
      return await withTimeLimit(work(), limit, 'sidecar');
    } catch {
      // Nothing of these batches was acknowledged, and the caller is told that the write failed.
      return null;
    }
  };
  const read = async (): Promise<Unfinished> => parseUnfinished(await sidecar.get(KEY));

  // Read before every write: on a phone the log that failed and the one opened after it share the file,
  // and the older one must not bring back what the newer one has settled.
  const update = (change: (now: Unfinished) => Unfinished): Promise<void> =>
    serial.run(async () => {
      await quietly(async () => {
        const { unknown, dropped } = change(await read());
        if (unknown.length + dropped.length === 0) return sidecar.remove(KEY);
        const text = `{"batches":[${unknown.map(textOf).join()}],"dropped":[${dropped.map(textOf).join()}]}`;
        return sidecar.set(KEY, text);
      });
    });

  const found = (await quietly(read)) ?? { unknown: [], dropped: [] };
  return {
    found,
    add: (more) =>
      update((now) => ({
        unknown: union(now.unknown, more.unknown),
        dropped: union(now.dropped, more.dropped).slice(0, DROPPED_LIMIT),
      })),
    remove: (finished) => {
      if (finished.unknown.length + finished.dropped.length === 0) return Promise.resolve();
      return update((now) => ({
        unknown: difference(now.unknown, finished.unknown),
        dropped: difference(now.dropped, finished.dropped),
      }));
    },
    flushed: () => serial.run(() => Promise.resolve()),
  };
}

const textsOf = (batches: readonly Batch[]): Set<string> => new Set(batches.map(textOf));
const difference = (all: readonly Batch[], without: readonly Batch[]): readonly Batch[] => {
  const texts = textsOf(without);
  return all.filter((batch) => !texts.has(textOf(batch)));
};
const union = (first: readonly Batch[], more: readonly Batch[]): readonly Batch[] => [
  ...first,
  ...difference(more, first),
];

/** As it was when it was handed over, whatever the caller has done to its lines since. */
function textOf(batch: Batch): string {
  const rows = chainRows(batch);
  const lines = rows.ok ? rows.value.map(({ line }) => line) : [];
  return `{"table":${JSON.stringify(batch.table)},"after":${JSON.stringify(batch.after)},"lines":[${lines.join()}]}`;
}

function parseUnfinished(text: string | null): Unfinished {
  const stored = text === null ? undefined : (parse(text) as { batches?: unknown; dropped?: unknown } | undefined);
  return { unknown: parseBatches(stored?.batches), dropped: parseBatches(stored?.dropped) };
}

/** Versions before 2026-11 wrote no `dropped`; they ignore it where they find it. */
const parseBatches = (batches: unknown): readonly Batch[] => (Array.isArray(batches) ? batches.filter(isBatch) : []);

const isBatch = (value: unknown): value is Batch => {
  const batch = value as Partial<Batch> | null;
  if (batch?.after === undefined || !Array.isArray(batch.lines)) return false;
  return chainRows(batch as Batch).ok;
};
