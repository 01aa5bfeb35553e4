const PATIENCE = 60_000;
/** In the tab's own memory: it outlives the page, and nothing else. */
const KEY = 'tableside.reopened';

/** Whether it was tried a moment ago: then it is the referee who tries again, not the app. */
export function recentlyReopened(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(KEY) ?? -PATIENCE) < PATIENCE;
  } catch {
    return true;
  }
}

/** In a browser only a new page gets a new database worker. */
export function reopen(): void {
  try {
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Then it is tried once more than needed.
  }
  window.location.reload();
}
