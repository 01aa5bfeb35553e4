import type { SQLiteDatabase } from 'expo-sqlite';
import { type Driver, type Row } from '../driver';
import { inline } from './inline';

/** What of expo-sqlite is used: its asynchronous side alone, and none of its own transactions. */
export type ExpoDatabase = Pick<SQLiteDatabase, 'execAsync' | 'getAllAsync' | 'isInTransactionAsync'>;

/**
 * `isDoubted`: on phones `execAsync` reports an error only if SQLite could also make a message of it.
 * Cheap to make sure there: what ended with COMMIT must have left its transaction.
 */
export const expoDriver = (database: ExpoDatabase, isDoubted: boolean): Driver => ({
  run: async (statements) => {
    await database.execAsync(statements.map(inline).join(';\n'));
    if (isDoubted && statements.at(-1)?.sql === 'COMMIT' && (await database.isInTransactionAsync())) {
      throw new Error('still in its transaction after COMMIT');
    }
  },
  all: ({ sql, params = [] }) => database.getAllAsync<Row>(sql, [...params]),
});
