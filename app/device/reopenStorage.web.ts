const PATIENCE_MS = 60_000;
/** A sidecar that does not answer must not keep the page from starting anew. */
const FLUSH_TIMEOUT_MS = 3000;
/** In the tab's own memory: it outlives the page, and nothing else. */
const KEY = 'tableside.reopened';

/** Whether it was tried a moment ago: then it is the referee who tries again, not the app. */
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
    // Then it is tried once more than needed.
  }
  await Promise.race([flushed(), new Promise((resolve) => setTimeout(resolve, FLUSH_TIMEOUT_MS))]);
  window.location.reload();
}
