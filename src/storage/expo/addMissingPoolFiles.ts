/** The folder in the browser's private file system in which expo-sqlite keeps its pool, and how many files it makes there. */
const FOLDER = 'expo-sqlite';
const FILES = 6;

/**
 * Completes a pool of which some files are missing, and returns how many it added. expo-sqlite fills its pool only if it
 * finds none of its files: a page that was closed while it did so for the first time leaves too few of them for a database
 * and its journal, and from then on no page could open a database. An added file is empty, which expo-sqlite takes
 * for a free one; files that are there are left alone. A page whose worker runs must be loaded again afterwards.
 */
export async function addMissingPoolFiles(): Promise<number> {
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle(FOLDER, { create: true });
  const found = await countEntries(folder);
  // With none at all expo-sqlite makes them itself.
  const missing = found === 0 ? 0 : Math.max(0, FILES - found);
  for (let i = 0; i < missing; i += 1) {
    await folder.getFileHandle(`added-${Date.now().toString(36)}-${i}`, { create: true });
  }
  return missing;
}

/** A folder is an asynchronous list of its entries; TypeScript's own declarations do not say so yet. */
async function countEntries(folder: FileSystemDirectoryHandle): Promise<number> {
  const entries = (folder as unknown as AsyncIterable<unknown>)[Symbol.asyncIterator]();
  let count = 0;
  while ((await entries.next()).done !== true) count += 1;
  return count;
}
