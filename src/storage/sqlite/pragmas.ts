import { type Connection } from './connection';

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

/** Throws unless every pragma reads back as it was set. All are read in one statement: each one is a message. */
export async function applyPragmas(pragmas: Pragmas, connection: Connection): Promise<void> {
  await connection.run(pragmas.map(({ name, set }) => ({ sql: `PRAGMA ${name} = ${set}` })));
  const columns = pragmas.map(({ name }) => `(SELECT * FROM pragma_${name}) AS ${name}`);
  const [row] = await connection.all({ sql: `SELECT ${columns.join(', ')}` });
  for (const { name, reads } of pragmas) {
    const read = row?.[name];
    if (read !== reads) throw new Error(`PRAGMA ${name} reads ${String(read)}, not ${reads}`);
  }
}

export async function readPragma(name: string, connection: Connection): Promise<string | number | null> {
  const [row] = await connection.all({ sql: `PRAGMA ${name}` });
  return row === undefined ? null : (Object.values(row)[0] ?? null);
}
