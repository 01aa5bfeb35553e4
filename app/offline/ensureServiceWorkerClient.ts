import { DATABASE_LOCK } from '@/storage';
import { BASE_PATH } from '../device';
import { exposeOfflineCheckForSupport } from '../support';
import { loadServiceWorkerClient } from './loadServiceWorkerClient';
import { offlineStore } from './offlineState';
import { reloadPage } from './reloadPage';
import { type ServiceWorkerClient, type ReloadGuardsAndLocks } from './serviceWorkerClient';
import { isTableOpenHere, reloadGuards, TABLE_LOCK } from './windowGuards';

export const WINDOW_GUARDS: ReloadGuardsAndLocks = { isTableOpenHere, reloadGuards, TABLE_LOCK, DATABASE_LOCK };

let starting: Promise<ServiceWorkerClient> | null = null;

/**
 * Registers the service worker, once, and follows what becomes of it. What talks to the worker is a script of its own and
 * no part of the start. It gets everything it needs as arguments: a module that two late scripts import would be loaded
 * at every start.
 */
export function ensureServiceWorkerClient(): Promise<ServiceWorkerClient> {
  starting ??= loadServiceWorkerClient().then(({ startServiceWorkerClient }) =>
    startServiceWorkerClient(BASE_PATH, offlineStore, WINDOW_GUARDS, reloadPage),
  );
  starting.then(
    ({ check }) => exposeOfflineCheckForSupport(check),
    () => void (starting = null),
  );
  return starting;
}
