import { type Entry } from '@/engine';
import { canonicalText } from '@/record';
import type { AppendFailure, Log } from '@/storage';
import { type ReadRecord } from './readImport';

/**
 * A record becomes a table. One that is here already is only ever continued: where the file says the same and
 * more, the rest is appended; where it says less, nothing is to do; where it says otherwise, it is refused.
 */
export async function importRecord(log: Log, { header, entries }: ReadRecord): Promise<AppendFailure | null> {
  const here = await log.read(header.id);
  if (!here.ok) {
    if (here.error.why === 'broken-chain') return { why: 'moved', head: null };
    if (here.error.why === 'failed') return { why: 'unknown', error: here.error.error };
    const added = await log.append({ table: header.id, after: null, lines: [header, ...entries] });
    return added.ok ? null : added.error;
  }
  const known = [here.value.header, ...here.value.entries];
  const told = [header, ...entries];
  const common = Math.min(known.length, told.length);
  for (let i = 0; i < common; i += 1) {
    if (textOf(known[i]) !== textOf(told[i])) return { why: 'moved', head: here.value.head };
  }
  const rest = told.slice(known.length) as Entry[];
  const [first, ...more] = rest;
  if (first === undefined) return null;
  const added = await log.append({ table: header.id, after: here.value.head, lines: [first, ...more] });
  return added.ok ? null : added.error;
}

/** The same fields in another order are the same line. */
const textOf = (line: unknown): string => {
  const text = canonicalText(line);
  return text.ok ? text.value : '';
};
