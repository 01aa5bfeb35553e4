import { File, Paths } from 'expo-file-system';
import { type SidecarStore } from '../sidecar';

/**
 * One small file per key among the app's documents. `set` writes a temporary file, then renames it; iOS deletes the
 * target first, so after a crash in between the temporary file is the valid copy. Text is stored as ASCII, because
 * `text()` guesses the encoding.
 */
export function documentsFolderSidecar(): SidecarStore {
  const file = (key: string): File => new File(Paths.document, `tableside.${key}.txt`);
  const temporary = (key: string): File => new File(Paths.document, `tableside.${key}.new.txt`);
  return {
    get: async (key) => {
      const found = [file(key), temporary(key)].find(({ exists }) => exists);
      return found === undefined ? null : decodeURIComponent(await found.text());
    },
    set: async (key, text) => {
      const written = temporary(key);
      written.write(encodeURIComponent(text));
      await written.move(file(key), { overwrite: true });
    },
    remove: async (key) => {
      for (const old of [file(key), temporary(key)]) if (old.exists) old.delete();
    },
  };
}
