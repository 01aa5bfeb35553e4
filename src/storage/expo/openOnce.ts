import type { LogOpener } from '../port';

/**
 * All callers share one sound log, because two logs over one handle would each keep their own heads. It is
 * opened again only if opening failed or the log has become read-only.
 */
export function shareOpenedLog(open: LogOpener): LogOpener {
  let latest: Promise<Awaited<ReturnType<LogOpener>> | null> = Promise.resolve(null);
  return () => {
    const mine = latest.then((before) =>
      before?.ok === true && before.value.log.health() === 'sound' ? before : open(),
    );
    latest = mine.catch(() => null);
    return mine;
  };
}
