import { showPageNote } from '../device/pageNote';
import { reloadOnWorkerTakeover } from './reloadOnWorkerTakeover.web';
import { TABLE_LOCK } from './windowGuards';
import { TAKE_OVER_MESSAGE } from './workerProtocol';

declare global {
  interface Window {
    /** Set by the page's first script: resolves when the app may draw, because no version is about to take over. */
    tablesideUpdating?: Promise<void>;
  }
}

/** Milliseconds for a waiting worker to take over. After them this page goes on as it is. */
const TAKE_OVER_TIMEOUT_MS = 5000;
/** Milliseconds for the database. A window that has to wait longer for it draws, and leaves the update to a later start. */
const DATABASE_TIMEOUT_MS = 1000;

const after = <T>(ms: number, value: T): Promise<T> => new Promise((resolve) => setTimeout(() => resolve(value), ms));

/**
 * Runs in the page's first script. A version that waited since the last visit takes over now, before anything can be
 * entered, if this window has the database and no window has a table open. The page is then loaded anew, by the new
 * version. `isDatabaseOurs`: resolves when that is known.
 *
 * The app draws nothing before the returned promise has resolved: what was entered until the page is loaded anew would
 * be lost. It resolves within a few milliseconds where no version waits.
 */
export async function updateAtStart(isDatabaseOurs: Promise<boolean>): Promise<void> {
  const worker = navigator.serviceWorker;
  if (!worker?.controller || navigator.locks === undefined) return;
  reloadOnWorkerTakeover(worker);
  const waiting = (await worker.getRegistration())?.waiting;
  if (!waiting || !(await Promise.race([isDatabaseOurs, after(DATABASE_TIMEOUT_MS, false)]))) return;
  await navigator.locks.request(TABLE_LOCK, { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    showPageNote('updating', true);
    waiting.postMessage({ type: TAKE_OVER_MESSAGE });
    await after(TAKE_OVER_TIMEOUT_MS, undefined);
    showPageNote('updating', false);
  });
}
