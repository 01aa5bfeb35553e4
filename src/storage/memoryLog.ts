import { makeSerialQueue, ok, type Result } from '@/base';
import { type LogBackend, type TimestampedRow } from './backend';
import { headFromRow } from './chain';
import type { Attachment, OpenedLog, OpenFailure, SummaryOfHead } from './port';
import { type LogOpenOptions, openAndRecoverLog } from './recover';
import { memorySidecar } from './sidecar';

/** A log in memory: it behaves like any other log, but its content is lost when the page or process ends. */
export async function openMemoryLog(options: LogOpenOptions = {}): Promise<Result<OpenedLog, OpenFailure>> {
  const setup = {
    backend: makeMemoryBackend(),
    serial: makeSerialQueue(),
    sidecar: memorySidecar(),
    durability: { kept: 'memory', persisted: null },
  } as const;
  return ok(await openAndRecoverLog(setup, options));
}

function makeMemoryBackend(): LogBackend {
  /** In the order in which they were last appended to: appending removes a table and adds it again at the end. */
  const tables = new Map<string, TimestampedRow[]>();
  const hidden = new Set<string>();
  const forgotten = new Set<string>();
  const settings = new Map<string, string>();
  const origins = new Map<string, string>();
  const summaries = new Map<string, SummaryOfHead>();
  const attachments = new Map<string, { readonly about: Attachment; readonly bytes: Uint8Array }>();

  return {
    append: async (rows, origin) => {
      const table = rows[0]?.table ?? '';
      const grown = tables.get(table) ?? [];
      for (const row of rows) grown.push(row);
      tables.delete(table);
      tables.set(table, grown);
      if (origin !== null) origins.set(table, origin);
    },
    rows: async (table, from) => (tables.get(table) ?? []).slice(from).map(({ stored, ...row }) => row),
    overview: async () => ({
      heads: [...tables.values()].flatMap((rows) => rows.slice(-1).map(headFromRow)),
      forgotten: [...forgotten],
      settings: Object.fromEntries(settings),
      origins: new Map(origins),
    }),
    hashAt: async (table, seq) => tables.get(table)?.[seq]?.hash ?? null,
    tables: async () =>
      [...tables.values()].reverse().flatMap((rows) => {
        const last = rows.at(-1);
        if (last === undefined) return [];
        const header = rows[0]?.line ?? null;
        const kept = summaries.get(last.table);
        const summary = kept?.head.hash === last.hash ? { build: kept.build, text: kept.text } : null;
        return [{ head: headFromRow(last), header, isHidden: hidden.has(last.table), touched: last.stored, summary }];
      }),
    hide: async (table, isHidden) => {
      if (isHidden) hidden.add(table);
      else hidden.delete(table);
    },
    forget: async ({ table }) => {
      forgotten.add(table);
      tables.delete(table);
      hidden.delete(table);
      origins.delete(table);
      summaries.delete(table);
    },
    setOrigin: async (table, origin) => void origins.set(table, origin),
    writeSummaries: async (list) => {
      for (const summary of list) summaries.set(summary.head.table, summary);
    },
    readSettings: async () => Object.fromEntries(settings),
    writeSetting: async (key, value) => {
      settings.set(key, value);
    },
    attachments: async (subject) =>
      [...attachments.values()].flatMap(({ about }) => (about.subject === subject ? [about] : [])),
    attachmentBytes: async (id) => attachments.get(id)?.bytes.slice() ?? null,
    addAttachment: async (about, bytes) => void attachments.set(about.id, { about, bytes }),
    removeAttachment: async (id) => void attachments.delete(id),
  };
}
