/** Milliseconds. Browsers that cannot, or were told not to, stay still. */
const TICK = 8;
const WARNING = [30, 60, 30];

/** Before the first touch a browser refuses, and complains about being asked. */
const buzz = (pattern: number | number[]): void => {
  if (navigator.userActivation?.hasBeenActive === true && typeof navigator.vibrate === 'function')
    navigator.vibrate(pattern);
};

export const tickHaptic = (): void => buzz(TICK);
export const warnHaptic = (): void => buzz(WARNING);
