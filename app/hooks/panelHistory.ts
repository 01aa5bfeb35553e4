/** Panels take part in a browser's history only. A phone has no such history. */
export const closePanelsOnBrowserBack = (): void => undefined;

/** Runs `then` when no panel holds an entry of the browser's history any more. */
export const closePanelsThen = (then: () => void): void => then();

/** Runs `then` at once: nothing traverses a history here. Returns a function that cancels it. */
export const afterHistoryTraversal = (then: () => void): (() => void) => {
  then();
  return () => undefined;
};
