import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { fail, ok, type Result } from '@/base';
import type { Refusal } from '@/engine';
import { canonicalBytes, entryHash, entryHashInput, ZERO_HASH } from '@/record';
import type { Batch, ChainRow, Head, LogRecordHeader, OpaqueLogLine, RecordKind } from './port';

const HASH = /^[0-9a-f]{64}$/;
/** The field that makes a line a header: `tableside` for a game, `tablesideEvent` for an event, others later. */
const VERSION_FIELD = /^tableside(?:[A-Z]|$)/;
const MAX_EPOCH = 2 ** 32 - 1;

const bad = (field: string, allowed: string, value?: unknown): Result<never, Refusal> =>
  fail(value === undefined ? { code: 'bad-field', field, allowed } : { code: 'bad-field', field, allowed, value });

const memo = new WeakMap<Batch, Result<readonly ChainRow[], Refusal>>();

/**
 * The rows a batch becomes: its lines, hashed one behind the other from the head it names. Computed once per
 * batch object and remembered, because both `headAfter` and `append` need it; changing the batch or its
 * lines afterwards has no effect on what is stored.
 */
export function chainRowsOf(batch: Batch): Result<readonly ChainRow[], Refusal> {
  const known = memo.get(batch) ?? computeRows(batch);
  memo.set(batch, known);
  return known;
}

/**
 * The head its table will have once this batch is committed. So a writer can queue the next batch behind
 * it (`after: headAfter(first)`) before the first one is on the disk: appends run in the order of the calls.
 */
export function headAfter(batch: Batch): Result<Head, Refusal> {
  const rows = chainRowsOf(batch);
  return rows.ok ? ok(headFromRow(rows.value.at(-1) as ChainRow)) : rows;
}

function computeRows(batch: Batch): Result<readonly ChainRow[], Refusal> {
  const misshapen = checkBatch(batch);
  if (misshapen !== null) return misshapen;
  const { table, after } = batch;
  const epoch = after?.epoch ?? 0;
  let prev = after === null ? ZERO_HASH : hexToBytes(after.hash);
  let seq = after === null ? 0 : after.seq + 1;
  const rows: ChainRow[] = [];
  for (const line of batch.lines) {
    const bytes = canonicalBytes(line);
    if (!bytes.ok) return bytes;
    const hash = entryHash({ table, epoch, seq, prev }, bytes.value);
    rows.push({ table, epoch, seq, prev: bytesToHex(prev), hash: bytesToHex(hash), line: JSON.stringify(line) });
    prev = hash;
    seq += 1;
  }
  return ok(rows);
}

function checkBatch({ table, after, lines }: Batch): Result<never, Refusal> | null {
  if (typeof table !== 'string' || table === '') return bad('table', 'text', table);
  const refusal = checkStorableText(table);
  if (refusal !== null) return fail(refusal);
  if (lines.length === 0) return fail({ code: 'no-record' });
  if (!lines.every(isObject)) return bad('line', 'an object');
  if (after !== null) return checkAfter(after, table) ?? (lines.some(isHeader) ? bad('tableside', 'no header') : null);
  const [first, ...rest] = lines;
  if (!isHeader(first)) return fail({ code: 'no-header' });
  if (rest.some(isHeader)) return bad('tableside', 'one header');
  // Of a header only the id is checked: one of a newer version, or of another kind, is kept as it is.
  return first.id === table ? null : bad('id', table, first.id);
}

function checkAfter(after: Head, table: string): Result<never, Refusal> | null {
  if (after.table !== table) return bad('after.table', table, after.table);
  if (!HASH.test(after.hash)) return bad('after.hash', 'SHA-256', after.hash);
  if (!Number.isSafeInteger(after.seq) || after.seq < 0) return bad('after.seq', '≥ 0', after.seq);
  if (!Number.isSafeInteger(after.epoch) || after.epoch < 0) return bad('after.epoch', '≥ 0', after.epoch);
  return null;
}

/** For text that is stored outside a line: some ways into SQLite stop reading at a NUL. */
export function checkStorableText(text: string): Refusal | null {
  const bytes = canonicalBytes(text);
  if (!bytes.ok) return bytes.error;
  return text.includes('\u0000') ? { code: 'bad-field', allowed: 'text without NUL' } : null;
}

type RowBefore = Pick<Head, 'epoch' | 'seq' | 'hash'>;

/** A row whose place in the chain is right, and the bytes whose hash it must have. */
interface PlacedRow {
  readonly line: OpaqueLogLine;
  readonly hash: string;
  readonly message: Uint8Array;
}

interface PlacedRows {
  readonly placed: readonly PlacedRow[];
  /** The seq of the first row that is missing, out of place or not a line; null: every row is placed. */
  readonly broken: number | null;
}

