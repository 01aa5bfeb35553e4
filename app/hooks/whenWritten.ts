/** The outcome of a submitted act: resolves to false if it was not written; undefined if there is nothing to wait for. */
export type WriteOutcomePromise = Promise<boolean> | void;

/** Calls `then` after the write succeeded, at once if there is nothing to wait for, and never if the write failed. */
export function whenWritten(telling: WriteOutcomePromise, then: () => void): void {
  if (telling === undefined) then();
  else void telling.then((isWritten) => (isWritten ? then() : undefined));
}
