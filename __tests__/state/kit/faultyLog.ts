import { fail, makeSerialQueue } from '@/base';
import { type AppendFailure, type Log, type LogEvent } from '@/storage';

/** A log that can be told to fail at the next append, before or after it has written. */
export interface FaultyLog extends Log {
  readonly failNext: (failure: AppendFailure, when: 'before' | 'after') => void;
  /** Whether what is written is announced to whoever listens: a registry must not depend on it. */
  readonly announces: (isLoud: boolean) => void;
  /** The next append waits until it is let go. */
  readonly hold: () => { readonly letGo: () => void };
}

export function faultyLog(log: Log): FaultyLog {
  let next: { failure: AppendFailure; when: 'before' | 'after' } | null = null;
  const order = makeSerialQueue();
  let isLoud = true;
  let input: Promise<void> | null = null;
  return {
    ...log,
    failNext: (failure, when) => {
      next = { failure, when };
    },
    announces: (loud) => {
      isLoud = loud;
    },
    hold: () => {
      let letGo = (): void => undefined;
      input = new Promise((resolve) => void (letGo = resolve));
      return { letGo: () => letGo() };
    },
    subscribe: (hear) => log.subscribe((news: LogEvent) => (isLoud ? hear(news) : undefined)),
    // one at a time, in the order of the calls, as a log promises
    append: (batch) =>
      order.run(async () => {
        const fault = next;
        next = null;
        const waiting = input;
        input = null;
        if (waiting !== null) await waiting;
        if (fault?.when === 'before') return fail(fault.failure);
        // an error after writing: the event is not published either
        if (fault !== null) isLoud = false;
        const appended = await log.append(batch);
        if (fault === null) return appended;
        isLoud = true;
        return fail(fault.failure);
      }),
  };
}
