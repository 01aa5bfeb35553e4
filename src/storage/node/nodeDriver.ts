import type Database from 'better-sqlite3';
import { type Driver, type Row } from '../driver';

/** better-sqlite3 answers at once; the promise is only the port's way of speaking. */
export function nodeDriver(database: Database.Database): Driver {
  const prepared = new Map<string, Database.Statement>();
  const prepare = (sql: string): Database.Statement => {
    const known = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, known);
    return known;
  };
  return {
    run: async (statements) => {
      for (const { sql, params } of statements) {
        if (params === undefined) database.exec(sql);
        else prepare(sql).run(...params);
      }
    },
    all: async ({ sql, params = [] }) => {
      const statement = database.prepare(sql);
      if (statement.reader) return statement.all(...params) as Row[];
      statement.run(...params);
      return [];
    },
  };
}
