import { ensureServiceWorkerClient } from './ensureServiceWorkerClient';
import { offlineStore, type OfflineStartCheck } from './offlineState';

const NOT_LOADED: OfflineStartCheck = { outcome: 'not-ready', why: 'not-installed' };

/**
 * Asks the service worker for every file of a start, without the network, and compares each with its hash in the build.
 * The result is in `useOfflineState` as well. No page and no database is opened.
 */
export async function checkOfflineStart(): Promise<OfflineStartCheck> {
  const check = await ensureServiceWorkerClient()
    .then((client) => client.check())
    .catch(() => NOT_LOADED);
  offlineStore.setState({ check, isReady: check.outcome === 'ready' });
  return check;
}
