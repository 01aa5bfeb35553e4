import { type StoreApi } from 'zustand/vanilla';
import { type OfflineStartCheck, type OfflineState } from './offlineState';
import { type ReloadGuard } from './windowGuards';

/** What this window must not lose by a reload. */
export interface ReloadGuardsAndLocks {
  readonly isTableOpenHere: () => boolean;
  readonly reloadGuards: ReadonlySet<ReloadGuard>;
  readonly TABLE_LOCK: string;
  readonly DATABASE_LOCK: string;
}

export interface ServiceWorkerClient {
  readonly check: () => Promise<OfflineStartCheck>;
  /** Lets the newer version take over and reloads the page; if something delays it, says what (`delayedBy`). */
  readonly apply: () => Promise<void>;
  /** Looks for a newer version on the server. False also where there is no network. */
  readonly find: () => Promise<boolean>;
}

/** A phone has no service worker: its app is complete, and the system brings newer ones. */
export const startServiceWorkerClient = (
  _base: string,
  _store: StoreApi<OfflineState>,
  _guards: ReloadGuardsAndLocks,
  _reloadPage: (guards: ReloadGuardsAndLocks) => Promise<void>,
): Promise<ServiceWorkerClient> =>
  Promise.resolve({
    check: () => Promise.resolve({ outcome: 'ready', files: 0, bytes: 0 }),
    apply: () => Promise.resolve(),
    find: () => Promise.resolve(false),
  });
