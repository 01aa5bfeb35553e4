import type { OpenLog } from '../port';

/** Two logs over one handle would each believe in their own heads: whoever asks gets the one that is sound. */
export function oneAtATime(open: OpenLog): OpenLog {
  let latest: Promise<Awaited<ReturnType<OpenLog>> | null> = Promise.resolve(null);
  return () => {
    const mine = latest.then((before) =>
      before?.ok === true && before.value.log.health() === 'sound' ? before : open(),
    );
    latest = mine.catch(() => null);
    return mine;
  };
}
