import { hexToBytes } from '@noble/hashes/utils.js';
import { type LogBackend, type LogOverview, type TimestampedRow, type RawListedTable } from '../backend';
import type { Attachment, ChainRow, Head, SummaryOfHead } from '../port';
import { type TimeLimitedConnection, type SqlRow, type SqlStatement, runInTransaction } from './connection';
import { checkPragmas, type Pragmas, pragmasFromRows, makePragmaSelectSql } from './pragmas';

/** `pragmas`: what the file must have been set to before anything in it is used. */
export function makeSqliteBackend(connection: TimeLimitedConnection, pragmas: Pragmas): LogBackend {
  const withPragmas = ({ sql }: SqlStatement): SqlStatement => ({
    sql: `${sql} UNION ALL ${makePragmaSelectSql(pragmas)}`,
  });
  return {
    append: (rows, origin) => {
      const inserts = rows.map(insertRow);
      const table = rows[0]?.table;
      if (origin === null || table === undefined) return runInTransaction(connection, inserts);
      return runInTransaction(connection, [...inserts, upsertOrigin(table, origin)]);
    },
    rows: async (table, from) => {
      const rows = rowsFromText(table, await connection.all(selectRowsAsText(table, from)));
      // In a damaged table every row is read by itself, and the damage is found in its row.
      return rows ?? (await connection.all(selectRows(table, from))).map(chainRow);
    },
    overview: async () => {
      let rows: readonly SqlRow[];
      let areSettingsRead = true;
      try {
        rows = await connection.all(withPragmas(selectOverview));
      } catch {
        // Tables must open although the settings, or what lies beside the log, are damaged.
        const beside = await connection.all(selectOrigins).catch(() => []);
        rows = [...(await connection.all(withPragmas(selectHeads))), ...beside];
        areSettingsRead = false;
      }
      checkPragmas(pragmas, pragmasFromRows(rows));
      return storedOverview(rows, areSettingsRead);
    },
    hashAt: async (table, seq) => text((await connection.all(selectHash(table, seq)))[0]?.hash),
    tables: async () => {
      // Tables must be listed although what lies beside the log is damaged: summaries are computed again.
      const rows = await connection.all(selectTables).catch(() => connection.all(selectTablesWithoutSummaries));
      return rows.map(tableSummary);
    },
    hide: (table, isHidden) => runInTransaction(connection, [isHidden ? hideTable(table) : showTable(table)]),
    forget: async (last, at) => {
      await runInTransaction(connection, forgetTable(last, at));
      // The old pages stay in the write-ahead log until it is emptied. The table is forgotten even if this fails.
      await connection.run([{ sql: 'PRAGMA wal_checkpoint(TRUNCATE)' }]).catch(() => undefined);
    },
    setOrigin: (table, origin) => runInTransaction(connection, [upsertOrigin(table, origin)]),
    writeSummaries: (list) => runInTransaction(connection, list.map(upsertSummary)),
    readSettings: async () =>
      Object.fromEntries((await connection.all(selectSettings)).map(({ key, value }) => [String(key), String(value)])),
    writeSetting: (key, value) => runInTransaction(connection, [upsertSetting(key, value)]),
    attachments: async (subject) => (await connection.all(selectAttachments(subject))).map(attachmentOf),
    attachmentBytes: async (id) => {
      const contents = text((await connection.all(selectContents(id)))[0]?.contents);
      return contents === null ? null : hexToBytes(contents);
    },
    addAttachment: (attachment, bytes) => runInTransaction(connection, [upsertAttachment(attachment, bytes)]),
    removeAttachment: (id) => runInTransaction(connection, [deleteAttachment(id)]),
  };
}

// ── Statements ─────────────────────────────────────────────────────────────────────────────────────────────────

const insertRow = ({ table, seq, epoch, prev, hash, line, stored }: TimestampedRow): SqlStatement => ({
  sql: 'INSERT INTO log (table_id, seq, epoch, prev_hash, hash, line, stored_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
  params: [table, seq, epoch, prev, hash, line, stored],
});

const selectRows = (table: string, from: number): SqlStatement => ({
  sql: 'SELECT table_id, seq, epoch, prev_hash, hash, line FROM log WHERE table_id = ? AND seq >= ? ORDER BY seq',
  params: [table, from],
});

