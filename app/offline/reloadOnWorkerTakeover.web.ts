declare global {
  interface Window {
    /** Set by the app: reloads the page as soon as that loses nothing. Before, a page has nothing to lose. */
    tablesideReload?: () => void;
    /** Whether the page's first script follows changes of the service worker. */
    tablesideFollowsWorker?: boolean;
  }
}

/** Reloads the page when another version takes over. */
export function reloadOnWorkerTakeover(worker: ServiceWorkerContainer): void {
  if (window.tablesideFollowsWorker === true) return;
  window.tablesideFollowsWorker = true;
  worker.addEventListener('controllerchange', () =>
    window.tablesideReload === undefined ? window.location.reload() : window.tablesideReload(),
  );
}
