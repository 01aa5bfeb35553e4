/** Resolves when no newer version is about to load the page anew (`updateAtStart`). */
export const untilNoUpdateIsPending = (): Promise<void> => window.tablesideUpdating ?? Promise.resolve();
