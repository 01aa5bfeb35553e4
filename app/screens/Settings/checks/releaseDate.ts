/** When this version was finished. */
export const RELEASE_DATE = '2026-11-18';
