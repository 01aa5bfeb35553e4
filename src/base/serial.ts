/**
 * A queue: runs one task at a time, in the order of the calls; the first one synchronously if nothing is running.
 * A task that fails does not stop those behind it.
 */
export interface SerialQueue {
  readonly run: <T>(work: () => Promise<T>) => Promise<T>;
}

export function makeSerialQueue(): SerialQueue {
  /** Resolves when the last task in the queue has ended; null while the queue is empty. */
  let last: Promise<void> | null = null;
  return {
    run: (work) => {
      const before = last;
      let release = (): void => undefined;
      const ended = new Promise<void>((resolve) => void (release = resolve));
      // Set before the task starts: tasks that it adds itself must wait until it has ended.
      last = ended;
      const mine = before === null ? begin(work) : before.then(work);
      const end = (): void => {
        if (last === ended) last = null;
        release();
      };
      mine.then(end, end);
      return mine;
    },
  };
}

/** Starts the task synchronously; if it throws synchronously, the promise rejects. */
const begin = async <T>(work: () => Promise<T>): Promise<T> => work();
