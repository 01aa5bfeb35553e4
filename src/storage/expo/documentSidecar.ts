import { File, Paths } from 'expo-file-system';
import { type SidecarStore } from '../sidecar';

/**
 * A small file for each key among the app's documents. Written beside and moved over: on iOS the old one
 * is removed first, so where only the new one is found, it is the one. Text is kept as plain ASCII,
 * because reading guesses the encoding.
 */
export function documentSidecar(): SidecarStore {
  const file = (key: string): File => new File(Paths.document, `tableside.${key}.txt`);
  const fresh = (key: string): File => new File(Paths.document, `tableside.${key}.new.txt`);
  return {
    get: async (key) => {
      const found = [file(key), fresh(key)].find(({ exists }) => exists);
      return found === undefined ? null : decodeURIComponent(await found.text());
    },
    set: async (key, text) => {
      const written = fresh(key);
      written.write(encodeURIComponent(text));
      await written.move(file(key), { overwrite: true });
    },
    remove: async (key) => {
      for (const old of [file(key), fresh(key)]) if (old.exists) old.delete();
    },
  };
}
