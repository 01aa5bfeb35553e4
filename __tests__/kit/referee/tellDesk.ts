import type { Draft, SubmitResult, TableDesk } from '@/state';
import { type Telling } from './follow';
import { tapOf } from './tapOf';

/** What a referee tells, told to a desk without a screen: taps as taps, everything else as its form would tell it. */
export async function tellDesk(desk: TableDesk, { way, gestures, entries }: Telling): Promise<void> {
  for (const gesture of gestures) {
    const tap = tapOf(gesture);
    // what belongs to a form is told below, but that nothing was drawn is said at the table
    if (tap !== null && (way === 'taps' || tap.on === 'draw-count')) accept(await desk.tap(tap));
  }
  if (way === 'taps') return;
  const told = entries.map(({ n: _, ...draft }) => draft as Draft);
  accept(way === 'deal' ? await desk.tell(...told) : await desk.tell(told.at(-1) as Draft));
}

function accept(result: SubmitResult): void {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
}
