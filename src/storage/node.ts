import { open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import Database from 'better-sqlite3';
import { fail, ok, type Result } from '@/base';
import type { OpenedLog, OpenFailure } from './port';
import { type LogOpenOptions } from './recover';
import type { SidecarStore } from './sidecar';
import { type Driver, makeTimeLimitedConnection, type SqlRow } from './sqlite/connection';
import { openSqliteLog } from './sqlite/openSqliteLog';
import { filePragmas, type Pragmas } from './sqlite/pragmas';
import { errorMessageOf } from './timeLimit';

export interface NodeLogOptions extends LogOpenOptions {
  /** How long one call to the database may take. */
  readonly statementTimeoutMs?: number;
  readonly sidecar?: SidecarStore;
  readonly pragmas?: Pragmas;
  /** Wraps the driver: tests inject faults here. */
  readonly wrapDriver?: (driver: Driver) => Driver;
}

export interface OpenedNodeLog extends OpenedLog {
  /** Writes what is left to write to the sidecar and closes the file. */
  readonly close: () => Promise<void>;
}

/** A log in a SQLite file, for programs that run in Node. */
export async function openNodeLog(
  file: string,
  options: NodeLogOptions = {},
): Promise<Result<OpenedNodeLog, OpenFailure>> {
  const {
    statementTimeoutMs,
    sidecar = fileSidecar(file),
    pragmas = filePragmas,
    wrapDriver = (driver) => driver,
  } = options;
  let database: Database.Database;
  try {
    database = new Database(file);
  } catch (error) {
    return fail({ why: 'failed', error: errorMessageOf(error) });
  }
  const connection = makeTimeLimitedConnection(wrapDriver(nodeDriver(database)), statementTimeoutMs);
  const durability = { kept: 'disk', persisted: null } as const;
  const opened = await openSqliteLog({ connection, pragmas, sidecar, durability }, options);
  if (!opened.ok) {
    database.close();
    return opened;
  }
  const close = async (): Promise<void> => {
    await opened.value.log.flushed();
    database.close();
  };
  return ok({ ...opened.value, close });
}

/** better-sqlite3 is synchronous; the promises only fit it to the driver's interface. */
export function nodeDriver(database: Database.Database): Driver {
  const prepared = new Map<string, Database.Statement>();
  const prepare = (sql: string): Database.Statement => {
    const known = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, known);
    return known;
  };
  return {
    run: async (statements) => {
      for (const { sql, params } of statements) {
        if (params === undefined) database.exec(sql);
        else prepare(sql).run(...params);
      }
    },
    all: async ({ sql, params = [] }) => {
      const statement = database.prepare(sql);
      if (statement.reader) return statement.all(...params) as SqlRow[];
      statement.run(...params);
      return [];
    },
  };
}

/** One small file per key beside the database, written under another name and renamed: whole or not at all. */
export function fileSidecar(database: string): SidecarStore {
  const fileOf = (key: string): string => `${database}.${key}.json`;
  return {
    get: async (key) => {
      try {
        return await readFile(fileOf(key), 'utf8');
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    set: async (key, text) => {
      const file = fileOf(key);
      const handle = await open(`${file}.new`, 'w');
      try {
        await handle.writeFile(text);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(`${file}.new`, file);
      await syncFolder(path.dirname(file));
    },
    remove: (key) => rm(fileOf(key), { force: true }),
  };
}

/** A rename is on the disk only when its folder is. Systems that cannot open a folder are trusted to do it. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
