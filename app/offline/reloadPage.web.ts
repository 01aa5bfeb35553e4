import { hasUnsavedInAnyGuard } from './otherWindows';
import { type ReloadGuardsAndLocks } from './serviceWorkerClient';

/** Milliseconds after which the page reloads even if the sidecar has not answered. */
const FLUSH_TIMEOUT_MS = 3000;
/** Milliseconds until a page that could not be reloaded is looked at again. */
const RETRY_MS = 1000;
/** Milliseconds a page without the database leaves to the window that had it, to take it again. */
const DATABASE_TIMEOUT_MS = 10_000;
const DATABASE_LOOK_MS = 100;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Reloads the page. From the call on no tap is accepted, because it would be lost. */
export async function reloadPage({ reloadGuards }: ReloadGuardsAndLocks): Promise<void> {
  document.body.inert = true;
  await Promise.race([Promise.all([...reloadGuards].map((guard) => guard.flushed())), pause(FLUSH_TIMEOUT_MS)]);
  window.location.reload();
}

/**
 * All windows reload when a newer version takes over. Only one of them can have the database, and that should be the one
 * that had it before: the others wait until it has reloaded (the table lock is free) and holds the database again.
 */
async function untilDatabaseIsTaken({ TABLE_LOCK, DATABASE_LOCK }: ReloadGuardsAndLocks): Promise<void> {
  await navigator.locks.request(TABLE_LOCK, { mode: 'shared' }, () => undefined);
  for (let waited = 0; waited < DATABASE_TIMEOUT_MS; waited += DATABASE_LOOK_MS) {
    const { held = [] } = await navigator.locks.query();
    if (held.some(({ name }) => name === DATABASE_LOCK)) return;
    await pause(DATABASE_LOOK_MS);
  }
}

/**
 * Another window let a newer version take over: the scripts this page has not loaded yet are no longer on the device.
 * It is loaded anew as soon as that loses nothing. A page without guards does not have the database.
 */
export async function reloadOnceNothingIsLost(guards: ReloadGuardsAndLocks): Promise<void> {
  if (guards.reloadGuards.size === 0) await untilDatabaseIsTaken(guards);
  while (guards.isTableOpenHere() || hasUnsavedInAnyGuard(guards)) await pause(RETRY_MS);
  await reloadPage(guards);
}
