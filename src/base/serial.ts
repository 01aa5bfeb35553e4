/** Runs one thing at a time, in the order asked. A thing that fails stops nothing behind it. */
export interface Serial {
  readonly run: <T>(work: () => Promise<T>) => Promise<T>;
}

export function makeSerial(): Serial {
  let last: Promise<unknown> = Promise.resolve();
  return {
    run: (work) => {
      const mine = last.then(work, work);
      last = mine.catch(() => undefined);
      return mine;
    },
  };
}
