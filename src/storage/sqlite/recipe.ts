import { type Lane } from './lane';

/** What a platform asks of SQLite before the first line is stored, in this order. */
export type Recipe = readonly Pragma[];

export interface Pragma {
  readonly name: string;
  readonly set: string;
  /** What it must read back as. SQLite falls back in silence; a log that is not safe must not start. */
  readonly reads: string | number;
}

/** Deleted lines are overwritten: what is forgotten on purpose does not linger in free pages. */
const wiped: Pragma = { name: 'secure_delete', set: 'ON', reads: 1 };
const full: Pragma = { name: 'synchronous', set: 'FULL', reads: 2 };

/** Phones and Node: a real file system. */
export const onDisk: Recipe = [
  { name: 'journal_mode', set: 'WAL', reads: 'wal' },
  full,
  { name: 'busy_timeout', set: '5000', reads: 5000 },
  wiped,
];

/** The browser's private file system: one owner, no shared memory. */
export const inBrowser: Recipe = [
  { name: 'locking_mode', set: 'EXCLUSIVE', reads: 'exclusive' },
  { name: 'journal_mode', set: 'TRUNCATE', reads: 'truncate' },
  full,
  wiped,
];

/** Throws unless every pragma reads back as it was set. All are read at once: each question crosses to the database. */
export async function applyPragmas(recipe: Recipe, lane: Lane): Promise<void> {
  await lane.run(recipe.map(({ name, set }) => ({ sql: `PRAGMA ${name} = ${set}` })));
  const columns = recipe.map(({ name }) => `(SELECT * FROM pragma_${name}) AS ${name}`);
  const [row] = await lane.all({ sql: `SELECT ${columns.join(', ')}` });
  for (const { name, reads } of recipe) {
    const read = row?.[name];
    if (read !== reads) throw new Error(`PRAGMA ${name} reads ${String(read)}, not ${reads}`);
  }
}

export async function readPragma(name: string, lane: Lane): Promise<string | number | null> {
  const [row] = await lane.all({ sql: `PRAGMA ${name}` });
  return row === undefined ? null : (Object.values(row)[0] ?? null);
}
