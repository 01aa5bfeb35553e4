import { bytesToHex } from '@noble/hashes/utils.js';
import { fail, ok, type Result } from '@/base';
import { type Entry, type Header } from '@/engine';
import { canonicalText, firstLink, type ChainHead, nextLink } from '@/record';
import { type Batch, type Head, type TableContents } from '@/storage';
import { openBare } from './bare';
import { type Store } from './store';

/** So many appends are said to be saved before the first of them is. */
const BEHIND = 8;
const SCHEMA =
  'CREATE TABLE IF NOT EXISTS line (table_id TEXT, seq INTEGER, text TEXT, hash TEXT, PRIMARY KEY (table_id, seq))';

interface Row {
  readonly table_id: string;
  readonly text: string;
  readonly hash: string;
}

/** Writes lines one by one; with `isHasty` inside a transaction that is closed every now and then, else in none at all. */
export async function openWrongStore(isHasty: boolean): Promise<Result<Store, string>> {
  const database = await openBare('wrong.db');
  await database.execAsync(SCHEMA);
  const links = new Map<string, ChainHead>();
  let count = 0;
  const chain = (before: ChainHead | null, line: object): ChainHead => {
    const link = before === null ? firstLink(line as Header) : nextLink(before, line as Entry);
    if (!link.ok) throw new Error(link.error.code);
    return link.value;
  };
  const write = async ({ table, lines }: Batch): Promise<Head> => {
    if (isHasty && count % BEHIND === 0) await database.execAsync('BEGIN IMMEDIATE');
    let link = links.get(table) ?? null;
    for (const line of lines) {
      link = chain(link, line);
      const text = canonicalText(line);
      const values = [table, link.seq, text.ok ? text.value : '', bytesToHex(link.hash)];
      await database.runAsync('INSERT INTO line VALUES (?, ?, ?, ?)', values);
    }
    links.set(table, link!);
    count += 1;
    if (isHasty && count % BEHIND === 0) await database.execAsync('COMMIT');
    return { table, epoch: 0, seq: link!.seq, hash: bytesToHex(link!.hash) };
  };
  const tables = async (): Promise<TableContents[]> => {
    const rows = await database.getAllAsync<Row>('SELECT table_id, text, hash FROM line ORDER BY table_id, seq');
    const byTable = new Map<string, Row[]>();
    for (const row of rows) byTable.set(row.table_id, [...(byTable.get(row.table_id) ?? []), row]);
    return Array.from(byTable, ([table, stored]) => {
      const [header, ...entries] = stored.map(({ text }) => JSON.parse(text) as unknown);
      const head = { table, epoch: 0, seq: stored.length - 1, hash: stored.at(-1)!.hash };
      return { header: header as Header, entries: entries as Entry[], head };
    });
  };
  for (const { header, entries, head } of await tables()) {
    links.set(head.table, entries.reduce<ChainHead>(chain, chain(null, header)));
  }
  return ok({
    losses: [],
    settled: [],
    append: (batch) => write(batch).then(ok, (error: unknown) => fail(String(error))),
    tables,
  });
}
