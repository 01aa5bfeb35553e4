import { withTimeLimit } from '../timeLimit';

/** Some browsers ask the person, who may take their time; the game does not wait for it. */
const ASKING_LIMIT = 1500;

/** A phone on plain http, and some browsers' private windows, have no files of their own. */
export async function hasPrivateFiles(): Promise<boolean> {
  if (!window.isSecureContext || navigator.storage?.getDirectory === undefined) return false;
  try {
    await navigator.storage.getDirectory();
    return true;
  } catch {
    return false;
  }
}

/** Whether the browser promises not to clear what is kept here when it runs short of room. */
export async function askToPersist(): Promise<boolean> {
  try {
    if (await navigator.storage.persisted()) return true;
    return await withTimeLimit(navigator.storage.persist(), ASKING_LIMIT, 'persist');
  } catch {
    return false;
  }
}
