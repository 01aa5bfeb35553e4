import { type SidecarStore } from '../sidecar';

const DATABASE = 'tableside';
const STORE = 'keepsake';

/**
 * In IndexedDB, which the browser stores apart from the files of the database. It is opened at once, so that it is
 * open when the first text is asked for; a failure is met there, by trying again.
 */
export function browserSidecar(): SidecarStore {
  let opening: Promise<IDBDatabase> | null = null;

  const open = (): Promise<IDBDatabase> =>
    new Promise((resolve, reject) => {
      const request = indexedDB.open(DATABASE, 1);
      request.onupgradeneeded = () => void request.result.createObjectStore(STORE);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('IndexedDB does not open'));
      request.onblocked = () => reject(new Error('IndexedDB is blocked'));
    });

  const within = async <T>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T | undefined> => {
    opening ??= open();
    try {
      const transaction = (await opening).transaction(STORE, mode, { durability: 'strict' });
      return await new Promise<T>((resolve, reject) => {
        const request = work(transaction.objectStore(STORE));
        // `request.onsuccess` would be too early: only a completed transaction is written.
        transaction.oncomplete = () => resolve(request.result);
        transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB gave up'));
      });
    } catch (error) {
      opening = null;
      throw error;
    }
  };

  opening = open();
  opening.catch(() => void (opening = null));

  return {
    get: async (key) => {
      const text: unknown = await within('readonly', (store) => store.get(key) as IDBRequest<unknown>);
      return typeof text === 'string' ? text : null;
    },
    set: async (key, text) => void (await within('readwrite', (store) => store.put(text, key))),
    remove: async (key) => void (await within('readwrite', (store) => store.delete(key))),
  };
}
