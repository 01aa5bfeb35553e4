/** A phone's system exchanges the app while it is not running. */
export const untilNoUpdateIsPending = (): Promise<void> => Promise.resolve();
