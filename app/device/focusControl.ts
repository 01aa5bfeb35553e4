/** Puts the keyboard's focus back on a control. A phone's screen reader does this by itself. */
export const focusControl = (_testID: string): void => undefined;
