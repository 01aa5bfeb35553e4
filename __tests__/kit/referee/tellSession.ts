import type { EntryDraft, SubmitResult, TableSession, Tap } from '@/state';
import { type Telling } from './follow';
import { tapOf } from './tapOf';

const AT_TABLE: ReadonlySet<Tap['on']> = new Set(['draw-count', 'seat', 'release']);

/** What a referee tells, told to a registry without a screen: taps, everything else as its form would tell it. */
export async function tellSession(registry: TableSession, { way, gestures, entries }: Telling): Promise<void> {
  for (const gesture of gestures) {
    const tap = tapOf(gesture);
    // what belongs to a form is told below; who acts, and that nothing was drawn, is said at the table
    if (tap !== null && (way === 'taps' || AT_TABLE.has(tap.on))) accept(await registry.tap(tap));
  }
  if (way === 'taps') return;
  const told = entries.map(({ n: _, ...draft }) => draft as EntryDraft);
  accept(way === 'deal' ? await registry.tell(...told) : await registry.tell(told.at(-1) as EntryDraft));
}

function accept(result: SubmitResult): void {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
}
