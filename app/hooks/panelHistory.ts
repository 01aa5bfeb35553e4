/** Panels take part in a browser's history only. A phone has no such history. */
export const closePanelsOnBrowserBack = (): void => undefined;

/** Runs `then` when no panel holds an entry of the browser's history any more. */
export const afterPanelsClose = (then: () => void): void => then();
