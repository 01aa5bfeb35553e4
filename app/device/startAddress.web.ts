import { withoutBasePath } from './basePath';

/** Where the app begins, as an address of the app: without the base it has on its host. */
export const startAddress = (): string => withoutBasePath(window.location.pathname);
