import { type Driver, type SqlStatement } from '@/storage';

/** Everything that can become of one statement, short of a lie. */
export const HOWS = [
  /** Not done, and it says so. */
  'error',
  /** Done, and the answer got lost on the way. */
  'lost-answer',
  /** Not done, and no answer ever comes. */
  'no-answer',
  /** Done, and no answer ever comes. */
  'done-no-answer',
  /** Done long after everybody gave up waiting. */
  'late',
] as const;
export type How = (typeof HOWS)[number];

export const STUCK: readonly How[] = ['no-answer', 'done-no-answer', 'late'];

export interface Fault {
  /** Which statement suffers it, counted from the first one ever asked. */
  readonly at: number;
  readonly how: How;
}

export interface Faults {
  readonly wrapDriver: (driver: Driver) => Driver;
  /** Every statement asked so far, in order. */
  readonly asked: readonly string[];
}

/** The stimulus, not a wait: longer than the limits that tests give to a statement. */
const LATENESS = 150;
const forEver = new Promise<never>(() => undefined);
const pause = (time: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, time));
const broken = (sql: string): Error => new Error(`disk I/O error (made up) at ${sql}`);

/** Stands between a log and its database and lets `next` decide what becomes of each statement. */
export function makeFaults(next: (at: number, sql: string) => How | null): Faults {
  const asked: string[] = [];

  const one = async <T>({ sql }: SqlStatement, work: () => Promise<T>): Promise<T> => {
    const how = next(asked.push(sql) - 1, sql);
    switch (how) {
      case null:
        return work();
      case 'error':
        throw broken(sql);
      case 'lost-answer':
        await work();
        throw broken(sql);
      case 'no-answer':
        return forEver;
      case 'done-no-answer':
        await work();
        return forEver;
      case 'late':
        await pause(LATENESS);
        return work();
    }
  };

  return {
    asked,
    wrapDriver: (driver) => ({
      run: async (statements) => {
        for (const statement of statements) await one(statement, () => driver.run([statement]));
      },
      all: (statement) => one(statement, () => driver.all(statement)),
    }),
  };
}

export const oneFault = (fault: Fault | null): Faults => makeFaults((at) => (at === fault?.at ? fault.how : null));
