import { DATABASE_LOCK } from '../databaseLock';

/** After this another tab is taken to have the log open. */
const LOCK_TIMEOUT_MS = 1000;
/**
 * After a reload the lock may still belong to this tab's own old page, which a busy browser takes long to end. A tab
 * that held the lock before therefore waits longer. (A duplicated tab inherits the mark and waits in vain, once.)
 */
const OWN_LOCK_TIMEOUT_MS = 20_000;
/** In the tab's own storage, which survives a reload of the page. */
const HELD_KEY = 'tableside.held';

/** False on plain http and in some browsers' private windows: there the page has no files of its own. */
async function hasPrivateFileSystem(): Promise<boolean> {
  if (!window.isSecureContext || navigator.storage?.getDirectory === undefined) return false;
  try {
    await navigator.storage.getDirectory();
    return true;
  } catch {
    return false;
  }
}

/** On the page itself, because two scripts ask: the one inside index.html, and the app's own when it has been loaded. */
interface DatabaseAccess {
  hasFiles: Promise<boolean>;
  isOurs: Promise<boolean>;
}
declare global {
  interface Window {
    tablesideAccess?: DatabaseAccess | undefined;
  }
}

/**
 * Whether there are files to open, and whether this tab may open them: one tab at a time, for as long as its page lives.
 * Asked before the database is opened, because its worker cannot be started twice. Both questions go to other processes,
 * so they are asked together. A no is asked again.
 */
export async function checkDatabaseAccess(): Promise<readonly [hasFiles: boolean, isOurs: boolean]> {
  const { hasFiles, isOurs } = (window.tablesideAccess ??= { hasFiles: hasPrivateFileSystem(), isOurs: requestLock() });
  const answer = await Promise.all([hasFiles, isOurs]);
  if (!answer.every(Boolean)) window.tablesideAccess = undefined;
  return answer;
}

function requestLock(): Promise<boolean> {
  // Without Web Locks the lock of the files themselves decides, when the database is opened.
  if (navigator.locks === undefined) return Promise.resolve(true);
  return new Promise((resolve) => {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), hadLock() ? OWN_LOCK_TIMEOUT_MS : LOCK_TIMEOUT_MS);
    const holdForEver = (): Promise<never> => {
      clearTimeout(timer);
      markHeld();
      resolve(true);
      return new Promise(() => undefined);
    };
    navigator.locks.request(DATABASE_LOCK, { signal: stop.signal }, holdForEver).catch(() => resolve(false));
  });
}

function hadLock(): boolean {
  try {
    return sessionStorage.getItem(HELD_KEY) !== null;
  } catch {
    return false;
  }
}

function markHeld(): void {
  try {
    sessionStorage.setItem(HELD_KEY, 'yes');
  } catch {
    // A tab without storage of its own waits as a new one does.
  }
}
