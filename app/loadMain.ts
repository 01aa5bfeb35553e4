import './main';

/** A phone has the whole app in one file: importing it has started it. */
export const loadMain = (): void => undefined;
