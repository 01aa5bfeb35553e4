import { fail, ok, type Result } from '@/base';
import type { Durability, OpenedLog, OpenFailure } from '../port';
import { type LogOpenOptions, openAndRecoverLog } from '../recover';
import { type SidecarStore } from '../sidecar';
import { errorMessageOf } from '../timeLimit';
import { type TimeLimitedConnection, endLeftoverTransaction } from './connection';
import { checkSchemaVersion, migrate, SCHEMA_VERSION } from './migrate';
import { applyPragmas, checkPragmas, type Pragmas, readPragmas } from './pragmas';
import { makeSqliteBackend } from './sqliteBackend';

export interface SqliteSetup {
  readonly connection: TimeLimitedConnection;
  readonly pragmas: Pragmas;
  readonly sidecar: SidecarStore;
  readonly durability: Durability;
}

/** Connections over which a log was opened before: such a log may have left a transaction open. */
const used = new WeakSet<TimeLimitedConnection>();

/**
 * A log over one SQLite connection. May be called again with the same connection after a write failed: where a
 * handle is never closed, that is what opening again means.
 */
export async function openSqliteLog(
  setup: SqliteSetup,
  options?: LogOpenOptions,
): Promise<Result<OpenedLog, OpenFailure>> {
  const { connection, pragmas, sidecar, durability } = setup;
  const { serial } = connection;
  try {
    const version = await serial.run(async () => {
      if (used.has(connection)) await endLeftoverTransaction(connection);
      used.add(connection);
      const found = await checkSchemaVersion(connection);
      if (!found.ok) return found;
      await applyPragmas(pragmas, connection);
      // A file that has the newest schema is checked later, together with what opening reads anyway.
      if (found.value !== SCHEMA_VERSION) checkPragmas(pragmas, await readPragmas(pragmas, connection));
      await migrate(connection, found.value);
      return found;
    });
    if (!version.ok) return version;
    const backend = makeSqliteBackend(connection, pragmas);
    return ok(await openAndRecoverLog({ backend, serial, sidecar, durability }, options));
  } catch (error) {
    return fail({ why: 'failed', error: errorMessageOf(error) });
  }
}
