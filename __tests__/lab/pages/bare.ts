import { openDatabaseAsync, type SQLiteDatabase } from 'expo-sqlite';

/** As the app's database is set up, and nothing more. */
const PRAGMAS = ['PRAGMA locking_mode=EXCLUSIVE', 'PRAGMA journal_mode=TRUNCATE', 'PRAGMA synchronous=FULL'];

/** The same SQLite with nothing of ours around it: what everything else is measured against. */
export async function openBare(name: string): Promise<SQLiteDatabase> {
  const database = await openDatabaseAsync(name);
  for (const pragma of PRAGMAS) await database.getAllAsync(pragma);
  return database;
}