/** The rows as far as each follows the one before it by what is written in them. Their hashes are not computed here. */
function placeRows(rows: readonly ChainRow[], before: RowBefore | null): PlacedRows {
  const placed: PlacedRow[] = [];
  let epoch = before?.epoch ?? 0;
  let seq = seqAfter(before);
  let prev = before === null ? bytesToHex(ZERO_HASH) : before.hash;
  // a stored hash may be damaged too
  const broken = HASH.test(prev) ? null : seq;
  for (const row of rows) {
    const line = parseStoredLine(row.line);
    const bytes = line === undefined ? null : canonicalBytes(line);
    const isNext = row.seq === seq && row.prev === prev && isEpoch(row.epoch) && row.epoch >= epoch;
    if (broken !== null || line === undefined || bytes?.ok !== true || !isNext || !HASH.test(row.hash)) {
      return { placed, broken: seq };
    }
    const position = { table: row.table, epoch: row.epoch, seq, prev: hexToBytes(prev) };
    placed.push({ line, hash: row.hash, message: entryHashInput(position, bytes.value) });
    prev = row.hash;
    epoch = row.epoch;
    seq += 1;
  }
  return { placed, broken };
}

function compareHashes({ placed, broken }: PlacedRows, hashes: readonly Uint8Array[], first: number) {
  const wrong = placed.findIndex(({ hash }, i) => bytesToHex(hashes[i] as Uint8Array) !== hash);
  if (wrong !== -1) return fail(first + wrong);
  return broken === null ? ok(placed.map(({ line }) => line)) : fail(broken);
}

/**
 * The lines of these rows, or the seq of the first row that is changed, missing, out of place or inserted: every
 * hash is computed again. `before` is the row they must follow; null where they begin a table. Apart from that
 * the lines are not looked into, so what a newer version wrote comes out as it went in.
 */
export function verifyRows(
  rows: readonly ChainRow[],
  before: RowBefore | null,
): Result<readonly OpaqueLogLine[], number> {
  const chain = placeRows(rows, before);
  const hashes = chain.placed.map(({ message }) => sha256(message));
  return compareHashes(chain, hashes, seqAfter(before));
}

/**
 * The same, with the platform's own SHA-256 where there is one. A browser's runs on other threads and is not slow at
 * first: a start waits for these hashes, when ours is still being interpreted.
 */
export async function verifyRowsOffThread(
  rows: readonly ChainRow[],
  before: RowBefore | null,
): Promise<Result<readonly OpaqueLogLine[], number>> {
  const subtle = globalThis.crypto?.subtle;
  if (subtle === undefined) return verifyRows(rows, before);
  const chain = placeRows(rows, before);
  const digests = chain.placed.map(({ message }) => subtle.digest('SHA-256', message as Uint8Array<ArrayBuffer>));
  const hashes = (await Promise.all(digests)).map((digest) => new Uint8Array(digest));
  return compareHashes(chain, hashes, seqAfter(before));
}

const seqAfter = (before: RowBefore | null): number => (before === null ? 0 : before.seq + 1);

/** The same rules for rows of another device as for a batch: one table, one header, at the beginning. */
export function checkForeignRows(rows: readonly ChainRow[], lines: readonly OpaqueLogLine[]): Refusal | null {
  const table = rows[0]?.table ?? '';
  const after = rows[0]?.seq === 0 ? null : { table, epoch: 0, seq: 0, hash: bytesToHex(ZERO_HASH) };
  if (rows.some((row) => row.table !== table)) return { code: 'bad-field', field: 'table', allowed: table };
  const checked = checkBatch({ table, after, lines: lines as Batch['lines'] });
  return checked === null || checked.ok ? null : checked.error;
}

const isEpoch = (epoch: number): boolean => Number.isInteger(epoch) && epoch >= 0 && epoch <= MAX_EPOCH;

const isObject = (line: unknown): boolean => typeof line === 'object' && line !== null;
const isHeader = (line: OpaqueLogLine): line is LogRecordHeader =>
  Object.keys(line).some((key) => VERSION_FIELD.test(key));

/** A header with several version fields is a game's: versions of the app that know nothing else read it as one. */
export function recordKindOf(header: LogRecordHeader): RecordKind {
  const fields = Object.keys(header);
  if (fields.includes('tableside')) return 'game';
  if (fields.includes('tablesideEvent')) return 'event';
  return fields.includes('tablesideRulings') ? 'rulings' : 'unknown';
}

/** Undefined for what is not JSON, or not an object. */
export function parseStoredLine(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

export const headFromRow = ({ table, epoch, seq, hash }: ChainRow): Head => ({ table, epoch, seq, hash });
export const isSameHead = (a: Head | null, b: Head | null): boolean =>
  a === null || b === null ? a === b : a.hash === b.hash && a.seq === b.seq && a.epoch === b.epoch;
