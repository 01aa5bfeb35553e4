/** On a phone the screens are drawn anew, from the first one on; nothing else has to be done. */
export const restartApp = (): void => undefined;
