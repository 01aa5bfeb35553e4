import { File, Paths } from 'expo-file-system';

/** In bytes; null where the device does not say. */
export interface StorageUseData {
  readonly used: number | null;
  readonly free: number | null;
  /** Whether the system keeps it until somebody removes it; null where the question does not arise. */
  readonly isPersisted: boolean | null;
}

/** Where expo-sqlite keeps the database, below the documents folder. */
const DATABASE = ['SQLite', 'tableside.db'] as const;

/** A phone keeps the files of an app until the app is removed. */
export async function readStorageUse(): Promise<StorageUseData> {
  try {
    const file = new File(Paths.document, ...DATABASE);
    return { used: file.exists ? file.size : null, free: Paths.availableDiskSpace, isPersisted: null };
  } catch {
    return { used: null, free: null, isPersisted: null };
  }
}

/** Nothing to ask for on a phone. */
export const askForPersistentStorage = async (): Promise<void> => undefined;
