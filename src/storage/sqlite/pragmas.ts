import { type TimeLimitedConnection, type SqlRow, type SqlValue } from './connection';

/** What a platform asks of SQLite before the first row is stored, in this order. */
export type Pragmas = readonly Pragma[];

export interface Pragma {
  readonly name: string;
  readonly set: string;
  /** What it must read back as: SQLite ignores what it cannot do without an error. */
  readonly reads: string | number;
}

/** Deleted rows are overwritten: a table that was forgotten on purpose does not stay readable in free pages. */
const secureDelete: Pragma = { name: 'secure_delete', set: 'ON', reads: 1 };
const synchronous: Pragma = { name: 'synchronous', set: 'FULL', reads: 2 };

/** Phones and Node: a real file system. */
export const filePragmas: Pragmas = [
  { name: 'journal_mode', set: 'WAL', reads: 'wal' },
  synchronous,
  { name: 'busy_timeout', set: '5000', reads: 5000 },
  secureDelete,
];

/** The browser's private file system: one owner, no shared memory. */
export const browserPragmas: Pragmas = [
  { name: 'locking_mode', set: 'EXCLUSIVE', reads: 'exclusive' },
  { name: 'journal_mode', set: 'TRUNCATE', reads: 'truncate' },
  synchronous,
  secureDelete,
];

/** Sets them. SQLite may ignore any of them silently: `checkPragmas` on what `makePragmaSelectSql` reads tells. */
export const applyPragmas = (pragmas: Pragmas, connection: TimeLimitedConnection): Promise<void> =>
  connection.run(pragmas.map(({ name, set }) => ({ sql: `PRAGMA ${name} = ${set}` })));

/** One row per pragma with its value, as a part of a larger statement: in a browser each statement is five messages. */
export const makePragmaSelectSql = (pragmas: Pragmas): string =>
  pragmas
    .map(
      ({ name }) =>
        `SELECT 'pragma' AS kind, '${name}' AS table_id, NULL, NULL, (SELECT * FROM pragma_${name}) AS hash`,
    )
    .join(' UNION ALL ');

/** What such rows say, by name. */
export const pragmasFromRows = (rows: readonly SqlRow[]): ReadonlyMap<string, SqlValue> =>
  new Map(rows.flatMap(({ kind, table_id: name, hash }) => (kind === 'pragma' ? [[String(name), hash ?? null]] : [])));

export const readPragmas = async (
  pragmas: Pragmas,
  connection: TimeLimitedConnection,
): Promise<ReadonlyMap<string, SqlValue>> =>
  pragmasFromRows(await connection.all({ sql: makePragmaSelectSql(pragmas) }));

/** Throws unless every pragma reads back as it was set. */
export function checkPragmas(pragmas: Pragmas, read: ReadonlyMap<string, SqlValue>): void {
  for (const { name, reads } of pragmas) {
    const value = read.get(name);
    if (value !== reads) throw new Error(`PRAGMA ${name} reads ${String(value)}, not ${reads}`);
  }
}

export async function readPragma(name: string, connection: TimeLimitedConnection): Promise<string | number | null> {
  const [row] = await connection.all({ sql: `PRAGMA ${name}` });
  return row === undefined ? null : (Object.values(row)[0] ?? null);
}
