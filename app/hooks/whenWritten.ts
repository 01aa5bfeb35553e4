/** What comes of telling something: false, in the end, where it was not written. */
export type WriteOutcome = Promise<boolean> | void;

/** At once where nobody has to be waited for, else when it is known to be written; never where it was not. */
export function whenWritten(telling: WriteOutcome, then: () => void): void {
  if (telling === undefined) then();
  else void telling.then((isWritten) => (isWritten ? then() : undefined));
}
