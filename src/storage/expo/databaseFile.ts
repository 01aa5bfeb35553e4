import { openDatabaseAsync, type SQLiteDatabase } from 'expo-sqlite';

/** One database for everything: the browser's pool holds six files in all, journals included. */
const FILE = 'tableside.db';

let opening: Promise<SQLiteDatabase> | null = null;

/** Opened once and never closed: a second handle on the file, or closing this one, can crash a phone. */
export function openDatabaseFile(): Promise<SQLiteDatabase> {
  opening ??= openDatabaseAsync(FILE);
  return opening;
}

/** After a failure: the next call tries again. */
export function forgetFailedOpening(): void {
  opening = null;
}
