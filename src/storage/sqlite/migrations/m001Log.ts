import { type Migration } from '../migrate';

/**
 * The log and the tables beside it. Triggers keep the chain intact: a line is inserted only after the head of its
 * table, is never updated, and is deleted only together with its whole table, once that is listed as forgotten. The rowid
 * tells which table was appended to last, independent of the clock.
 */
export const m001Log: Migration = {
  version: 1,
  statements: [
    `CREATE TABLE log (
      table_id TEXT NOT NULL,
      seq INTEGER NOT NULL CHECK (seq >= 0),
      epoch INTEGER NOT NULL CHECK (epoch >= 0),
      prev_hash TEXT NOT NULL CHECK (length(prev_hash) = 64),
      hash TEXT NOT NULL UNIQUE CHECK (length(hash) = 64),
      line TEXT NOT NULL,
      stored_at TEXT NOT NULL,
      PRIMARY KEY (table_id, seq)
    ) STRICT`,
    `CREATE TABLE forgotten (
      table_id TEXT NOT NULL PRIMARY KEY,
      epoch INTEGER NOT NULL,
      seq INTEGER NOT NULL,
      hash TEXT NOT NULL CHECK (length(hash) = 64),
      forgotten_at TEXT NOT NULL
    ) STRICT`,
    `CREATE TABLE hidden (table_id TEXT NOT NULL PRIMARY KEY) STRICT`,
    `CREATE TABLE settings (key TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL) STRICT`,
    // The hash is looked up too, because INSERT OR REPLACE would silently replace another line.
    `CREATE TRIGGER log_only_grows BEFORE INSERT ON log BEGIN
      SELECT RAISE(ABORT, 'the table was forgotten')
        WHERE EXISTS (SELECT 1 FROM forgotten WHERE table_id = NEW.table_id);
      SELECT RAISE(ABORT, 'the line is there already')
        WHERE EXISTS (SELECT 1 FROM log WHERE hash = NEW.hash);
      SELECT RAISE(ABORT, 'the line does not open a table')
        WHERE NOT EXISTS (SELECT 1 FROM log WHERE table_id = NEW.table_id)
        AND (NEW.seq IS NOT 0 OR NEW.prev_hash IS NOT '0000000000000000000000000000000000000000000000000000000000000000');
      SELECT RAISE(ABORT, 'the line does not hang behind the head')
        FROM (SELECT seq, epoch, hash FROM log WHERE table_id = NEW.table_id ORDER BY seq DESC LIMIT 1) AS head
        WHERE NEW.seq IS NOT head.seq + 1 OR NEW.prev_hash IS NOT head.hash OR NEW.epoch < head.epoch;
    END`,
    `CREATE TRIGGER log_never_changes BEFORE UPDATE ON log BEGIN
      SELECT RAISE(ABORT, 'the log is append-only');
    END`,
    `CREATE TRIGGER log_never_shrinks BEFORE DELETE ON log
      WHEN NOT EXISTS (SELECT 1 FROM forgotten WHERE table_id = OLD.table_id) BEGIN
      SELECT RAISE(ABORT, 'the log is append-only');
    END`,
    `CREATE TRIGGER forgotten_once BEFORE INSERT ON forgotten
      WHEN EXISTS (SELECT 1 FROM forgotten WHERE table_id = NEW.table_id) BEGIN
      SELECT RAISE(ABORT, 'the table was forgotten');
    END`,
    `CREATE TRIGGER forgotten_never_changes BEFORE UPDATE ON forgotten BEGIN
      SELECT RAISE(ABORT, 'what was forgotten stays so');
    END`,
    `CREATE TRIGGER forgotten_never_shrinks BEFORE DELETE ON forgotten BEGIN
      SELECT RAISE(ABORT, 'what was forgotten stays so');
    END`,
  ],
};
