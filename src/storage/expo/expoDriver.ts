import { bytesToHex } from '@noble/hashes/utils.js';
import type { SQLiteDatabase } from 'expo-sqlite';
import { encodeUtf8 } from '@/record';
import { type Driver, type SqlParam, type SqlRow, type SqlStatement } from '../sqlite/connection';

/** The part of expo-sqlite that is used: its asynchronous calls, and none of its own transactions. */
export type ExpoDatabase = Pick<SQLiteDatabase, 'execAsync' | 'getAllAsync' | 'isInTransactionAsync'>;

/**
 * `checksCommit`: on phones `execAsync` throws an error only if SQLite gave a message for it. There, after a
 * COMMIT, the driver asks whether the transaction has ended.
 */
export const expoDriver = (database: ExpoDatabase, checksCommit: boolean): Driver => ({
  run: async (statements) => {
    await database.execAsync(statements.map(inlineParams).join(';\n'));
    if (checksCommit && statements.at(-1)?.sql === 'COMMIT' && (await database.isInTransactionAsync())) {
      throw new Error('still in its transaction after COMMIT');
    }
  },
  all: ({ sql, params = [] }) => database.getAllAsync<SqlRow>(sql, [...params]),
});

/**
 * A statement with its parameters written into it, so that a whole transaction goes to the database in one
 * message. Text is quoted where it is printable ASCII without a quote, and otherwise written as the hexadecimal
 * digits of its bytes: nothing needs escaping and nothing can be mistaken for SQL.
 */
export function inlineParams({ sql, params = [] }: SqlStatement): string {
  const [start = '', ...rest] = sql.split('?');
  if (rest.length !== params.length) throw new RangeError(`${rest.length} places for ${params.length} parameters`);
  return rest.reduce((text, piece, i) => `${text}${literal(params[i] ?? null)}${piece}`, start);
}

/** From the space to the tilde, without the quote. */
const PLAIN = /^[ -&(-~]*$/;

function literal(value: SqlParam): string {
  if (value === null) return 'NULL';
  if (value instanceof Uint8Array) return `x'${bytesToHex(value)}'`;
  if (typeof value === 'string' && PLAIN.test(value)) return `'${value}'`;
  if (typeof value === 'string') return `CAST(x'${bytesToHex(encodeUtf8(value))}' AS TEXT)`;
  if (!Number.isSafeInteger(value)) throw new RangeError('not a whole number');
  return String(value);
}
