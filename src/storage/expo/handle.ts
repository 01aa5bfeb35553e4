import { openDatabaseAsync } from 'expo-sqlite';
import { type Lane, makeLane } from '../sqlite/lane';
import { withTimeLimit } from '../timeLimit';
import { expoDriver } from './expoDriver';

/** One database for everything: the browser's pool holds six files in all, journals included. */
const FILE = 'tableside.db';
const OPEN_LIMIT = 60_000;

let opening: Promise<Lane> | null = null;

/** Opened once and never closed: a second handle on the file, or closing this one, can crash a phone. */
export function openHandle(isDoubted: boolean): Promise<Lane> {
  opening ??= openDatabaseAsync(FILE).then((database) => makeLane(expoDriver(database, isDoubted)));
  opening.catch(() => {
    opening = null;
  });
  return withTimeLimit(opening, OPEN_LIMIT, 'opening the database');
}
