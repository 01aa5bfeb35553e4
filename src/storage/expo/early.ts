/** A phone loads the whole app before it runs any of it: there is nothing to be earlier than. */
export const startDatabaseEarly = (): Promise<void> => Promise.resolve();
