import { bytesToHex } from '@noble/hashes/utils.js';
import { fail, ok, type Result } from '@/base';
import type { Entry, Header } from '@/engine';
import { canonicalBytes, entryHash, NO_HASH } from '@/record';
import { type LogRow } from './backing';
import { headOf } from './hang';
import type { ReadFailure, StoredTable } from './port';

/**
 * Rows back to a record, hashing every line again: a bit that flipped, a line that went missing or was
 * slipped in is found here, before anybody is judged by it. Lines are not looked into otherwise; what
 * a newer version wrote comes out as it went in.
 */
export function unroll(rows: readonly LogRow[]): Result<StoredTable, ReadFailure> {
  const lines: unknown[] = [];
  let prev = NO_HASH;
  let epoch = 0;
  for (const [seq, row] of rows.entries()) {
    const line = parse(row.line);
    const bytes = line === undefined ? null : canonicalBytes(line);
    const isNext = row.seq === seq && row.epoch >= epoch && row.prev === bytesToHex(prev);
    if (bytes === null || !bytes.ok || !isNext) return fail({ why: 'broken-chain', seq });
    const hash = entryHash({ table: row.table, epoch: row.epoch, seq, prev }, bytes.value);
    if (bytesToHex(hash) !== row.hash) return fail({ why: 'broken-chain', seq });
    lines.push(line);
    prev = hash;
    epoch = row.epoch;
  }
  const last = rows.at(-1);
  if (last === undefined) return fail({ why: 'no-such-table' });
  const [header, ...entries] = lines as [Header, ...Entry[]];
  return ok({ header, entries, head: headOf(last) });
}

export function parse(line: string): object | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
