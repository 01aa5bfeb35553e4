import { bytesToHex } from '@noble/hashes/utils.js';
import { type ChainHead, firstLink, nextLink, type HeaderWithId } from './chain';

/**
 * A line with `seal` instead of `act`: it states the hash of the newest link before it, and may later carry a
 * signature and the certificate of who signed. It is no entry: replay skips it, and it is no link of the chain.
 */
export interface Seal {
  readonly seal: Readonly<Record<string, unknown>>;
}

/** What a seal states of the chain. */
export interface SealedHead {
  readonly epoch: number;
  readonly seq: number;
  /** SHA-256 in lower-case hexadecimal. */
  readonly head: string;
}

const HASH = /^[0-9a-f]{64}$/;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** Null for a seal in a form that this version does not know. */
export function headStatedBySeal({ seal }: Seal): SealedHead | null {
  const { epoch, seq, head } = seal;
  if (typeof head !== 'string' || !HASH.test(head) || !isCount(epoch) || !isCount(seq)) return null;
  return { epoch, seq, head };
}

export type SealCheckResult = 'matches' | 'differs' | 'unknown';

/** Computes the chain of one record entry by entry, and compares each seal with it. */
export interface SealChecker {
  readonly entry: (entry: object) => void;
  readonly seal: (seal: Seal) => SealCheckResult;
  /** How many seals there were. */
  readonly seals: () => number;
}

export function makeSealChecker(header: HeaderWithId): SealChecker {
  const first = firstLink(header);
  let head: ChainHead | null = first.ok ? first.value : null;
  let count = 0;
  return {
    entry: (entry) => {
      const next = head === null ? null : nextLink(head, entry);
      head = next?.ok ? next.value : null;
    },
    seal: (seal) => {
      count += 1;
      const sealed = headStatedBySeal(seal);
      // Another epoch begins when a table is handed to another device; no format for that is defined yet.
      if (sealed === null || sealed.epoch !== 0 || head === null) return 'unknown';
      return sealed.seq === head.seq && sealed.head === bytesToHex(head.hash) ? 'matches' : 'differs';
    },
    seals: () => count,
  };
}
