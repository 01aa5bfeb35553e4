import { afterStart } from '../device/afterStart';
import { BUILD_VERSION } from './buildVersion';
import { offlineClient } from './offlineClient';

/** To be called once the first screen is drawn: keeps the app for a start without a network, and looks for a newer one. */
export function startOfflineWhenIdle(): void {
  if (BUILD_VERSION === '' || navigator.serviceWorker === undefined) return;
  // What fails here fails again, and is reported, where somebody asks for it.
  afterStart(() => void offlineClient().catch(() => undefined));
}
