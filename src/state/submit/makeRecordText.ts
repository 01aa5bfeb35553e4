import { toArray } from '@/base';
import { type Game } from '@/engine';
import { makeRecord } from '@/record';
import type { Head } from '@/storage';

/** The record as JSON Lines; with a head, sealed by it: whoever reads it can tell whether a line was changed. */
export function makeRecordText({ header, entries }: Game, sealedBy: Head | null): string {
  const seal = sealedBy === null ? [] : [{ seal: { epoch: sealedBy.epoch, seq: sealedBy.seq, head: sealedBy.hash } }];
  return makeRecord(header, [...toArray(entries), ...seal]);
}
