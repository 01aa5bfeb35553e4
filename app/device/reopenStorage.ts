const PATIENCE_MS = 60_000;
let last = -Infinity;

/** Whether it was tried a moment ago: then it is the referee who tries again, not the app. */
export const wasRecentlyReopened = (): boolean => Date.now() - last < PATIENCE_MS;

/** On a phone the database handle stays, and the log is opened over it again, once the sidecar is written. */
export async function reopenStorage(openAgain: () => void, flushed: () => Promise<void> | undefined): Promise<void> {
  last = Date.now();
  await flushed();
  openAgain();
}
