const PATIENCE_MS = 60_000;
let last = -Infinity;

/** Whether the app reopened the log a moment ago. Then it does not do so by itself again; the referee decides. */
export const wasRecentlyReopened = (): boolean => Date.now() - last < PATIENCE_MS;

/** On a phone the database handle stays, and the log is opened over it again, once the sidecar is written. */
export async function reopenStorage(openAgain: () => void, flushed: () => Promise<void> | undefined): Promise<void> {
  last = Date.now();
  await flushed();
  openAgain();
}
