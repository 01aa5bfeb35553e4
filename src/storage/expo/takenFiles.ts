/** How often in a row a page is loaded anew because the database's files are still taken. */
const MAX_RELOADS = 8;
/** Milliseconds before the first reload; each further one waits longer. */
const FIRST_PAUSE_MS = 250;
/** In the tab's own storage, which survives a reload of the page. */
const RELOADS_KEY = 'tableside.reloadsForFiles';

/**
 * For a page that has the lock and finds the database's files taken all the same: then they belong to the worker of
 * this tab's page before, which a busy browser ends later than the page itself. Only a new page can start another
 * worker, so the page must be loaded anew. Resolves, after a pause, to whether that is worth trying.
 */
export async function prepareReloadForTakenFiles(): Promise<boolean> {
  const reloads = readReloads();
  if (reloads >= MAX_RELOADS || !keepReloads(reloads + 1)) {
    forgetReloadsForTakenFiles();
    return false;
  }
  await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS * (reloads + 1)));
  return true;
}

/** Called when the database was opened: the next time is counted from the beginning. */
export function forgetReloadsForTakenFiles(): void {
  try {
    sessionStorage.removeItem(RELOADS_KEY);
  } catch {
    // A tab without storage of its own has counted nothing.
  }
}

function readReloads(): number {
  try {
    return Number(sessionStorage.getItem(RELOADS_KEY) ?? 0);
  } catch {
    return MAX_RELOADS;
  }
}

/** False if it cannot be kept: without the count the page could be loaded anew for ever. */
function keepReloads(count: number): boolean {
  try {
    sessionStorage.setItem(RELOADS_KEY, String(count));
    return true;
  } catch {
    return false;
  }
}
