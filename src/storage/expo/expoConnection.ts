import { type TimeLimitedConnection, makeTimeLimitedConnection } from '../sqlite/connection';
import { withTimeLimit } from '../timeLimit';
import { forgetFailedOpening, openDatabaseFile } from './databaseFile';
import { expoDriver } from './expoDriver';

const OPEN_TIMEOUT_MS = 60_000;

let connecting: Promise<TimeLimitedConnection> | null = null;

/** One connection over the one handle, for as long as the app runs. */
export function openExpoConnection(checksCommit: boolean): Promise<TimeLimitedConnection> {
  connecting ??= openDatabaseFile().then((database) => makeTimeLimitedConnection(expoDriver(database, checksCommit)));
  connecting.catch(() => {
    connecting = null;
    forgetFailedOpening();
  });
  return withTimeLimit(connecting, OPEN_TIMEOUT_MS, 'opening the database');
}
