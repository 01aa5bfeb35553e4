import { makeSerialQueue } from '@/base';
import { chainRowsOf, parseStoredLine } from './chain';
import type { Batch, Head } from './port';
import { withTimeLimit } from './timeLimit';

/**
 * A few texts in another medium than the database: which heads were acknowledged last, and which batches were
 * left unfinished. It may fail at any time without harm; no acknowledgement waits for it.
 */
export interface SidecarStore {
  readonly get: (key: string) => Promise<string | null>;
  readonly set: (key: string, text: string) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
}

/** How long the sidecar may take to answer before it is treated as failed. */
export const SIDECAR_TIMEOUT_MS = 3000;

/** For tests, and for a log that is itself in memory only. */
export function memorySidecar(kept = new Map<string, string>()): SidecarStore {
  return {
    get: async (key) => kept.get(key) ?? null,
    set: async (key, text) => {
      kept.set(key, text);
    },
    remove: async (key) => {
      kept.delete(key);
    },
  };
}

// ── Acknowledged heads: what a later start compares the database with ──────────────────────────────────────────

const HEADS_KEY = 'acknowledged';

/** The last acknowledged head of each table. Null: the sidecar did not answer. */
export async function readAcknowledgedHeads(sidecar: SidecarStore, limit: number): Promise<Map<string, Head> | null> {
  try {
    const text = await withTimeLimit(sidecar.get(HEADS_KEY), limit, 'sidecar');
    return new Map(parseHeads(text).map((head) => [head.table, head]));
  } catch {
    return null;
  }
}

function parseHeads(text: string | null): Head[] {
  const heads: unknown = text === null ? undefined : (parseStoredLine(text) as { heads?: unknown } | undefined)?.heads;
  return Array.isArray(heads) ? heads.filter(isHead) : [];
}

const isHead = (value: unknown): value is Head => {
  const head = value as Partial<Head> | null;
  return typeof head?.table === 'string' && typeof head.hash === 'string' && Number.isSafeInteger(head.seq);
};

export interface AcknowledgedHeadsWriter {
  readonly note: (head: Head) => void;
  readonly drop: (table: string) => void;
  /** Writes what was noted so far at once. Resolves when it is written, or could not be. */
  readonly flushed: () => Promise<void>;
}

/**
 * Writes heads after they were acknowledged, many at a time, at most once per `pause`. So the sidecar may be
 * older than the database but never newer: a head that is written here was on the disk before.
 */
export function makeAcknowledgedHeadsWriter(
  sidecar: SidecarStore,
  heads: Map<string, Head>,
  pause: number,
): AcknowledgedHeadsWriter {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isDirty = false;
  let writing: Promise<void> = Promise.resolve();

  const write = (): Promise<void> => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    writing = writing.then(async () => {
      if (!isDirty) return;
      isDirty = false;
      try {
        await sidecar.set(HEADS_KEY, JSON.stringify({ heads: [...heads.values()] }));
      } catch {
        // The next write carries all heads again. Until then a loss of these lines would go unnoticed.
        isDirty = true;
      }
    });
    return writing;
  };

  const writeSoon = (): void => {
    isDirty = true;
    timer ??= setTimeout(() => void write(), pause);
  };

  return {
    note: (head) => {
      heads.set(head.table, head);
      writeSoon();
    },
    drop: (table) => {
      if (heads.delete(table)) writeSoon();
    },
    flushed: write,
  };
}

/** Used where the earlier heads could not be read: writing would overwrite them, so nothing is written. */
export const noopAcknowledgedHeadsWriter: AcknowledgedHeadsWriter = {
  note: () => undefined,
  drop: () => undefined,
  flushed: () => Promise.resolve(),
};

// ── Unfinished batches: what a log whose write failed leaves for the next opening ──────────────────────────────

const UNFINISHED_KEY = 'pending';

/**
 * How many dropped batches are remembered. The first ones are kept, because each of them follows the one
 * before it: without the first, the others could not be appended any more.
 */
