import { followWorker } from './followWorker.web';
import { TABLE_LOCK } from './windowGuards';
import { TAKE_OVER } from './workerProtocol';

/** Milliseconds for a waiting worker to take over. After them this page goes on as it is. */
const TAKE_OVER_TIMEOUT_MS = 10_000;

/**
 * Runs in the page's first script. A version that waited since the last visit takes over now, before anything can be
 * entered, if this window has the database and no window has a table open. The page is then loaded anew, by the new
 * version. `isDatabaseOurs`: resolves when that is known.
 */
export async function updateAtStart(isDatabaseOurs: Promise<boolean>): Promise<void> {
  const worker = navigator.serviceWorker;
  if (!worker?.controller || navigator.locks === undefined) return;
  followWorker(worker);
  const waiting = (await worker.getRegistration())?.waiting;
  if (!waiting || !(await isDatabaseOurs)) return;
  await navigator.locks.request(TABLE_LOCK, { ifAvailable: true }, (lock) => {
    if (lock === null) return undefined;
    waiting.postMessage({ type: TAKE_OVER });
    return new Promise((resolve) => setTimeout(resolve, TAKE_OVER_TIMEOUT_MS));
  });
}
