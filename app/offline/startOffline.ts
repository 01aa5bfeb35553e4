/** A phone has the whole app from its installation on. */
export const startOfflineWhenIdle = (): void => undefined;
