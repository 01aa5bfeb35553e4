/** What the web build offers to tests and to support. A phone has no console to type into. */
export const offerSupport = (..._offered: readonly unknown[]): void => undefined;
export const showRecord = (_record: (() => string) | null): void => undefined;
