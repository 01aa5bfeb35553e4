/** Runs one thing at a time, in the order asked; at once where nothing is under way. A thing that fails stops nothing behind it. */
export interface Serial {
  readonly run: <T>(work: () => Promise<T>) => Promise<T>;
}

export function makeSerial(): Serial {
  /** Until when the last in line is through; null: nobody is in line. */
  let last: Promise<void> | null = null;
  return {
    run: (work) => {
      const before = last;
      let leave = (): void => undefined;
      const through = new Promise<void>((resolve) => void (leave = resolve));
      // Taken before the work begins: what the work itself asks for waits behind it.
      last = through;
      const mine = before === null ? begin(work) : before.then(work);
      const end = (): void => {
        if (last === through) last = null;
        leave();
      };
      mine.then(end, end);
      return mine;
    },
  };
}

/** At once, and an error thrown at once is a failure like any other. */
const begin = async <T>(work: () => Promise<T>): Promise<T> => work();
