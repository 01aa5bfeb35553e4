const PATIENCE = 60_000;
let last = -Infinity;

/** Whether it was tried a moment ago: then it is the referee who tries again, not the app. */
export const recentlyReopened = (): boolean => Date.now() - last < PATIENCE;

/** Starts afresh with the disk. On a phone the handle stays, and the log is opened over it again. */
export function reopen(openAgain: () => void): void {
  last = Date.now();
  openAgain();
}
