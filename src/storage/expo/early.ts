/** Whether there are files to open, and no other tab has them: always true on a phone. */
export const checkDatabaseAccess = (): Promise<readonly [hasFiles: boolean, isOurs: boolean]> =>
  Promise.resolve([true, true]);

/** A phone loads the whole app before it runs any of it: there is nothing to be earlier than. */
export const startDatabaseEarly = (): Promise<void> => Promise.resolve();
