import { fail, ok, type Result, type Serial } from '@/base';
import type { Header } from '@/engine';
import { type Acknowledged } from './acknowledged';
import { type Backing, type TableRow } from './backing';
import { checkText, chainRows, headOf, isSameHead } from './chainRows';
import { type Pending } from './pending';
import type { AppendFailure, Batch, Durability, Head, Health, Listed, Log, LogEvent, ReadFailure } from './port';
import { messageOf } from './timeLimit';
import { parse, verifyRows } from './verifyRows';

export interface Parts {
  readonly backing: Backing;
  /** Of the handle, not of the log: a log opened again over the same handle waits in the same line. */
  readonly serial: Serial;
  readonly durability: Durability;
  /** What is known to be on the disk. One writer: nobody else moves them. */
  readonly heads: Map<string, Head>;
  readonly forgotten: Set<string>;
  /** Tables that were acknowledged once and are gone. */
  readonly lost: Map<string, Head>;
  readonly acknowledged: Acknowledged;
  readonly pending: Pending;
  readonly now: () => string;
}

export function makeLog(parts: Parts): Log {
  const { backing, serial, heads, forgotten, lost, acknowledged, pending, now } = parts;
  const listeners = new Set<(event: LogEvent) => void>();
  /** Appends that were handed over and whose turn has not come, in order. */
  const waiting = new Set<{ readonly batch: Batch }>();
  let health: Health = 'sound';

  const publish = (event: LogEvent): void => {
    for (const listener of [...listeners]) {
      try {
        listener(event);
      } catch {
        // A listener that throws must not affect the other listeners or fail the append.
      }
    }
  };

  /** Disk first, memory after. An error means "unknown", never "not written": nothing is written from there on. */
  const write = <T>(
    mayNot: () => AppendFailure | null,
    work: () => Promise<void>,
    done: () => T,
    batch?: Batch,
    begin?: () => void,
  ): Promise<Result<T, AppendFailure>> =>
    serial.run(async () => {
      begin?.();
      if (health === 'read-only') return fail({ why: 'read-only' });
      const reason = mayNot();
      if (reason !== null) return fail(reason);
      try {
        await work();
      } catch (error) {
        health = 'read-only';
        // Before the failure is published and before any of these appends resolves: whoever opens the log
        // again must find them. What is handed over from here on is added by `append`.
        const dropped = Array.from(waiting, (one) => one.batch);
        await pending.add({ unknown: batch === undefined ? [] : [batch], dropped });
        publish({ what: 'health', health });
        return fail({ why: 'unknown', error: messageOf(error) });
      }
      return ok(done());
    });

  const look = <T>(work: () => Promise<Result<T, ReadFailure>>): Promise<Result<T, ReadFailure>> =>
    serial.run(async () => {
      try {
        return await work();
      } catch (error) {
        return fail({ why: 'failed', error: messageOf(error) });
      }
    });

  const notThere = (table: string): AppendFailure | null => {
    if (forgotten.has(table)) return { why: 'forgotten' };
    return heads.has(table) ? null : { why: 'moved', head: null };
  };

  const append = async (batch: Batch): Promise<Result<Head, AppendFailure>> => {
    const { table, after, lines } = batch;
    const hung = chainRows(batch);
    if (!hung.ok) return fail({ why: 'refused', refusal: hung.error });
    if (health === 'read-only') {
      // A batch that is being settled is remembered already, as one of unknown outcome.
      if (!pending.found.unknown.includes(batch)) await pending.add({ unknown: [], dropped: [batch] });
      return fail({ why: 'read-only' });
    }
    const rows = hung.value;
    const [first, last] = [rows[0] as (typeof rows)[0], rows.at(-1) as (typeof rows)[0]];
    const place = { batch };
    waiting.add(place);
    return write(
      () => {
        if (forgotten.has(table)) return { why: 'forgotten' };
        const head = heads.get(table) ?? null;
        return isSameHead(head, after) ? null : { why: 'moved', head };
      },
      () => {
        const stored = now();
        return backing.append(rows.map((row) => ({ ...row, stored })));
      },
      () => {
        const head = headOf(last);
        heads.set(table, head);
        lost.delete(table);
        acknowledged.note(head);
        publish({ what: 'appended', head, from: first.seq, lines, batch });
        return head;
      },
      batch,
      () => void waiting.delete(place),
    );
  };

  return {
    durability: parts.durability,
    health: () => health,
    append,

    read: (table) =>
      look(async () => {
        const head = heads.get(table);
        if (head === undefined) return fail({ why: 'no-such-table' });
        // No further than what was acknowledged: after a failure more may lie there, or only seem to.
        const rows = (await backing.rows(table)).filter(({ seq }) => seq <= head.seq);
        const told = verifyRows(rows);
        if (told.ok && isSameHead(told.value.head, head)) return told;
        // Forgetting it may have gone through without an answer: that is no damage.
        if (health === 'read-only' && rows.length === 0) return fail({ why: 'failed', error: 'not known' });
        return !told.ok && told.error.why === 'broken-chain' ? told : fail({ why: 'broken-chain', seq: rows.length });
      }),

    list: () =>
      look(async () => {
        const rows = await backing.tables();
        return ok(rows.flatMap((row) => listed(row, heads.get(row.head.table))));
      }),

    subscribe: (listener) => {
      // Wrapped, so that a function subscribed twice is two subscriptions, each ended by itself.
      const own = (event: LogEvent): void => listener(event);
      listeners.add(own);
      return () => void listeners.delete(own);
    },

    hide: (table, isHidden) =>
      write(
        () => notThere(table),
        () => backing.hide(table, isHidden),
        () => {
          publish({ what: 'hidden', table, isHidden });
          return null;
        },
      ),

    forget: (table) => {
      const last = (): Head | undefined => heads.get(table) ?? lost.get(table);
      return write(
        () => (last() === undefined ? notThere(table) : null),
        () => backing.forget(last() as Head, now()),
        () => {
          heads.delete(table);
          lost.delete(table);
          forgotten.add(table);
          acknowledged.drop(table);
          publish({ what: 'forgotten', table });
          return null;
        },
      );
    },

    readSettings: () => look(async () => ok(await backing.settings())),

    writeSetting: async (key, value) => {
      const refusal = checkText(key) ?? checkText(value);
      if (refusal !== null) return fail({ why: 'refused', refusal });
      return write(
        () => null,
        () => backing.writeSetting(key, value),
        () => null,
      );
    },

    flushed: async () => {
      await Promise.all([acknowledged.rest(), pending.flushed()]);
    },
  };
}

/** A table whose header was damaged is listed all the same, so that reading it can say what is wrong. */
function listed({ head, header, isHidden, touched }: TableRow, acknowledged: Head | undefined): Listed[] {
  if (acknowledged === undefined) return [];
  const told = header === null ? undefined : (parse(header) as Header | undefined);
  const nameless: Header = { tableside: 1, id: head.table, ruleset: '', seats: [] };
  return [{ head: acknowledged, header: told ?? nameless, isHidden, touched }];
}
