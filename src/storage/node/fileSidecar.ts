import { open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { type SidecarStore } from '../sidecar';

/** A small file for each key beside the database, replaced as a whole or not at all. */
export function fileSidecar(database: string): SidecarStore {
  const fileOf = (key: string): string => `${database}.${key}.json`;
  return {
    get: async (key) => {
      try {
        return await readFile(fileOf(key), 'utf8');
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    set: async (key, text) => {
      const file = fileOf(key);
      const handle = await open(`${file}.new`, 'w');
      try {
        await handle.writeFile(text);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(`${file}.new`, file);
      await syncFolder(path.dirname(file));
    },
    remove: (key) => rm(fileOf(key), { force: true }),
  };
}

/** A rename is on the disk only when its folder is. Some systems do not let a folder be opened; then it is theirs. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
