import { BASE_PATH } from './basePath';

/** Loads the app anew, at its first screen. */
export const restartApp = (): void => window.location.assign(BASE_PATH);
