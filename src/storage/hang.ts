import { bytesToHex } from '@noble/hashes/utils.js';
import { fail, ok, type Result } from '@/base';
import type { Entry, Header, Refusal } from '@/engine';
import { canonicalBytes, entryHash, makeLine, NO_HASH } from '@/record';
import { type LogRow } from './backing';
import type { Batch, Head } from './port';

const HASH = /^[0-9a-f]{64}$/;
const bad = (field: string, allowed: string, value?: unknown): Result<never, Refusal> =>
  fail(value === undefined ? { code: 'bad-field', field, allowed } : { code: 'bad-field', field, allowed, value });

/** What of a row does not depend on when it is stored. */
export type Hung = Omit<LogRow, 'stored'>;

/**
 * A batch as links behind the head it names. Done when it is handed over, not when its turn comes: what
 * the caller does to its objects in the meantime changes nothing.
 */
export function hang(batch: Batch): Result<readonly Hung[], Refusal> {
  const sound = checkBatch(batch);
  if (sound !== null) return sound;
  const { table, after } = batch;
  const epoch = after?.epoch ?? 0;
  let prev = after === null ? NO_HASH : parseHash(after.hash);
  let seq = after === null ? 0 : after.seq + 1;
  const rows: Hung[] = [];
  for (const line of batch.lines) {
    const bytes = canonicalBytes(line);
    if (!bytes.ok) return bytes;
    const hash = entryHash({ table, epoch, seq, prev }, bytes.value);
    rows.push({ table, epoch, seq, prev: bytesToHex(prev), hash: bytesToHex(hash), line: makeLine(line) });
    prev = hash;
    seq += 1;
  }
  return ok(rows);
}

function checkBatch({ table, after, lines }: Batch): Result<never, Refusal> | null {
  if (typeof table !== 'string' || table === '') return bad('table', 'text', table);
  const named = checkText(table);
  if (named !== null) return fail(named);
  if (lines.length === 0) return fail({ code: 'no-record' });
  if (after !== null) return checkAfter(after, table) ?? (lines.some(isHeader) ? bad('tableside', 'no header') : null);
  if (!isHeader(lines[0])) return fail({ code: 'no-header' });
  if (lines.slice(1).some(isHeader)) return bad('tableside', 'one header');
  // A header of a newer version is not looked into: kept and passed on. Its id is all we need to know.
  return lines[0].id === table ? null : bad('id', table, lines[0].id);
}

/** Text outside a line, where nothing escapes it: some ways to SQLite stop reading at a NUL. */
export function checkText(text: string): Refusal | null {
  const bytes = canonicalBytes(text);
  if (!bytes.ok) return bytes.error;
  return text.includes('\u0000') ? { code: 'bad-field', allowed: 'text without NUL' } : null;
}

function checkAfter(after: Head, table: string): Result<never, Refusal> | null {
  if (after.table !== table) return bad('after.table', table, after.table);
  if (!HASH.test(after.hash)) return bad('after.hash', 'SHA-256', after.hash);
  if (!Number.isSafeInteger(after.seq) || after.seq < 0) return bad('after.seq', '≥ 0', after.seq);
  if (!Number.isSafeInteger(after.epoch) || after.epoch < 0) return bad('after.epoch', '≥ 0', after.epoch);
  return null;
}

const isHeader = (line: Header | Entry): line is Header => Object.prototype.hasOwnProperty.call(line, 'tableside');

/** Of 64 hexadecimal digits. */
export function parseHash(hex: string): Uint8Array {
  const bytes = new Uint8Array(hex.length / 2);
  for (let i = 0; i < bytes.length; i += 1) bytes[i] = parseInt(hex.slice(2 * i, 2 * i + 2), 16);
  return bytes;
}

export const headOf = ({ table, epoch, seq, hash }: Hung): Head => ({ table, epoch, seq, hash });
export const isSameHead = (a: Head | null, b: Head | null): boolean =>
  a === null || b === null ? a === b : a.hash === b.hash && a.seq === b.seq && a.epoch === b.epoch;
