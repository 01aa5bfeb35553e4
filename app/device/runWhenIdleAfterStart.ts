/** Milliseconds between the first screen and work that the first screen does not need. */
const AFTER_START_MS = 2000;
/** Milliseconds after which it is done even if the app is never idle. */
const LONGEST_WAIT_MS = 10_000;

/** To be called once the first screen is drawn: does work that nobody waits for, when the app is idle. */
export function runWhenIdleAfterStart(work: () => void): void {
  const whenIdle = globalThis.requestIdleCallback ?? ((idle: () => void) => setTimeout(idle));
  setTimeout(() => whenIdle(work, { timeout: LONGEST_WAIT_MS }), AFTER_START_MS);
}
