/** Phones: no part of the app can make a sound there, so the settings offer none. */
export const HAS_SOUNDS = false;
export const playTick = (): void => undefined;
export const playWarning = (): void => undefined;
