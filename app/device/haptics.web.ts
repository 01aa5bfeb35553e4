/** Milliseconds. Browsers without vibration, or with vibration switched off, do nothing. */
const TICK = 8;
const WARNING = [30, 60, 30];

/** Before the first touch a browser refuses to vibrate and logs a warning, so it is not asked. */
const buzz = (pattern: number | number[]): void => {
  if (navigator.userActivation?.hasBeenActive === true && typeof navigator.vibrate === 'function')
    navigator.vibrate(pattern);
};

export const tickHaptic = (): void => buzz(TICK);
export const warnHaptic = (): void => buzz(WARNING);
