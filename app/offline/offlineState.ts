import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { BUILD_VERSION } from './buildVersion';

/** What a version that is ready may have to wait for. */
export type UpdateDelayReason = 'unsaved' | 'table-here' | 'table-elsewhere';

/** Why a start would need the network. `changed`: a stored file differs from the one that was built. */
export type NotReadyReason = 'unsupported' | 'not-installed' | 'missing' | 'changed';

/** Whether the next start needs no network: `ready` after every file was answered without one, and compared. */
export type OfflineStartCheck =
  | { readonly outcome: 'ready'; readonly files: number; readonly bytes: number }
  | { readonly outcome: 'not-ready'; readonly why: NotReadyReason; readonly file?: string };

export interface OfflineState {
  /** The version that runs in this window. */
  readonly version: string;
  /** The last check; null before the first one. */
  readonly check: OfflineStartCheck | null;
  /** Proved by the last check, and nothing has happened to the service worker since. */
  readonly isReady: boolean;
  /** Counts what happened to the service worker, so that a screen knows when to check again. */
  readonly workerChanges: number;
  /** A newer version is complete on this device and has not taken over. */
  readonly updateWaiting: boolean;
  /** What it waits for; null: it can take over at once. */
  readonly delayedBy: UpdateDelayReason | null;
  /** It was told to take over and did not. */
  readonly hasUpdateFailed: boolean;
}

export const offlineStore = createStore<OfflineState>(() => ({
  version: BUILD_VERSION,
  check: null,
  isReady: false,
  workerChanges: 0,
  updateWaiting: false,
  delayedBy: null,
  hasUpdateFailed: false,
}));

/** What this window knows about starting without a network, and about a newer version. */
export const useOfflineState = (): OfflineState => useStore(offlineStore);
