import { fail, ok, type Result } from '@/base';
import { EVENT_RECORD_VERSION, type EventHeader, isEventHeader, stringifyLine } from '@/record';
import {
  type ListedTable,
  type Log,
  type LogEvent,
  type LogRecordHeader,
  type ReadFailure,
  recordKindOf,
} from '@/storage';
import { createStore } from 'zustand/vanilla';
import { type StampSource, type SubmitFailure } from '../session';
import { provenanceOf } from '../tables/provenance';
import {
  type EventBook,
  type EventBookState,
  type EventBookWithLogEvents,
  type EventSession,
  type ListedEvent,
  type NewEvent,
} from './eventBook';
import { type EventSessionWithLogEvents, makeEventSession, type StoredEvent } from './makeEventSession';
import { makeEventLineChecker, readEventRecord } from './readEventRecord';

type Opening = Promise<Result<EventSession, ReadFailure>>;

/** The events of this device, over its log. The list is read again whenever something changes in it. */
export function makeEventBook(log: Log, stamps: StampSource): EventBookWithLogEvents {
  const store = createStore<EventBookState>(() => ({ events: [], isListed: false, trouble: null }));
  const live = new Map<string, EventSessionWithLogEvents>();
  const opening = new Map<string, Opening>();

  const list = async (): Promise<void> => {
    const listed = await log.list({ kind: 'event' });
    if (!listed.ok) return store.setState({ isListed: true, trouble: listed.error });
    store.setState({ events: listed.value.flatMap(listedEvent), isListed: true, trouble: null });
  };
  const ready = list();

  const start = (stored: StoredEvent): EventSession => {
    const { id } = stored.header;
    const made = makeEventSession(log, stored, stamps, async () => {
      const read = await readEventRecord(log, id);
      return read.ok ? read.value : null;
    });
    live.set(id, made);
    return made.session;
  };

  const read = async (id: string): Opening => {
    // What is published between the reading and the first event that the session hears must not be missed.
    const missed: LogEvent[] = [];
    const stop = log.subscribe((event) => missed.push(event));
    const found = await readEventRecord(log, id);
    stop();
    if (!found.ok) {
      opening.delete(id);
      return found;
    }
    const session = start(found.value);
    missed.forEach((event) => live.get(id)?.onLogEvent(event));
    return ok(session);
  };

  const create = async (event: NewEvent): Promise<Result<EventSession, SubmitFailure>> => {
    const told = { tablesideEvent: EVENT_RECORD_VERSION, id: stamps.id(), ...event };
    const header = JSON.parse(stringifyLine(told)) as EventHeader;
    const refusal = makeEventLineChecker()([header]);
    if (refusal !== null) return fail({ why: 'refused', refusal });
    const added = await log.append({ table: header.id, after: null, lines: [header] });
    if (!added.ok) return added;
    const session = start({ header, entries: [], head: added.value });
    opening.set(header.id, Promise.resolve(ok(session)));
    return ok(session);
  };

  const onLogEvent = (event: LogEvent): void => {
    for (const { onLogEvent: pass } of live.values()) pass(event);
    const changed = changedTable(event);
    if (changed === null) return;
    if (event.what === 'forgotten') {
      live.delete(changed);
      opening.delete(changed);
    }
    const isNew = event.what === 'appended' && event.from === 0 && isEventLine(event.lines[0]);
    if (isNew || store.getState().events.some(({ id }) => id === changed)) void list();
  };

  const book: EventBook = {
    store,
    ready,
    create,
    open: (id) => {
      const known = opening.get(id) ?? read(id);
      opening.set(id, known);
      return known;
    },
    hide: log.hide,
    forget: log.forget,
  };
  const isSaving = (): boolean => [...live.values()].some(({ session }) => session.store.getState().saved === 'saving');
  return { book, onLogEvent, isSaving };
}

const changedTable = (event: LogEvent): string | null =>
  event.what === 'health' ? null : event.what === 'appended' ? event.head.table : event.table;

const isEventLine = (line: object | undefined): boolean =>
  line !== undefined && recordKindOf(line as LogRecordHeader) === 'event';

/** One whose header is damaged may be of any kind; the list of tables names it. */
const listedEvent = ({ head, header, isHidden, touched, origin }: ListedTable): readonly ListedEvent[] =>
  header === null
    ? []
    : [
        {
          id: head.table,
          header: isEventHeader(header) && header.tablesideEvent === EVENT_RECORD_VERSION ? header : null,
          isHidden,
          touched,
          ...provenanceOf(origin),
        },
      ];
