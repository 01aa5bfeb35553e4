import { continuationOf } from '@/record';
import type { AppendFailure, Batch, Log } from '@/storage';
import { type ReadRecord } from './readImport';

/**
 * Makes a record a table. A table that is here already is only ever continued: if the file says the same and more,
 * the rest is appended; if it says less, nothing is done; if it contradicts what is here, it is refused.
 */
export async function importRecord(log: Log, { header, entries }: ReadRecord): Promise<AppendFailure | null> {
  const here = await log.read(header.id);
  if (!here.ok && here.error.why === 'broken-chain') return { why: 'moved', head: null };
  if (!here.ok && here.error.why === 'failed') return { why: 'unknown', error: here.error.error };
  const ours = here.ok ? [here.value.header, ...here.value.entries] : [];
  const theirs = [header, ...entries];
  const after = here.ok ? here.value.head : null;
  const found = continuationOf({ lines: ours }, { lines: theirs });
  if (found.kind === 'equals' || found.kind === 'is-behind') return null;
  if (found.kind !== 'continues') return { why: 'moved', head: after };
  const lines = theirs.slice(found.from) as unknown as Batch['lines'];
  const added = await log.append({ table: header.id, after, lines });
  return added.ok ? null : added.error;
}
