import { sha256 } from '@noble/hashes/sha2.js';
import { fail, ok, type Result } from '@/base';
import type { Entry, Header, Refusal } from '@/engine';
import { canonicalBytes } from './canonical';
import { makeHex } from './hex';
import { utf8 } from './utf8';

/** Names what is hashed and how. Another framing needs another name. */
const DOMAIN = utf8('tableside/entry/1');
const HASH_BYTES = 32;

/** Before the first link there is nothing: 32 zero bytes. */
export const NO_HASH: Uint8Array = new Uint8Array(HASH_BYTES);

/** Where an entry hangs: which table, which keeper of the log, which place, behind what. */
export interface Place {
  readonly table: string;
  /** 0 until the table is handed to another device. */
  readonly epoch: number;
  /** The header is 0, the first entry 1, … in the order they were written. */
  readonly seq: number;
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
export function entryHash(place: Place, bytes: Uint8Array): Uint8Array {
  if (place.prev.length !== HASH_BYTES) throw new RangeError('prev is not a SHA-256 hash');
  if (!isUnsigned(place.epoch, 2 ** 32 - 1)) throw new RangeError('epoch is not an unsigned 32-bit number');
  if (!isUnsigned(place.seq, Number.MAX_SAFE_INTEGER)) throw new RangeError('seq is not a whole number');
  const table = utf8(place.table);
  const framed = new Uint8Array(DOMAIN.length + 4 + table.length + 4 + 8 + HASH_BYTES + bytes.length);
  const view = new DataView(framed.buffer);
  let at = 0;
  const put = (part: Uint8Array): void => {
    framed.set(part, at);
    at += part.length;
  };
  const putUint32 = (value: number): void => {
    view.setUint32(at, value);
    at += 4;
  };
  put(DOMAIN);
  putUint32(table.length);
  put(table);
  putUint32(place.epoch);
  putUint32(Math.floor(place.seq / 2 ** 32));
  putUint32(place.seq % 2 ** 32);
  put(place.prev);
  put(bytes);
  return sha256(framed);
}

const isUnsigned = (value: number, max: number): boolean => Number.isInteger(value) && value >= 0 && value <= max;

/** The newest link of a table's chain: all that is needed to hang the next entry behind it. */
export interface Link {
  readonly table: string;
  readonly epoch: number;
  readonly seq: number;
  readonly hash: Uint8Array;
}

export const firstLink = (header: Header, epoch = 0): Result<Link, Refusal> =>
  hang({ table: header.id, epoch, seq: 0, prev: NO_HASH }, header);

export const nextLink = (link: Link, entry: Entry, epoch = link.epoch): Result<Link, Refusal> =>
  hang({ table: link.table, epoch, seq: link.seq + 1, prev: link.hash }, entry);

function hang(place: Place, what: Header | Entry): Result<Link, Refusal> {
  const bytes = canonicalBytes(what);
  if (!bytes.ok) return bytes;
  return ok({ table: place.table, epoch: place.epoch, seq: place.seq, hash: entryHash(place, bytes.value) });
}

/** The hash of the header, then of each entry. */
export function chainOf(header: Header, entries: readonly Entry[], epoch = 0): Result<readonly Uint8Array[], Refusal> {
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

/** Where a chain first differs from what the record gives: an entry changed, lost, added or moved. */
export interface Break {
  readonly seq: number;
  /** That entry has no hash at all. */
  readonly refusal?: Refusal;
}

export function verifyChain(
  header: Header,
  entries: readonly Entry[],
  hashes: readonly Uint8Array[],
  epoch = 0,
): Result<null, Break> {
  let link = firstLink(header, epoch);
  for (let seq = 0; ; seq += 1) {
    if (!link.ok) return fail({ seq, refusal: link.error });
    const claimed = hashes[seq];
    if (claimed === undefined || makeHex(claimed) !== makeHex(link.value.hash)) return fail({ seq });
    const entry = entries[seq];
    if (entry === undefined) return hashes.length === seq + 1 ? ok(null) : fail({ seq: seq + 1 });
    link = nextLink(link.value, entry);
  }
}
