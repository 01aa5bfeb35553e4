import { type ReloadGuardsAndLocks } from './serviceWorkerClient';

/** A phone has no page. */
export const reloadPage = (_guards: ReloadGuardsAndLocks): Promise<void> => Promise.resolve();
