export type Value = string | number | null;

/** One statement of SQL. What comes from outside is a parameter, never a piece of the text. */
export interface Statement {
  readonly sql: string;
  readonly params?: readonly Value[];
}

export type Row = Readonly<Record<string, Value>>;

/**
 * One SQLite handle, as little of it as a log needs. A driver does what it is told and nothing of its
 * own accord: no transactions, no second try. It is never asked for two things at a time.
 */
export interface Driver {
  /**
   * In this order, and in one crossing where the database lives in another thread; stops at the first
   * statement that fails and says nothing of what the others left behind.
   */
  readonly run: (statements: readonly Statement[]) => Promise<void>;
  readonly all: (statement: Statement) => Promise<readonly Row[]>;
}
