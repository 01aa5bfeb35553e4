import { type Backing, type LogRow, type TableRow } from '../backing';
import { type Row } from '../driver';
import { type Lane } from './lane';
import * as sql from './statements';
import { transact } from './transact';

export function makeSqliteBacking(lane: Lane): Backing {
  return {
    append: (rows) => transact(lane, rows.map(sql.insertLine)),
    rows: async (table) => (await lane.all(sql.selectLines(table))).map(logRow),
    hashAt: async (table, seq) => text((await lane.all(sql.selectHash(table, seq)))[0]?.hash),
    tables: async () => (await lane.all(sql.selectTables)).map(tableRow),
    forgotten: async () => (await lane.all(sql.selectForgotten)).map((row) => String(row.table_id)),
    hide: (table, isHidden) => transact(lane, [isHidden ? sql.hideTable(table) : sql.showTable(table)]),
    forget: async (last, at) => {
      await transact(lane, sql.forgetTable(last, at));
      // What was overwritten in the pages still lies in a write-ahead log until it is emptied. Done already or not.
      await lane.run([{ sql: 'PRAGMA wal_checkpoint(TRUNCATE)' }]).catch(() => undefined);
    },
    settings: async () =>
      Object.fromEntries((await lane.all(sql.selectSettings)).map(({ key, value }) => [String(key), String(value)])),
    writeSetting: (key, value) => transact(lane, [sql.writeSetting(key, value)]),
  };
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const logRow = (row: Row): LogRow => ({
  table: String(row.table_id),
  seq: Number(row.seq),
  epoch: Number(row.epoch),
  prev: String(row.prev_hash),
  hash: String(row.hash),
  line: String(row.line),
  stored: String(row.stored_at),
});

const tableRow = (row: Row): TableRow => ({
  head: { table: String(row.table_id), epoch: Number(row.epoch), seq: Number(row.seq), hash: String(row.hash) },
  header: text(row.header),
  isHidden: row.is_hidden === 1,
  touched: String(row.stored_at),
});
