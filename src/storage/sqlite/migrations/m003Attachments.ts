import { type Migration } from '../migrate';

/**
 * Files beside the log, each belonging to something (`subject`). The contents are the last column: a list reads the
 * columns before it and no page of the contents.
 */
export const m003Attachments: Migration = {
  version: 3,
  statements: [
    `CREATE TABLE attachments (
      id TEXT NOT NULL PRIMARY KEY,
      subject TEXT NOT NULL,
      name TEXT NOT NULL,
      type TEXT NOT NULL,
      added_at TEXT NOT NULL,
      size INTEGER NOT NULL CHECK (size = length(contents)),
      contents BLOB NOT NULL
    ) STRICT`,
    `CREATE INDEX attachments_by_subject ON attachments (subject)`,
  ],
};