/**
 * All rows as one text, a row on each line. In a browser every value of every row is fetched from SQLite's own memory and
 * sent to another thread; one text costs less than a thousand values. (As JSON it costs more: SQLite then looks at
 * every character.)
 */
const selectRowsAsText = (table: string, from: number): SqlStatement => {
  const { sql, params = [] } = selectRows(table, from);
  return {
    sql: `SELECT group_concat(seq || ' ' || epoch || ' ' || prev_hash || ' ' || hash || ' ' || line, char(10)) AS rows FROM (${sql})`,
    params,
  };
};

const selectHash = (table: string, seq: number): SqlStatement => ({
  sql: 'SELECT hash FROM log WHERE table_id = ? AND seq = ?',
  params: [table, seq],
});

/** Jumps from one table's id to the next along the primary key: a few steps per table, however long its log is. */
const WITH_IDS = `WITH RECURSIVE ids (id) AS (
      SELECT min(table_id) FROM log
      UNION ALL
      SELECT (SELECT min(table_id) FROM log WHERE table_id > id) FROM ids WHERE id IS NOT NULL
    )`;
const FROM_LAST_ROWS =
  'FROM ids JOIN log AS last ON last.table_id = id AND last.seq = (SELECT max(seq) FROM log WHERE table_id = id)';

const selectTablesJoining = (columns: string, join: string): SqlStatement => ({
  sql: `${WITH_IDS}
    SELECT last.table_id, last.seq, last.epoch, last.hash, last.stored_at,
      (SELECT line FROM log WHERE table_id = id AND seq = 0) AS header,
      EXISTS (SELECT 1 FROM hidden WHERE table_id = id) AS is_hidden,
      ${columns}
    ${FROM_LAST_ROWS}
    ${join}
    ORDER BY last.rowid DESC`,
});

const selectTables = selectTablesJoining(
  'summaries.build, summaries.summary',
  'LEFT JOIN summaries ON summaries.table_id = id AND summaries.hash = last.hash',
);
const selectTablesWithoutSummaries = selectTablesJoining('NULL AS build, NULL AS summary', '');

const selectHeads: SqlStatement = {
  sql: `${WITH_IDS}
    SELECT 'head' AS kind, last.table_id, last.seq, last.epoch, last.hash ${FROM_LAST_ROWS}
    UNION ALL
    SELECT 'forgotten', table_id, seq, epoch, hash FROM forgotten`,
};

const selectOrigins: SqlStatement = {
  sql: "SELECT 'origin' AS kind, table_id, NULL AS seq, NULL AS epoch, origin AS hash FROM origins",
};

/** One statement: in a browser each is five messages to another thread and back, and a start waits for all of them. */
const selectOverview: SqlStatement = {
  sql: `${selectHeads.sql}
    UNION ALL
    SELECT 'setting', key, NULL, NULL, value FROM settings
    UNION ALL
    ${selectOrigins.sql}`,
};

const selectSettings: SqlStatement = { sql: 'SELECT key, value FROM settings' };

const hideTable = (table: string): SqlStatement => ({
  sql: 'INSERT INTO hidden (table_id) VALUES (?) ON CONFLICT DO NOTHING',
  params: [table],
});
const showTable = (table: string): SqlStatement => ({
  sql: 'DELETE FROM hidden WHERE table_id = ?',
  params: [table],
});

/** In this order: the triggers allow deleting only the rows of a table that is listed as forgotten. */
const forgetTable = ({ table, epoch, seq, hash }: Head, at: string): readonly SqlStatement[] => [
  {
    sql: 'INSERT INTO forgotten (table_id, epoch, seq, hash, forgotten_at) VALUES (?, ?, ?, ?, ?)',
    params: [table, epoch, seq, hash, at],
  },
  { sql: 'DELETE FROM log WHERE table_id = ?', params: [table] },
  showTable(table),
  { sql: 'DELETE FROM origins WHERE table_id = ?', params: [table] },
  { sql: 'DELETE FROM summaries WHERE table_id = ?', params: [table] },
];

const upsertOrigin = (table: string, origin: string): SqlStatement => ({
  sql: 'INSERT INTO origins (table_id, origin) VALUES (?, ?) ON CONFLICT (table_id) DO UPDATE SET origin = excluded.origin',
  params: [table, origin],
});

