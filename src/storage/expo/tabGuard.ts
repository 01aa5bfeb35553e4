const NAME = 'tableside/log';
/** A page that is being reloaded lets go a moment after the next one has begun. */
const PATIENCE = 1000;

let held: Promise<boolean> | null = null;

/**
 * Whether this tab may open the database: one at a time, for as long as the page lives. Asked before the
 * database is touched, because its worker cannot be started twice.
 */
export async function holdTab(): Promise<boolean> {
  held ??= request();
  const isHeld = await held;
  if (!isHeld) held = null;
  return isHeld;
}

function request(): Promise<boolean> {
  // Without Web Locks the files' own lock decides, one step later.
  if (navigator.locks === undefined) return Promise.resolve(true);
  return new Promise((resolve) => {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), PATIENCE);
    const holdForEver = (): Promise<never> => {
      clearTimeout(timer);
      resolve(true);
      return new Promise(() => undefined);
    };
    navigator.locks.request(NAME, { signal: stop.signal }, holdForEver).catch(() => resolve(false));
  });
}
