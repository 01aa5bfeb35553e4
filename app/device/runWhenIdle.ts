/** Milliseconds after which work is done even if the app is never idle. */
const LONGEST_WAIT_MS = 500;

/** Does some work when nothing else is to be done, soon at the latest. Returns a function that cancels it. */
export function runWhenIdle(work: () => void): () => void {
  if (typeof globalThis.requestIdleCallback !== 'function') {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const handle = globalThis.requestIdleCallback(() => work(), { timeout: LONGEST_WAIT_MS });
  return () => globalThis.cancelIdleCallback(handle);
}
