import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes } from '@noble/hashes/utils.js';
import { fail, ok, type Result } from '@/base';
import type { Refusal } from '@/engine';
import { canonicalBytes } from './canonical';
import { encodeUtf8 } from './utf8';

/** All that the chain needs to know of a header, whatever kind of record it begins. */
export interface HeaderWithId {
  readonly id: string;
}

/** Separates these hashes from any others. Another framing needs another name. */
const DOMAIN = encodeUtf8('tableside/entry/1');
const HASH_BYTES = 32;

/** Stands for the hash before the first link: 32 zero bytes. */
export const ZERO_HASH: Uint8Array = new Uint8Array(HASH_BYTES);

/** The place of one line in a chain. */
export interface ChainPosition {
  /** The id in the record's header. */
  readonly table: string;
  /** 0 until the table is handed to another device. */
  readonly epoch: number;
  /** The header is 0, the first entry 1, … in the order they were written. */
  readonly seq: number;
  /** The hash of the link before. */
  readonly prev: Uint8Array;
}

/**
 * SHA-256 over, with no separators because every part is of fixed or stated length:
 *   17 bytes  "tableside/entry/1"
 *    4 bytes  length of the table's id in UTF-8, unsigned, big-endian
 *    … bytes  the table's id in UTF-8
 *    4 bytes  epoch, unsigned, big-endian
 *    8 bytes  seq, unsigned, big-endian
 *   32 bytes  hash of the link before
 *    … bytes  the entry's canonical bytes, to the end
 */
export const entryHash = (position: ChainPosition, bytes: Uint8Array): Uint8Array =>
  sha256(entryHashInput(position, bytes));

/** The bytes that `entryHash` hashes: for a platform that has a faster SHA-256 of its own. */
export function entryHashInput({ table, epoch, seq, prev }: ChainPosition, bytes: Uint8Array): Uint8Array {
  if (prev.length !== HASH_BYTES) throw new RangeError('prev is not a SHA-256 hash');
  if (!isUnsigned(epoch, 2 ** 32 - 1)) throw new RangeError('epoch is not an unsigned 32-bit number');
  if (!isUnsigned(seq, Number.MAX_SAFE_INTEGER)) throw new RangeError('seq is not a whole number');
  const id = encodeUtf8(table);
  const numbers = makeUint32s(epoch, Math.floor(seq / 2 ** 32), seq % 2 ** 32);
  return concatBytes(DOMAIN, makeUint32s(id.length), id, numbers, prev, bytes);
}

/** Each number as four bytes, big-endian. */
function makeUint32s(...values: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(4 * values.length);
  const view = new DataView(bytes.buffer);
  values.forEach((value, i) => view.setUint32(4 * i, value));
  return bytes;
}

const isUnsigned = (value: number, max: number): boolean => Number.isInteger(value) && value >= 0 && value <= max;

/** The newest link of a chain: all that is needed to append the next one. */
export interface ChainHead {
  readonly table: string;
  readonly epoch: number;
  readonly seq: number;
  readonly hash: Uint8Array;
}

export const firstLink = (header: HeaderWithId, epoch = 0): Result<ChainHead, Refusal> =>
  makeLink({ table: header.id, epoch, seq: 0, prev: ZERO_HASH }, header);

export const nextLink = (head: ChainHead, entry: object, epoch = head.epoch): Result<ChainHead, Refusal> =>
  makeLink({ table: head.table, epoch, seq: head.seq + 1, prev: head.hash }, entry);

function makeLink(position: ChainPosition, line: object): Result<ChainHead, Refusal> {
  const bytes = canonicalBytes(line);
  if (!bytes.ok) return bytes;
  const { table, epoch, seq } = position;
  return ok({ table, epoch, seq, hash: entryHash(position, bytes.value) });
}

/** The hash of the header, then of each entry. */
export function chainHashesOf(
  header: HeaderWithId,
  entries: readonly object[],
  epoch = 0,
): Result<readonly Uint8Array[], Refusal> {
  const hashes: Uint8Array[] = [];
  let link = firstLink(header, epoch);
  for (let i = 0; link.ok; i += 1) {
    hashes.push(link.value.hash);
    const entry = entries[i];
    if (entry === undefined) return ok(hashes);
    link = nextLink(link.value, entry);
  }
  return link;
}

/** Where a chain first differs from the record: there a line was changed, lost, added or moved. */
export interface ChainBreak {
  readonly seq: number;
  /** Set if that line has no canonical bytes, and so no hash at all. */
  readonly refusal?: Refusal;
}

export function verifyChain(
  header: HeaderWithId,
  entries: readonly object[],
  hashes: readonly Uint8Array[],
  epoch = 0,
): Result<null, ChainBreak> {
  let link = firstLink(header, epoch);
  for (let seq = 0; ; seq += 1) {
    if (!link.ok) return fail({ seq, refusal: link.error });
    const claimed = hashes[seq];
    if (claimed === undefined || bytesToHex(claimed) !== bytesToHex(link.value.hash)) return fail({ seq });
    const entry = entries[seq];
    if (entry === undefined) return hashes.length === seq + 1 ? ok(null) : fail({ seq: seq + 1 });
    link = nextLink(link.value, entry);
  }
}
