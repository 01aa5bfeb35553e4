import { type EventEntry } from '@/record';
import { type EventRecovery } from '@/state';
import { type ReplayedEvent } from '@/tournament';
import { type Words } from '@/words';
import { type EventWords } from '@/words/eventScreens';
import { describeEventStep } from '../../events/describeEventStep';

/** What became of entries around a write that failed, told after the app was opened again: each is named. */
export function makeRecoveredLines(
  recoveries: readonly EventRecovery[],
  event: ReplayedEvent,
  say: EventWords,
  { keeping }: Words,
): readonly string[] {
  const namesOf = (entries: readonly EventEntry[]): readonly string[] =>
    entries.map((entry) => describeEventStep([entry], event, say));
  // A write that is still in doubt keeps the log from being written to: the list of tables says so.
  return recoveries
    .filter(({ outcome }) => outcome !== 'failed')
    .flatMap(({ outcome, entries, dropped }) => [
      ...(outcome === null || outcome === 'failed' ? [] : [keeping.settled[outcome](namesOf(entries))]),
      ...(dropped.length === 0 ? [] : [keeping.notTaken(namesOf(dropped))]),
    ]);
}
