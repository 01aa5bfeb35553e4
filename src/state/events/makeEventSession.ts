import { fail, makeSerialQueue, ok } from '@/base';
import { type EventEntry, type EventHeader, stringifyLine } from '@/record';
import { type Batch, type Head, type Log, type LogEvent } from '@/storage';
import { replayEvent } from '@/tournament';
import { createStore } from 'zustand/vanilla';
import { type StampSource } from '../session';
import { appendSafely } from '../records/appendSafely';
import { sealedRecordText } from '../tables/allRecords';
import { provenanceAfterOwnEntry, provenanceOf } from '../tables/provenance';
import {
  type EventDraft,
  type EventSession,
  type EventState,
  type EventStep,
  type EventWriteResult,
} from './eventBook';
import { redoableStep, redoDrafts, undoableStep, undoDrafts } from './eventSteps';
import { type EventLineChecker, makeEventLineChecker } from './readEventRecord';

/** An event record as it is on the disk. */
export interface StoredEvent {
  readonly header: EventHeader;
  readonly entries: readonly EventEntry[];
  readonly head: Head;
  readonly origin?: string;
}

export interface EventSessionWithLogEvents {
  readonly session: EventSession;
  readonly onLogEvent: (event: LogEvent) => void;
}

/**
 * One open event, over the log of this device.
 *
 *     write(plan) ─► queue ─► plan(event) ─► checked as from a file ─► log.append ─► COMMIT ─► store
 *
 * 1. Disk first: the store shows an entry only after its COMMIT.
 * 2. One write at a time: a plan is made when its turn comes, on everything that was committed before it.
 * 3. The entries of one plan have one time and are one transaction: undo takes them back together.
 * 4. What the record's own reader would refuse is not written: every event on the disk can be read again.
 * 5. What another writer appends (a file that is read in) is read from the disk before the next plan.
 */
export function makeEventSession(
  log: Log,
  first: StoredEvent,
  stamps: StampSource,
  reread: () => Promise<StoredEvent | null>,
): EventSessionWithLogEvents {
  const written = log.durability.kept === 'disk' ? 'saved' : 'not saved';
  let stored = first;
  const { id } = first.header;
  const stateOf = (): Omit<EventState, 'saved'> => ({
    header: stored.header,
    entries: stored.entries,
    event: replayEvent(stored.header, stored.entries),
    undoable: undoableStep(stored.entries),
    redoable: redoableStep(stored.entries),
    ...provenanceOf(stored.origin),
  });
  const store = createStore<EventState>(() => ({
    ...stateOf(),
    saved: log.health() === 'sound' ? written : 'not saved',
  }));
  const queue = makeSerialQueue();
  let pending: Batch | null = null;
  /** Has read exactly what is stored; null: it has to be made anew. */
  let checker: EventLineChecker | null = null;

  const rereadStored = async (): Promise<void> => {
    const found = await reread();
    if (found === null) return;
    stored = found;
    checker = null;
    store.setState(stateOf());
  };

  const writeDrafts = async (plan: () => readonly EventDraft[], isRetry = false): Promise<EventWriteResult> => {
    const step = stamped(plan(), stored.entries, stamps);
    const [line, ...more] = step;
    if (line === undefined) return ok([]);
    const check = checker ?? makeStoredChecker(stored);
    // Until the step is on the disk, what has been read is more than what is stored.
    checker = null;
    const refusal = check(step);
    if (refusal !== null) return fail({ why: 'refused', refusal });
    pending = { table: id, after: stored.head, lines: [line, ...more], ...provenanceAfterOwnEntry(stored.origin) };
    store.setState({ saved: 'saving' });
    const appended = await appendSafely(log, pending);
    const origin = pending.origin ?? stored.origin;
    pending = null;
    if (appended.ok) {
      stored = {
        header: stored.header,
        entries: [...stored.entries, ...step],
        head: appended.value,
        ...(origin === undefined ? {} : { origin }),
      };
      checker = check;
      store.setState({ ...stateOf(), saved: written });
      return ok(step);
    }
    const isSound = appended.error.why === 'moved' || appended.error.why === 'refused';
    store.setState({ saved: isSound ? written : 'not saved' });
    if (appended.error.why !== 'moved' || isRetry) return appended;
    await rereadStored();
    return writeDrafts(plan, true);
  };

  const onLogEvent = (event: LogEvent): void => {
    if (event.what === 'health' && event.health === 'read-only' && pending === null)
      store.setState({ saved: 'not saved' });
    const isForeign =
      (event.what === 'appended' && event.head.table === id && event.batch !== pending) ||
      (event.what === 'origin' && event.table === id);
    if (isForeign) void queue.run(rereadStored);
  };

  const session: EventSession = {
    id,
    store,
    write: (plan) => queue.run(() => writeDrafts(() => plan(store.getState()))),
    undo: () => queue.run(() => writeDrafts(() => undoDrafts(undoableStep(stored.entries) ?? []))),
    redo: () => queue.run(() => writeDrafts(() => redoDrafts(stored.entries))),
    record: () => sealedRecordText(stored),
  };
  return { session, onLogEvent };
}

function makeStoredChecker({ header, entries }: StoredEvent): EventLineChecker {
  const check = makeEventLineChecker();
  check([header, ...entries]);
  return check;
}

/** Numbers, time and device. What is undefined in a draft is left out, as it will be in the line. */
function stamped(drafts: readonly EventDraft[], before: readonly EventEntry[], stamps: StampSource): EventStep {
  if (drafts.length === 0) return [];
  const at = laterThan(before.at(-1)?.at, stamps.now());
  const next = before.reduce((most, { n }) => Math.max(most, n), 0) + 1;
  return drafts.map(
    ({ act, ...rest }, i) =>
      JSON.parse(stringifyLine({ n: next + i, act, at, by: stamps.device, ...rest })) as EventEntry,
  );
}

/** Steps are told apart by their time: one written within the same millisecond as the step before gets the next one. */
const laterThan = (before: string | undefined, now: string): string =>
  before === now ? new Date(Date.parse(now) + 1).toISOString() : now;
