import { makeSerialQueue, type SerialQueue } from '@/base';
import { withTimeLimit } from '../timeLimit';

export type SqlValue = string | number | null;
/** Bytes go in as they are; they come out as hexadecimal text (`sqliteBackend` says why). */
export type SqlParam = SqlValue | Uint8Array;

/** One statement of SQL. Values from outside are parameters, never pieces of the text. */
export interface SqlStatement {
  readonly sql: string;
  readonly params?: readonly SqlParam[];
}

export type SqlRow = Readonly<Record<string, SqlValue>>;

/**
 * The two calls a log makes to SQLite. A driver adds nothing of its own: no transactions, no retries. It is
 * never called while an earlier call is unanswered.
 */
export interface Driver {
  /**
   * Runs the statements in this order, in one message where the database lives in another thread. Stops at the
   * first that fails and does not undo the ones before it.
   */
  readonly run: (statements: readonly SqlStatement[]) => Promise<void>;
  readonly all: (statement: SqlStatement) => Promise<readonly SqlRow[]>;
}

/**
 * The only way to a SQLite handle. Every call has a time limit. A call that timed out may still be running, and
 * two calls at a time on one handle can crash a phone: so the next call starts only when it has answered, and
 * that late answer is ignored.
 */
export interface TimeLimitedConnection extends Driver {
  /** The queue of the log: whole operations (a read, a transaction), one at a time. */
  readonly serial: SerialQueue;
  /** Best effort, as soon as the handle is free. Its own error is ignored: the first error is the one that counts. */
  readonly rollBack: () => void;
}

export const STATEMENT_TIMEOUT_MS = 10_000;

export function makeTimeLimitedConnection(driver: Driver, limit: number = STATEMENT_TIMEOUT_MS): TimeLimitedConnection {
  const handle = makeSerialQueue();

  const ask = async <T>(work: () => Promise<T>, what: string): Promise<T> => {
    let isTimedOut = false;
    // A call that timed out while it waited for the handle must not be started afterwards.
    const answer = handle.run(() => (isTimedOut ? Promise.reject(new Error('timed out')) : work()));
    try {
      return await withTimeLimit(answer, limit, what);
    } finally {
      isTimedOut = true;
    }
  };

  return {
    serial: makeSerialQueue(),
    run: (statements) => ask(() => driver.run(statements), statements[0]?.sql ?? 'nothing'),
    all: (statement) => ask(() => driver.all(statement), statement.sql),
    rollBack: () => void handle.run(() => driver.run([{ sql: 'ROLLBACK' }])).catch(() => undefined),
  };
}

/**
 * BEGIN IMMEDIATE … COMMIT in one message. Resolves only after COMMIT has. If anything fails, COMMIT too, the
 * transaction is rolled back as far as possible and the first error is thrown.
 */
export async function runInTransaction(
  connection: TimeLimitedConnection,
  statements: readonly SqlStatement[],
): Promise<void> {
  try {
    await connection.run([{ sql: 'BEGIN IMMEDIATE' }, ...statements, { sql: 'COMMIT' }]);
  } catch (error) {
    connection.rollBack();
    throw error;
  }
}

const EMPTY_TRANSACTION: readonly SqlStatement[] = [{ sql: 'BEGIN' }, { sql: 'COMMIT' }];

/**
 * Ends a transaction that an earlier failure left open: inside it, reads would show rows that are on no disk.
 * BEGIN succeeds only where no transaction is open.
 */
export async function endLeftoverTransaction(connection: TimeLimitedConnection): Promise<void> {
  try {
    await connection.run(EMPTY_TRANSACTION);
  } catch {
    connection.rollBack();
    await connection.run(EMPTY_TRANSACTION);
  }
}
