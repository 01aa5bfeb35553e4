/** A script of its own, which no start needs. */
export const loadServiceWorkerClient = () => import('./serviceWorkerClient');
