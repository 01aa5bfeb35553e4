import type { Entry, Header } from '@/engine';
import { firstLink, type Link, nextLink } from './chain';
import { makeHex } from './hex';
import { type Seal, sealedHead } from './seal';

export type SealVerdict = 'matches' | 'differs' | 'unknown';

/** Follows the chain of one record, so that each seal can be held against it as it comes. */
export interface SealCheck {
  readonly entry: (entry: Entry) => void;
  readonly seal: (seal: Seal) => SealVerdict;
  readonly seals: () => number;
}

export function followSeals(header: Header): SealCheck {
  const first = firstLink(header);
  let link: Link | null = first.ok ? first.value : null;
  let count = 0;
  return {
    entry: (entry) => {
      const next = link === null ? null : nextLink(link, entry);
      link = next?.ok ? next.value : null;
    },
    seal: (seal) => {
      count += 1;
      const told = sealedHead(seal);
      // Handing a table over begins a new epoch, and how is not settled yet.
      if (told === null || told.epoch !== 0 || link === null) return 'unknown';
      return told.seq === link.seq && told.head === makeHex(link.hash) ? 'matches' : 'differs';
    },
    seals: () => count,
  };
}
