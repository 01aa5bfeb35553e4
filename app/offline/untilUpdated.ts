/** A phone's system exchanges the app while it is not running. */
export const untilUpdated = (): Promise<void> => Promise.resolve();
