import { type Entry } from '@/engine';
import { type EntryDraft, type SubmitResult, type TableSession } from '@/state';
import { countTaps, tapOf, type Telling } from '../../kit/referee';

/** An entry as it would be typed: without what `submit` gives it. */
export function draftOf({ n: _n, at: _at, by: _by, ...draft }: Entry): EntryDraft {
  return draft as EntryDraft;
}

/** One telling, as fingers on the table where taps can tell it, as a form otherwise. Returns what was written. */
export async function tellOnce(table: TableSession, telling: Telling): Promise<readonly Entry[]> {
  if (telling.way === 'deal') return written(await table.tell(...telling.entries.map(draftOf)));
  const isTapped = telling.way === 'taps';
  let told: readonly Entry[] = [];
  for (const gesture of telling.gestures) {
    const tap = tapOf(gesture);
    const isBefore = tap?.on === 'draw-count' && tap.count === 0;
    if (tap === null || !(isTapped || isBefore)) continue;
    told = [...told, ...written(await table.tap(tap))];
  }
  if (isTapped) return told;
  const act = telling.entries.at(-1) as Entry;
  return [...told, ...written(await table.tell(draftOf(act)))];
}

export function written(result: SubmitResult): readonly Entry[] {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value.entries;
}

/** Without time and device. */
export const unstamped = (entries: readonly Entry[]): unknown[] =>
  entries.map(({ at: _at, by: _by, ...entry }) => entry);

/** Touches it takes, apart from the deal, and the entries they make. */
export const tapsAndEntries = (tellings: readonly Telling[]): { taps: number; entries: number } => {
  const played = tellings.filter(({ way }) => way !== 'deal');
  return {
    taps: played.reduce((sum, { gestures }) => sum + countTaps(gestures), 0),
    entries: played.reduce((sum, { entries }) => sum + entries.length, 0),
  };
};
