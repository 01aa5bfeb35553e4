import { openDatabaseAsync } from 'expo-sqlite';
import { type Connection, makeConnection } from '../sqlite/connection';
import { withTimeLimit } from '../timeLimit';
import { expoDriver } from './expoDriver';

/** One database for everything: the browser's pool holds six files in all, journals included. */
const FILE = 'tableside.db';
const OPEN_TIMEOUT_MS = 60_000;

let opening: Promise<Connection> | null = null;

/** Opened once and never closed: a second handle on the file, or closing this one, can crash a phone. */
export function openExpoConnection(checksCommit: boolean): Promise<Connection> {
  opening ??= openDatabaseAsync(FILE).then((database) => makeConnection(expoDriver(database, checksCommit)));
  opening.catch(() => {
    opening = null;
  });
  return withTimeLimit(opening, OPEN_TIMEOUT_MS, 'opening the database');
}
