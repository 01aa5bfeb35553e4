import { type StorageUseData } from './storageUse';

export async function readStorageUse(): Promise<StorageUseData> {
  // Undefined at an address that is not secure.
  const storage = navigator.storage as StorageManager | undefined;
  if (storage === undefined) return { used: null, free: null, isPersisted: null };
  const [estimate, isPersisted] = await Promise.all([
    storage.estimate().catch((): StorageEstimate => ({})),
    storage.persisted().catch(() => null),
  ]);
  const { usage, quota } = estimate;
  return {
    used: usage ?? null,
    free: usage === undefined || quota === undefined ? null : Math.max(0, quota - usage),
    isPersisted,
  };
}

/** The browser may show a question, or decide by itself. */
export async function askForPersistentStorage(): Promise<void> {
  await navigator.storage.persist().catch(() => false);
}