const upsertSummary = ({ head, build, text }: SummaryOfHead): SqlStatement => ({
  sql: 'INSERT INTO summaries (table_id, hash, build, summary) VALUES (?, ?, ?, ?) ON CONFLICT (table_id) DO UPDATE SET hash = excluded.hash, build = excluded.build, summary = excluded.summary',
  params: [head.table, head.hash, build, text],
});

const upsertSetting = (key: string, value: string): SqlStatement => ({
  sql: 'INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
  params: [key, value],
});

const selectAttachments = (subject: string): SqlStatement => ({
  sql: 'SELECT id, subject, name, type, added_at, size FROM attachments WHERE subject = ? ORDER BY rowid',
  params: [subject],
});

/**
 * As hexadecimal text. In a browser expo-sqlite 57 hands bytes over as a view of SQLite's own memory: all of that memory
 * is then copied to the page, and what the next row overwrites is wrong in the row before.
 */
const selectContents = (id: string): SqlStatement => ({
  sql: 'SELECT hex(contents) AS contents FROM attachments WHERE id = ?',
  params: [id],
});

const upsertAttachment = (attachment: Attachment, bytes: Uint8Array): SqlStatement => ({
  sql: `INSERT INTO attachments (id, subject, name, type, added_at, size, contents) VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET subject = excluded.subject, name = excluded.name, type = excluded.type,
      added_at = excluded.added_at, size = excluded.size, contents = excluded.contents`,
  params: [attachment.id, attachment.subject, attachment.name, attachment.type, attachment.added, bytes.length, bytes],
});

const deleteAttachment = (id: string): SqlStatement => ({
  sql: 'DELETE FROM attachments WHERE id = ?',
  params: [id],
});

// ── Rows ───────────────────────────────────────────────────────────────────────────────────────────────────────

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const chainRow = (row: SqlRow): ChainRow => ({
  table: String(row.table_id),
  seq: Number(row.seq),
  epoch: Number(row.epoch),
  prev: String(row.prev_hash),
  hash: String(row.hash),
  line: String(row.line),
});

const ROW = /^(\d+) (\d+) ([0-9a-f]{64}) ([0-9a-f]{64}) (\{.*\})$/;

/** Null where anything is not as it was written: a line break inside a line, a value that is missing. */
function rowsFromText(table: string, [answer]: readonly SqlRow[]): readonly ChainRow[] | null {
  const rows: ChainRow[] = [];
  if (typeof answer?.rows !== 'string') return answer?.rows === null ? rows : null;
  for (const text of answer.rows.split('\n')) {
    const found = ROW.exec(text);
    if (found === null) return null;
    const [, seq, epoch, prev = '', hash = '', line = ''] = found;
    rows.push({ table, seq: Number(seq), epoch: Number(epoch), prev, hash, line });
  }
  return rows;
}

const rowHead = (row: SqlRow): Head => ({
  table: String(row.table_id),
  epoch: Number(row.epoch),
  seq: Number(row.seq),
  hash: String(row.hash),
});

const ofKind = (rows: readonly SqlRow[], kind: string): readonly SqlRow[] => rows.filter((row) => row.kind === kind);

function storedOverview(rows: readonly SqlRow[], areSettingsRead: boolean): LogOverview {
  const settings = ofKind(rows, 'setting').map((row) => [String(row.table_id), String(row.hash)]);
  return {
    heads: ofKind(rows, 'head').map(rowHead),
    forgotten: ofKind(rows, 'forgotten').map((row) => String(row.table_id)),
    settings: areSettingsRead ? Object.fromEntries(settings) : null,
    origins: new Map(ofKind(rows, 'origin').map((row) => [String(row.table_id), String(row.hash)])),
  };
}

const attachmentOf = (row: SqlRow): Attachment => ({
  id: String(row.id),
  subject: String(row.subject),
  name: String(row.name),
  type: String(row.type),
  size: Number(row.size),
  added: String(row.added_at),
});

const tableSummary = (row: SqlRow): RawListedTable => ({
  head: rowHead(row),
  header: text(row.header),
  isHidden: row.is_hidden === 1,
  touched: String(row.stored_at),
  summary:
    typeof row.build === 'string' && typeof row.summary === 'string' ? { build: row.build, text: row.summary } : null,
});
