import { type SidecarStore } from './sidecar';
import type { Head } from './port';
import { withTimeLimit } from './timeLimit';
import { parse } from './verifyRows';

const KEY = 'acknowledged';

/** The last head acknowledged, table by table, as another medium remembers it. Null: it did not answer. */
export async function readAcknowledged(sidecar: SidecarStore, limit: number): Promise<Map<string, Head> | null> {
  try {
    const text = await withTimeLimit(sidecar.get(KEY), limit, 'sidecar');
    return new Map(parseHeads(text).map((head) => [head.table, head]));
  } catch {
    return null;
  }
}

function parseHeads(text: string | null): Head[] {
  const heads: unknown = text === null ? undefined : (parse(text) as { heads?: unknown } | undefined)?.heads;
  return Array.isArray(heads) ? heads.filter(isHead) : [];
}

const isHead = (value: unknown): value is Head => {
  const head = value as Partial<Head> | null;
  return typeof head?.table === 'string' && typeof head.hash === 'string' && Number.isSafeInteger(head.seq);
};

export interface Acknowledged {
  readonly note: (head: Head) => void;
  readonly drop: (table: string) => void;
  /** Resolves when what was noted so far is written, or could not be. */
  readonly rest: () => Promise<void>;
}

/**
 * Writes heads down after they were acknowledged, a moment later and many at a time. So it may lag
 * behind the log, and never runs ahead of it: a head that is written here was on the disk before.
 */
export function makeAcknowledged(sidecar: SidecarStore, heads: Map<string, Head>, pause: number): Acknowledged {
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
        await sidecar.set(KEY, JSON.stringify({ heads: [...heads.values()] }));
      } catch {
        // The next head carries all of them again; what is not written here only goes unwatched.
        isDirty = true;
      }
    });
    return writing;
  };

  const soon = (): void => {
    isDirty = true;
    timer ??= setTimeout(() => void write(), pause);
  };

  return {
    note: (head) => {
      heads.set(head.table, head);
      soon();
    },
    drop: (table) => {
      if (heads.delete(table)) soon();
    },
    rest: write,
  };
}

/** Where what was written earlier could not be read: writing would wipe it out, so nothing is written. */
export const watchesNothing: Acknowledged = {
  note: () => undefined,
  drop: () => undefined,
  rest: () => Promise.resolve(),
};
