import { fail, ok, type Result, type SerialQueue } from '@/base';
import type { Refusal } from '@/engine';
import { type LogBackend } from './backend';
import { chainRowsOf, checkForeignRows, checkStorableText, headFromRow, isSameHead, verifyRows } from './chain';
import type {
  AppendFailure,
  AppendRowsFailure,
  Attachment,
  Batch,
  ChainRow,
  Durability,
  Head,
  LogHealth,
  Log,
  LogEvent,
  OpaqueLogLine,
} from './port';
import { makeLogReader } from './makeLogReader';
import { type AcknowledgedHeadsWriter, type UnfinishedBatchStore } from './sidecar';
import { errorMessageOf } from './timeLimit';

export interface LogParts {
  readonly backend: LogBackend;
  /** Belongs to the database handle, not to the log: a log opened again over the same handle shares its queue. */
  readonly serial: SerialQueue;
  readonly durability: Durability;
  /** The newest row of each table that is known to be on the disk. There is one writer: only this log moves them. */
  readonly heads: Map<string, Head>;
  readonly forgotten: Set<string>;
  /** How records came here that this device did not write, by table. */
  readonly origins: Map<string, string>;
  /** Tables that were acknowledged once and are gone. */
  readonly lost: Map<string, Head>;
  readonly acknowledged: AcknowledgedHeadsWriter;
  readonly unfinished: UnfinishedBatchStore;
  readonly now: () => string;
}

/** One change to the database. */
interface Write<T, F> {
  /** Why it must not be done, judged when its turn comes. */
  readonly refuse: () => F | null;
  readonly run: () => Promise<void>;
  /** Called after COMMIT: memory follows the disk. */
  readonly commit: () => T;
  /** What is put aside in the sidecar if this write fails, or waits behind one that fails. */
  readonly batch?: Batch;
}

