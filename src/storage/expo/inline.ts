import { bytesToHex } from '@noble/hashes/utils.js';
import { encodeUtf8 } from '@/record';
import { type Statement, type Value } from '../driver';

/**
 * A statement with its parameters written into it, so that a whole transaction crosses to the database
 * at once. Text goes in between quotes where it is printable ASCII with no quote in it, and else as the
 * hexadecimal digits of its bytes: there is nothing to escape and nothing that could be mistaken for SQL.
 */
export function inline({ sql, params = [] }: Statement): string {
  const [start = '', ...rest] = sql.split('?');
  if (rest.length !== params.length) throw new RangeError(`${rest.length} places for ${params.length} parameters`);
  return rest.reduce((text, piece, i) => `${text}${literal(params[i] ?? null)}${piece}`, start);
}

/** From the space to the tilde, without the quote. */
const PLAIN = /^[ -&(-~]*$/;

function literal(value: Value): string {
  if (value === null) return 'NULL';
  if (typeof value === 'string' && PLAIN.test(value)) return `'${value}'`;
  if (typeof value === 'string') return `CAST(x'${bytesToHex(encodeUtf8(value))}' AS TEXT)`;
  if (!Number.isSafeInteger(value)) throw new RangeError('not a whole number');
  return String(value);
}
