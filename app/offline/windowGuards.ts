/**
 * The Web Lock of open tables. A window holds it, shared, for as long as it must not be reloaded: a table or a form is
 * on its screen. Whoever lets a newer version take over holds it alone. A window that crashes releases it.
 */
export const TABLE_LOCK = 'tableside/table-open';

/** A part of the app that may have something a reload of the page would lose. */
export interface ReloadGuard {
  readonly hasUnsaved: () => boolean;
  /** Resolves when what the next start needs is written. */
  readonly flushed: () => Promise<void>;
}

export const reloadGuards = new Set<ReloadGuard>();

let holders = 0;
let release = (): void => undefined;

/** Takes the lock, shared; returns what releases it, also before it was granted. A phone has no Web Locks. */
function takeShared(locks: LockManager | undefined): () => void {
  let isReleased = false;
  let end = (): void => undefined;
  const hold = (): Promise<void> | undefined => (isReleased ? undefined : new Promise((resolve) => (end = resolve)));
  locks?.request(TABLE_LOCK, { mode: 'shared' }, hold).catch(() => undefined);
  return () => {
    isReleased = true;
    end();
  };
}

/** Until the returned function is called, no window lets a newer version take over. */
export function holdTableLock(locks = globalThis.navigator?.locks): () => void {
  if (holders === 0) release = takeShared(locks);
  holders += 1;
  let isHeld = true;
  return () => {
    if (isHeld) holders -= 1;
    if (isHeld && holders === 0) release();
    isHeld = false;
  };
}

export const isTableOpenHere = (): boolean => holders > 0;