export function createLog(parts: LogParts): Log {
  const { backend, serial, heads, forgotten, origins, lost, acknowledged, unfinished, now } = parts;
  const listeners = new Set<(event: LogEvent) => void>();
  /** Batches that were handed over and whose turn has not come, in order. */
  const waiting = new Map<object, Batch>();
  let health: LogHealth = 'sound';
  let hasSummaryFailed = false;

  const publish = (event: LogEvent): void => {
    for (const listener of [...listeners]) {
      try {
        listener(event);
      } catch {
        // A listener that throws must not affect the other listeners or fail the append.
      }
    }
  };

  /**
   *   write ──▶ queue ──▶ refuse? ──▶ BEGIN IMMEDIATE … COMMIT ──▶ commit(): heads, event ──▶ the promise resolves
   *     │         │                        │ error or no answer in time
   *     │         │                        ▼
   *     │         │                     read-only ──▶ sidecar { unknown: this batch, dropped: all in the queue }
   *     │         │                                      ──▶ event ──▶ 'unknown'
   *     │         └─ its turn comes while read-only ────────────────────▶ 'read-only'
   *     └─ handed over while read-only ──▶ sidecar { dropped: this one } ──▶ 'read-only'
   *
   * 1. No event and no promise acknowledges anything before COMMIT has returned.
   * 2. Heads in memory change only after the disk did.
   * 3. An error means "unknown", never "not written". After one, this log writes nothing to the database any more;
   *    only `openAndRecoverLog` finds out what is stored.
   * 4. Before anybody learns of a failure, the batch of unknown outcome and all that wait behind it are in the
   *    sidecar, in one write (or the sidecar failed or took too long: nothing acknowledged depends on it).
   * 5. A dropped batch was never given to the database, so appending it later cannot store it twice.
   * 6. Writes run in the order of the calls: each is judged by the heads that the one before it left.
   */
  const write = async <T, F = AppendFailure>(task: Write<T, F>): Promise<Result<T, F | AppendFailure>> => {
    const { refuse, run, commit, batch } = task;
    if (health === 'read-only') {
      // One that is just being settled is in the sidecar already, as a batch of unknown outcome.
      const isNew = batch !== undefined && !unfinished.found.unknown.includes(batch);
      if (isNew) await unfinished.add({ unknown: [], dropped: [batch] });
      return fail({ why: 'read-only' });
    }
    const place = {};
    if (batch !== undefined) waiting.set(place, batch);
    return serial.run(async () => {
      waiting.delete(place);
      if (health === 'read-only') return fail({ why: 'read-only' });
      const reason = refuse();
      if (reason !== null) return fail(reason);
      try {
        await run();
      } catch (error) {
        health = 'read-only';
        const dropped = [...waiting.values()];
        await unfinished.add({ unknown: batch === undefined ? [] : [batch], dropped });
        publish({ what: 'health', health });
        return fail({ why: 'unknown', error: errorMessageOf(error) });
      }
      return ok(commit());
    });
  };

  const writeRows = <F>(
    rows: readonly ChainRow[],
    lines: readonly OpaqueLogLine[],
    refuseAfter: (head: Head | null) => F | null,
    batch?: Batch,
  ): Promise<Result<Head, F | AppendFailure>> => {
    const [first, last] = [rows[0] as ChainRow, rows.at(-1) as ChainRow];
    const { table } = first;
    return write<Head, F | AppendFailure>({
      refuse: () => (forgotten.has(table) ? { why: 'forgotten' } : refuseAfter(heads.get(table) ?? null)),
      run: () => {
        const stored = now();
        return backend.append(
          rows.map((row) => ({ ...row, stored })),
          batch?.origin ?? null,
        );
      },
      commit: () => {
        const head = headFromRow(last);
        heads.set(table, head);
        if (batch?.origin !== undefined) origins.set(table, batch.origin);
        lost.delete(table);
        acknowledged.note(head);
        publish({ what: 'appended', head, from: first.seq, lines, batch: batch ?? null });
        return head;
      },
      ...(batch === undefined ? {} : { batch }),
    });
  };

  const notThere = (table: string): AppendFailure | null => {
    if (forgotten.has(table)) return { why: 'forgotten' };
    return heads.has(table) ? null : { why: 'moved', head: null };
  };

  return {
    durability: parts.durability,
    health: () => health,

    append: async (batch) => {
      const rows = chainRowsOf(batch);
      if (!rows.ok) return fail({ why: 'refused', refusal: rows.error });
      const misfit = batch.origin === undefined ? null : checkStorableText(batch.origin);
      if (misfit !== null) return fail({ why: 'refused', refusal: misfit });
      const refuseAfter = (head: Head | null): AppendFailure | null =>
        isSameHead(head, batch.after) ? null : { why: 'moved', head };
      return writeRows(rows.value, batch.lines, refuseAfter, batch);
    },

    appendRows: async (given) => {
      // A copy: the caller may change its objects while they wait for their turn.
      const rows = given.map(({ table, epoch, seq, prev, hash, line }) => ({ table, epoch, seq, prev, hash, line }));
      const [first] = rows;
      if (first === undefined) return fail({ why: 'refused', refusal: { code: 'no-record' } });
      const before = first.seq === 0 ? null : { epoch: 0, seq: first.seq - 1, hash: String(first.prev) };
      const lines = verifyRows(rows, before);
      if (!lines.ok) return fail({ why: 'broken-chain', seq: lines.error });
      const refusal = checkForeignRows(rows, lines.value);
      if (refusal !== null) return fail({ why: 'refused', refusal });
      return writeRows<AppendRowsFailure>(rows, lines.value, (head) => {
        const follows = head === null ? first.seq === 0 : first.seq === head.seq + 1 && first.prev === head.hash;
        if (!follows) return { why: 'moved', head };
        return first.epoch < (head?.epoch ?? 0) ? { why: 'broken-chain', seq: first.seq } : null;
      });
    },

    ...makeLogReader({ backend, serial, heads, origins, health: () => health }),

    subscribe: (listener) => {
      // Wrapped, so that a function subscribed twice is two subscriptions, each ended by itself.
      const own = (event: LogEvent): void => listener(event);
      listeners.add(own);
      return () => void listeners.delete(own);
    },

    hide: (table, isHidden) =>
      write({
        refuse: () => notThere(table),
        run: () => backend.hide(table, isHidden),
        commit: () => {
          publish({ what: 'hidden', table, isHidden });
          return null;
        },
      }),

    setOrigin: async (table, origin) => {
      const refusal = checkStorableText(origin);
      if (refusal !== null) return fail({ why: 'refused', refusal });
      return write<null>({
        refuse: () => notThere(table),
        run: () => backend.setOrigin(table, origin),
        commit: () => {
          origins.set(table, origin);
          publish({ what: 'origin', table, origin });
          return null;
        },
      });
    },

    writeSummaries: (summaries) =>
      serial.run(async () => {
        // A summary for a head that moved on meanwhile would never be used; one of a forgotten table must not be kept.
        const current = summaries.filter(({ head }) => isSameHead(head, heads.get(head.table) ?? null));
        if (current.length === 0 || health === 'read-only' || hasSummaryFailed) return;
        try {
          await backend.writeSummaries(current);
        } catch {
          // Nothing acknowledged is in it. Where the failure left a transaction open, the next BEGIN fails, and the
          // write that it belongs to is treated as any write that fails.
          hasSummaryFailed = true;
        }
      }),

    forget: (table) => {
      const last = (): Head | undefined => heads.get(table) ?? lost.get(table);
      return write({
        refuse: () => (last() === undefined ? notThere(table) : null),
        run: () => backend.forget(last() as Head, now()),
        commit: () => {
          heads.delete(table);
          lost.delete(table);
          forgotten.add(table);
          origins.delete(table);
          acknowledged.drop(table);
          publish({ what: 'forgotten', table });
          return null;
        },
      });
    },

    writeSetting: async (key, value) => {
      const refusal = checkStorableText(key) ?? checkStorableText(value);
      if (refusal !== null) return fail({ why: 'refused', refusal });
      return write<null>({ refuse: () => null, run: () => backend.writeSetting(key, value), commit: () => null });
    },

    addAttachment: async (given, bytes) => {
      const { id, subject, name, type } = given;
      const refusal = [id, subject, name, type].reduce<Refusal | null>(
        (found, text) => found ?? checkStorableText(text),
        null,
      );
      if (refusal !== null) return fail({ why: 'refused', refusal });
      // A copy: the caller may change its bytes while they wait for their turn.
      const contents = bytes.slice();
      const attachment = { id, subject, name, type, size: contents.length, added: now() };
      return write<Attachment>({
        refuse: () => null,
        run: () => backend.addAttachment(attachment, contents),
        commit: () => attachment,
      });
    },

    removeAttachment: (id) =>
      write<null>({ refuse: () => null, run: () => backend.removeAttachment(id), commit: () => null }),

    flushed: async () => {
      await Promise.all([acknowledged.flushed(), unfinished.flushed()]);
    },
  };
}
