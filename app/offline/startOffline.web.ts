import { runWhenIdleAfterStart } from '../device/runWhenIdleAfterStart';
import { BUILD_VERSION } from './buildVersion';
import { ensureServiceWorkerClient, WINDOW_GUARDS } from './ensureServiceWorkerClient';
import { reloadOnceNothingIsLost } from './reloadPage.web';

/** To be called once the first screen is drawn: keeps the app for a start without a network, and looks for a newer one. */
export function startOfflineWhenIdle(): void {
  if (BUILD_VERSION === '' || navigator.serviceWorker === undefined) return;
  // From now on something can be entered: a version that takes over must not load the page anew at once.
  window.tablesideReload = () => void reloadOnceNothingIsLost(WINDOW_GUARDS);
  // What fails here fails again, and is reported, where somebody asks for it.
  runWhenIdleAfterStart(() => void ensureServiceWorkerClient().catch(() => undefined));
}
