import Database from 'better-sqlite3';
import { ok, type Result } from '@/base';
import {
  type Driver,
  type SidecarStore,
  makeTimeLimitedConnection,
  filePragmas,
  type OpenedLog,
  type OpenFailure,
  openSqliteLog,
} from '@/storage';
import { openNodeLog, nodeDriver } from '@/storage/node';

export interface Circumstances {
  readonly file: string;
  readonly sidecar: SidecarStore;
  readonly statementTimeoutMs: number;
  readonly wrapDriver: (driver: Driver) => Driver;
}

/** Where a log stands, and what opening it again means there. */
export interface Stand {
  readonly open: () => Promise<Result<OpenedLog, OpenFailure>>;
  /** As a killed app does: everything is let go, whatever state it is in. */
  readonly kill: () => void;
}

export const STANDS = ['a new handle', 'the same handle'] as const;
export type StandName = (typeof STANDS)[number];

/** A browser page loaded anew, a program started again: each opening has a handle of its own. */
function newHandles(circumstances: Circumstances): Stand {
  let close: () => Promise<void> = async () => undefined;
  const kill = (): void => void close().catch(() => undefined);
  return {
    kill,
    open: async () => {
      await close();
      const { file, ...options } = circumstances;
      const opened = await openNodeLog(file, { ...options, sidecarPauseMs: 0, sidecarTimeoutMs: 500 });
      if (!opened.ok) return opened;
      close = opened.value.close;
      return ok(opened.value);
    },
  };
}

/** A phone: one handle that is never closed, whatever happened on it. */
function sameHandle({ file, sidecar, statementTimeoutMs, wrapDriver }: Circumstances): Stand {
  const database = new Database(file);
  const connection = makeTimeLimitedConnection(wrapDriver(nodeDriver(database)), statementTimeoutMs);
  const durability = { kept: 'disk', persisted: null } as const;
  return {
    kill: () => void database.close(),
    open: () =>
      openSqliteLog(
        { connection, pragmas: filePragmas, sidecar, durability },
        { sidecarPauseMs: 0, sidecarTimeoutMs: 500 },
      ),
  };
}

export const makeStand = (name: StandName, circumstances: Circumstances): Stand =>
  name === 'the same handle' ? sameHandle(circumstances) : newHandles(circumstances);
