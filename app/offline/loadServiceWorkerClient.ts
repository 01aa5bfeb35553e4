import { startServiceWorkerClient } from './serviceWorkerClient';

/** A phone has the whole app in one file. */
export const loadServiceWorkerClient = (): Promise<{
  readonly startServiceWorkerClient: typeof startServiceWorkerClient;
}> => Promise.resolve({ startServiceWorkerClient });
