import { type LogRow } from '../backing';
import { type Statement } from '../driver';
import type { Head } from '../port';

export const insertLine = ({ table, seq, epoch, prev, hash, line, stored }: LogRow): Statement => ({
  sql: 'INSERT INTO log (table_id, seq, epoch, prev_hash, hash, line, stored_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
  params: [table, seq, epoch, prev, hash, line, stored],
});

export const selectLines = (table: string): Statement => ({
  sql: 'SELECT table_id, seq, epoch, prev_hash, hash, line, stored_at FROM log WHERE table_id = ? ORDER BY seq',
  params: [table],
});

export const selectHash = (table: string, seq: number): Statement => ({
  sql: 'SELECT hash FROM log WHERE table_id = ? AND seq = ?',
  params: [table, seq],
});

/** Hops from one table's id to the next along the primary key: a few steps a table, however long its log. */
export const selectTables: Statement = {
  sql: `WITH RECURSIVE ids (id) AS (
      SELECT min(table_id) FROM log
      UNION ALL
      SELECT (SELECT min(table_id) FROM log WHERE table_id > id) FROM ids WHERE id IS NOT NULL
    )
    SELECT last.table_id, last.seq, last.epoch, last.hash, last.stored_at,
      (SELECT line FROM log WHERE table_id = id AND seq = 0) AS header,
      EXISTS (SELECT 1 FROM hidden WHERE table_id = id) AS is_hidden
    FROM ids JOIN log AS last ON last.table_id = id AND last.seq = (SELECT max(seq) FROM log WHERE table_id = id)
    ORDER BY last.rowid DESC`,
};

export const selectForgotten: Statement = { sql: 'SELECT table_id FROM forgotten' };
export const selectSettings: Statement = { sql: 'SELECT key, value FROM settings' };

export const hideTable = (table: string): Statement => ({
  sql: 'INSERT INTO hidden (table_id) VALUES (?) ON CONFLICT DO NOTHING',
  params: [table],
});
export const showTable = (table: string): Statement => ({
  sql: 'DELETE FROM hidden WHERE table_id = ?',
  params: [table],
});

/** In this order: the log lets go only of a table that is listed as forgotten. */
export const forgetTable = ({ table, epoch, seq, hash }: Head, at: string): readonly Statement[] => [
  {
    sql: 'INSERT INTO forgotten (table_id, epoch, seq, hash, forgotten_at) VALUES (?, ?, ?, ?, ?)',
    params: [table, epoch, seq, hash, at],
  },
  { sql: 'DELETE FROM log WHERE table_id = ?', params: [table] },
  showTable(table),
];

export const writeSetting = (key: string, value: string): Statement => ({
  sql: 'INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
  params: [key, value],
});
