import { type EventEntry } from '@/record';

/** The entries without those that were struck, and without the strikes. A strike that was itself struck does nothing. */
export function entriesThatStand(entries: readonly EventEntry[]): readonly EventEntry[] {
  const struck = new Set<number>();
  // From the end: whether a strike counts is decided by those behind it.
  for (const entry of [...entries].reverse())
    if (entry.act === 'strike' && !struck.has(entry.n)) struck.add(entry.entry);
  return entries.filter(({ act, n }) => act !== 'strike' && !struck.has(n));
}
