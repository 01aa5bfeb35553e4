import Database from 'better-sqlite3';
import { browserPragmas, makeTimeLimitedConnection, memorySidecar, openSqliteLog, type SqlRow } from '@/storage';
import { type ExpoDatabase, expoDriver } from '../../../src/storage/expo/expoDriver';
import { must } from '../contract';
import { type ClosableBench, newId } from './benches';
import { newFile } from './folder';

/** A real SQLite behind the few calls of expo-sqlite that are used; the package itself does nothing in Node. */
export const likeExpo = (database: Database.Database): ExpoDatabase => ({
  execAsync: async (sql: string) => void database.exec(sql),
  getAllAsync: async <T>(sql: string, params: unknown) => database.prepare(sql).all(...(params as SqlRow[])) as T[],
  isInTransactionAsync: async () => database.inTransaction,
});

/** The log as a browser has it, short of the browser: everything inlined into one piece of SQL. */
export async function expoBench(): Promise<ClosableBench> {
  const database = new Database(newFile());
  const connection = makeTimeLimitedConnection(expoDriver(likeExpo(database), true));
  const place = {
    connection,
    pragmas: browserPragmas,
    sidecar: memorySidecar(),
    durability: { kept: 'disk', persisted: true },
  } as const;
  let opened = must(await openSqliteLog(place));
  return {
    log: () => opened.log,
    newId,
    restart: async () => (opened = must(await openSqliteLog(place))),
    close: async () => {
      await opened.log.flushed();
      database.close();
    },
  };
}
