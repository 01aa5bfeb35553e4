import { makeSerial, type Serial } from '@/base';
import { type Driver, type Row, type Statement } from '../driver';
import { withTimeLimit } from '../timeLimit';

/**
 * The one way to a handle. Everything that uses it, reads too, waits in one line (`serial`), and every
 * call has a time limit. A call that was given up on may still be running: nothing else is asked of the
 * handle until it has answered, because two at a time can crash a phone, and whatever it answers then
 * goes to nobody.
 */
export interface Lane extends Driver {
  readonly serial: Serial;
  /** Best effort, as soon as the handle is free; its error never hides the first. */
  readonly rollBack: () => void;
}

export const STATEMENT_TIMEOUT_MS = 10_000;

export function makeLane(driver: Driver, limit: number = STATEMENT_TIMEOUT_MS): Lane {
  const handle = makeSerial();

  const ask = async <T>(work: () => Promise<T>, what: string): Promise<T> => {
    let isGivenUp = false;
    // Given up on while still waiting for its turn: then it must not be started behind our back.
    const answer = handle.run(() => (isGivenUp ? Promise.reject(new Error('given up')) : work()));
    try {
      return await withTimeLimit(answer, limit, what);
    } finally {
      isGivenUp = true;
    }
  };

  return {
    serial: makeSerial(),
    run: (statements: readonly Statement[]): Promise<void> =>
      ask(() => driver.run(statements), statements[0]?.sql ?? 'nothing'),
    all: (statement: Statement): Promise<readonly Row[]> => ask(() => driver.all(statement), statement.sql),
    rollBack: () => void handle.run(() => driver.run([{ sql: 'ROLLBACK' }])).catch(() => undefined),
  };
}
