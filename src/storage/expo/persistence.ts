import { withTimeLimit } from '../timeLimit';

/** Some browsers ask the user, who may take any time to answer; opening the log does not wait longer than this. */
const PERSIST_TIMEOUT_MS = 1500;

/** Whether the browser promises not to clear what is kept here when it runs short of room. */
export async function requestPersistentStorage(): Promise<boolean> {
  try {
    if (await navigator.storage.persisted()) return true;
    return await withTimeLimit(navigator.storage.persist(), PERSIST_TIMEOUT_MS, 'persist');
  } catch {
    return false;
  }
}