export const MAX_DROPPED_BATCHES = 50;

interface Unfinished {
  /** Batches whose write failed: they may be on the disk or not. */
  readonly unknown: readonly Batch[];
  /** Batches handed over behind them, or later: certainly not on the disk. */
  readonly dropped: readonly Batch[];
}

export interface UnfinishedBatchStore {
  /** As read when the log was opened. */
  readonly found: Unfinished;
  /** One write for all of them. Resolves when it is done, has failed, or took too long. */
  readonly add: (more: Unfinished) => Promise<void>;
  readonly remove: (finished: Unfinished) => Promise<void>;
  /** Resolves when nothing is being written any more. */
  readonly flushed: () => Promise<void>;
}

export async function openUnfinishedBatchStore(sidecar: SidecarStore, limit: number): Promise<UnfinishedBatchStore> {
  const serial = makeSerialQueue();
  const quietly = async <T>(work: () => Promise<T>): Promise<T | null> => {
    try {
      return await withTimeLimit(work(), limit, 'sidecar');
    } catch {
      // Nothing of these batches was acknowledged, and the caller is told that the write failed.
      return null;
    }
  };
  const read = async (): Promise<Unfinished> => parseUnfinished(await sidecar.get(UNFINISHED_KEY));

  // Read before every write: on a phone the log that failed and the one opened after it share the file,
  // and the older one must not bring back what the newer one has settled.
  const update = (change: (now: Unfinished) => Unfinished): Promise<void> =>
    serial.run(async () => {
      await quietly(async () => {
        const { unknown, dropped } = change(await read());
        if (unknown.length + dropped.length === 0) return sidecar.remove(UNFINISHED_KEY);
        const text = `{"batches":[${unknown.map(textOf).join()}],"dropped":[${dropped.map(textOf).join()}]}`;
        return sidecar.set(UNFINISHED_KEY, text);
      });
    });

  const found = (await quietly(read)) ?? { unknown: [], dropped: [] };
  return {
    found,
    add: (more) => {
      if (more.unknown.length + more.dropped.length === 0) return Promise.resolve();
      return update((now) => ({
        unknown: union(now.unknown, more.unknown),
        dropped: union(now.dropped, more.dropped).slice(0, MAX_DROPPED_BATCHES),
      }));
    },
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

const difference = (all: readonly Batch[], without: readonly Batch[]): readonly Batch[] => {
  const texts = new Set(without.map(textOf));
  return all.filter((batch) => !texts.has(textOf(batch)));
};
const union = (first: readonly Batch[], more: readonly Batch[]): readonly Batch[] => [
  ...first,
  ...difference(more, first),
];

/** The batch as it was when it was handed over, whatever the caller has done to its lines since. */
function textOf(batch: Batch): string {
  const rows = chainRowsOf(batch);
  const lines = rows.ok ? rows.value.map(({ line }) => line) : [];
  const origin = batch.origin === undefined ? '' : `,"origin":${JSON.stringify(batch.origin)}`;
  return `{"table":${JSON.stringify(batch.table)},"after":${JSON.stringify(batch.after)},"lines":[${lines.join()}]${origin}}`;
}

/** Older versions of the app wrote no `dropped`, and ignore it where they find it. */
function parseUnfinished(text: string | null): Unfinished {
  const stored =
    text === null ? undefined : (parseStoredLine(text) as { batches?: unknown; dropped?: unknown } | undefined);
  return { unknown: parseBatches(stored?.batches), dropped: parseBatches(stored?.dropped) };
}

const parseBatches = (batches: unknown): readonly Batch[] => (Array.isArray(batches) ? batches.filter(isBatch) : []);

const isBatch = (value: unknown): value is Batch => {
  const batch = value as Partial<Batch> | null;
  if (batch?.after === undefined || !Array.isArray(batch.lines)) return false;
  if (batch.origin !== undefined && typeof batch.origin !== 'string') return false;
  return chainRowsOf(batch as Batch).ok;
};
