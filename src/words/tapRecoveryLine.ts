import { type Entry } from '@/engine';
import { type Words } from './words';

/** Taps around a write that failed: what was in doubt and what became of it, and what was not taken at all. */
export interface FailedWriteTaps {
  readonly outcome: keyof Words['keeping']['settled'] | null;
  readonly entries: readonly Entry[];
  readonly dropped: readonly Entry[];
}

/** "Saved now: Ana laid 9 … Not taken, please tell it again: Ana discarded 11 …": every tap is named, by `nameOf`. */
export function tapRecoveryLine(
  words: Words,
  { outcome, entries, dropped }: FailedWriteTaps,
  nameOf: (entry: Entry) => string,
): string {
  const named = (list: readonly Entry[]): string[] => list.map(nameOf);
  return words.phrasing.sentences([
    ...(outcome === null ? [] : [words.keeping.settled[outcome](named(entries))]),
    ...(dropped.length === 0 ? [] : [words.keeping.notTaken(named(dropped))]),
  ]);
}
