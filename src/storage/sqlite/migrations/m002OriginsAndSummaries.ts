import { type Migration } from '../migrate';

/**
 * Two tables beside the log. `origins` says how a record came here that this device did not write itself; a mark goes
 * away only together with its table. `summaries` says how a table stood when its chain ended with `hash`, computed by
 * the build `build`: it may be deleted or missing at any time, and is then computed again from the log.
 */
export const m002OriginsAndSummaries: Migration = {
  version: 2,
  statements: [
    `CREATE TABLE origins (table_id TEXT NOT NULL PRIMARY KEY, origin TEXT NOT NULL) STRICT`,
    `CREATE TABLE summaries (
      table_id TEXT NOT NULL PRIMARY KEY,
      hash TEXT NOT NULL CHECK (length(hash) = 64),
      build TEXT NOT NULL,
      summary TEXT NOT NULL
    ) STRICT`,
    `CREATE TRIGGER origins_stay BEFORE DELETE ON origins
      WHEN NOT EXISTS (SELECT 1 FROM forgotten WHERE table_id = OLD.table_id) BEGIN
      SELECT RAISE(ABORT, 'how a record came here stays known');
    END`,
  ],
};
