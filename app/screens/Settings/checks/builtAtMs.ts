import { RELEASE_DATE } from './releaseDate';

/** When the app was built, or at least not before, in milliseconds since 1970. A phone's build carries no time of its own. */
export const builtAtMs = (): number => Date.parse(RELEASE_DATE);
