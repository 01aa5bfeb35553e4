import { makeSerial, ok, type Result } from '@/base';
import { type Backing, type LogRow } from './backing';
import { headOf } from './chainRows';
import { memorySidecar } from './sidecar';
import { openOver, type OpenOptions } from './openOver';
import type { Opened, OpenFailure } from './port';

/** Keeps the same promises as a disk, until the page goes: "not saved on this device". */
export async function openMemoryLog(options: OpenOptions = {}): Promise<Result<Opened, OpenFailure>> {
  const over = {
    backing: makeMemoryBacking(),
    serial: makeSerial(),
    sidecar: memorySidecar(),
    durability: { kept: 'memory', persisted: null },
  } as const;
  return ok(await openOver(over, options));
}

function makeMemoryBacking(): Backing {
  /** In the order they were last appended to: a table appended to is put in anew. */
  const tables = new Map<string, LogRow[]>();
  const hidden = new Set<string>();
  const forgotten = new Set<string>();
  const settings = new Map<string, string>();

  return {
    append: async (rows) => {
      const table = rows[0]?.table ?? '';
      const grown = tables.get(table) ?? [];
      for (const row of rows) grown.push(row);
      tables.delete(table);
      tables.set(table, grown);
    },
    rows: async (table) => [...(tables.get(table) ?? [])],
    hashAt: async (table, seq) => tables.get(table)?.[seq]?.hash ?? null,
    tables: async () =>
      [...tables.values()].reverse().flatMap((rows) => {
        const last = rows.at(-1);
        if (last === undefined) return [];
        const header = rows[0]?.line ?? null;
        return [{ head: headOf(last), header, isHidden: hidden.has(last.table), touched: last.stored }];
      }),
    forgotten: async () => [...forgotten],
    hide: async (table, isHidden) => {
      if (isHidden) hidden.add(table);
      else hidden.delete(table);
    },
    forget: async ({ table }) => {
      forgotten.add(table);
      tables.delete(table);
      hidden.delete(table);
    },
    settings: async () => Object.fromEntries(settings),
    writeSetting: async (key, value) => {
      settings.set(key, value);
    },
  };
}
