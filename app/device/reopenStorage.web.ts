const PATIENCE_MS = 60_000;
/** Milliseconds after which the page reloads even if the sidecar has not answered. */
const FLUSH_TIMEOUT_MS = 3000;
/** Kept in the tab's sessionStorage: it survives a reload of the page, and ends with the tab. */
const KEY = 'tableside.reopened';

/** Whether the app reloaded a moment ago. Then it does not reload by itself again; the referee decides. */
export function wasRecentlyReopened(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(KEY) ?? -PATIENCE_MS) < PATIENCE_MS;
  } catch {
    return true;
  }
}

/**
 * Loads the page anew: in a browser only a new page gets a new database worker. From the call on no tap is accepted,
 * because it could neither be written nor remembered; taps refused before are in the sidecar when the page goes.
 */
export async function reopenStorage(_openAgain: () => void, flushed: () => Promise<void> | undefined): Promise<void> {
  document.body.inert = true;
  try {
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // If the time cannot be stored, the app may reload once more than needed.
  }
  await Promise.race([flushed(), new Promise((resolve) => setTimeout(resolve, FLUSH_TIMEOUT_MS))]);
  window.location.reload();
}
