import { fail, type Result } from '@/base';
import { openMemoryLog } from '../memoryLog';
import type { Log, OpenedLog, OpenFailure, LogOpener } from '../port';
import { SIDECAR_TIMEOUT_MS, type SidecarStore } from '../sidecar';
import { openSqliteLog } from '../sqlite/openSqliteLog';
import { browserPragmas } from '../sqlite/pragmas';
import { errorMessageOf, withTimeLimit } from '../timeLimit';
import { browserSidecar } from './browserSidecar';
import { checkDatabaseAccess } from './databaseAccess';
import { openExpoConnection } from './expoConnection';
import { addMissingPoolFiles } from './addMissingPoolFiles';
import { shareOpenedLog } from './openOnce';
import { requestPersistentStorage } from './persistence';
import { forgetReloadsForTakenFiles, prepareReloadForTakenFiles } from './takenFiles';

/** Whether this page has started its database worker. It cannot start a second one. */
let isWorkerStarted = false;
/** The log this page has opened. */
let current: Log | null = null;

/**
 * The log of a browser. After a failed write, or where the database did not open, only a new page gets a new
 * database worker: called again, this reloads the page, and the new page settles what was left unknown.
 */
export const openExpoLog: LogOpener = shareOpenedLog(async () => {
  if (isWorkerStarted) return reloadPage();
  const [hasFiles, isOurs] = await checkDatabaseAccess();
  if (!hasFiles) return openMemoryLog();
  if (!isOurs) return fail({ why: 'open-elsewhere' });
  isWorkerStarted = true;
  const persisted = requestPersistentStorage();
  const sidecar = browserSidecar();
  const opened = await openOverWorker(sidecar, persisted);
  if (opened.ok) {
    current = opened.value.log;
    forgetReloadsForTakenFiles();
    return opened;
  }
  // The lock is ours, so no other tab has the files.
  const isEnding = opened.error.why === 'open-elsewhere' && navigator.locks !== undefined;
  if (isEnding && (await prepareReloadForTakenFiles())) return reloadPage();
  // Only a new page's worker sees the files that were added.
  if (opened.error.why === 'failed' && (await addMissingPoolFiles().catch(() => 0)) > 0) return reloadPage();
  return opened;
});

async function openOverWorker(
  sidecar: SidecarStore,
  persisted: Promise<boolean>,
): Promise<Result<OpenedLog, OpenFailure>> {
  try {
    const connection = await openExpoConnection(false);
    const durability = { kept: 'disk', persisted: await persisted } as const;
    return await openSqliteLog({ connection, pragmas: browserPragmas, sidecar, durability });
  } catch (error) {
    return fail(isTaken(error) ? { why: 'open-elsewhere' } : { why: 'failed', error: errorMessageOf(error) });
  }
}

/** The files have one owner only: another tab in a browser without Web Locks, else the worker of a page that is ending. */
const isTaken = (error: unknown): boolean =>
  /NoModificationAllowed|Access Handles? cannot/i.test(errorMessageOf(error));

/** First everything is written to the sidecar: dropped batches must be there when the new page opens the log. */
async function reloadPage(): Promise<Result<OpenedLog, OpenFailure>> {
  const flushed = current?.flushed() ?? Promise.resolve();
  await withTimeLimit(flushed, SIDECAR_TIMEOUT_MS, 'sidecar').catch(() => undefined);
  window.location.reload();
  return new Promise(() => undefined);
}
