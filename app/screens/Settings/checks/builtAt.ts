/** When this version was finished. A phone's build carries no time of its own. */
export const RELEASE_DATE = '2026-11-18';

/** When the app was built, or at least not before: milliseconds since 1970. */
export const builtAt = (): number => Date.parse(RELEASE_DATE);
