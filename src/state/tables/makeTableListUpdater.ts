import { fail, ok, type Result } from '@/base';
import type { Header } from '@/engine';
import {
  type ListedTable,
  type Log,
  type LogEvent,
  type LogRecordHeader,
  type ReadFailure,
  type RecordKind,
  recordKindOf,
  type SummaryOfHead,
} from '@/storage';
import type { StoreApi } from 'zustand/vanilla';
import { type RegistryState, type TableListRow } from '../session';
import { type StoredGame, readAndReplayStoredTable } from '../table/readAndReplayStoredTable';
import { provenanceOf } from './provenance';
import { serializeSummary, parseSummary, summaryFactsOf } from './summaries';

/**
 * The list of tables, kept up to date from the log. How a table stands is taken from the summary that is kept beside the
 * log; where there is none for its newest line, the record is read and replayed, one at a time, behind everything else.
 */
export interface TableListUpdater {
  readonly list: () => Promise<void>;
  readonly onLogEvent: (event: LogEvent) => void;
  readonly close: () => void;
}

interface Around {
  readonly log: Log;
  readonly store: StoreApi<RegistryState>;
  readonly now: () => string;
  /** Of this app; without it no summary is used or kept. */
  readonly build: string | undefined;
  /** The game of a table that is open, or just being opened; null where it is not. */
  readonly gameOf: (id: string) => Promise<StoredGame | null>;
  /** Resolves when every table that is being opened now has been opened, or failed to. */
  readonly untilOpened: () => Promise<unknown>;
}

/** The list is updated once, this long after a burst of taps: updating it during the burst would slow the taps. */
const CALM = 250;
/** Summaries are written when nothing was appended for this long: nobody waits for them, and a tap must not wait behind them. */
const SUMMARY_CALM = 2000;

export function makeTableListUpdater({ log, store, now, build, gameOf, untilOpened }: Around): TableListUpdater {
  /** Whose standing has to be read, in order. */
  const stale = new Set<string>();
  /** When something was last written at a table, since this list was read. */
  const touched = new Map<string, string>();
  /** Summaries that are not written yet, by table. */
  const unwritten = new Map<string, SummaryOfHead>();
  let summaryTimer: ReturnType<typeof setTimeout> | null = null;
  let hasAppended = false;
  let isReading = false;
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | null = null;

  const change = (id: string, to: (row: TableListRow) => TableListRow): void =>
    store.setState(({ rows }) => ({ rows: rows.map((row) => (row.id === id ? to(row) : row)) }));

  const toFront = (id: string, header: Header | null): void =>
    store.setState(({ rows }) => {
      const known = rows.find((row) => row.id === id);
      if (known === undefined && header === null) return { rows };
      const row = known ?? { id, header: header as Header, isHidden: false, standing: null, trouble: null };
      return { rows: [{ ...row, touched: touched.get(id) ?? now() }, ...rows.filter((other) => other.id !== id)] };
    });

  /** A record that breaks its reader must not keep the others from being read: until all are, none is shown. */
  const readOne = async (id: string): Promise<Result<StoredGame, ReadFailure>> => {
    try {
      const live = await gameOf(id);
      return live === null ? await readAndReplayStoredTable(log, id) : ok(live);
    } catch (error) {
      return fail({ why: 'failed', error: String(error) });
    }
  };

  const readAll = async (): Promise<void> => {
    if (isReading) return;
    isReading = true;
    await breathe();
    for (const id of stale) {
      if (isClosed) break;
      stale.delete(id);
      show(id, await readOne(id));
      await breathe();
    }
    isReading = false;
    if (unwritten.size > 0 && !isClosed) writeSummariesSoon();
  };

  const writeSummariesSoon = (): void => {
    summaryTimer ??= setTimeout(() => {
      summaryTimer = null;
      if (isClosed) return;
      if (hasAppended) {
        hasAppended = false;
        return writeSummariesSoon();
      }
      const summaries = [...unwritten.values()];
      unwritten.clear();
      void log.writeSummaries(summaries);
    }, SUMMARY_CALM);
  };

  const show = (id: string, read: Result<StoredGame, ReadFailure>): void => {
    if (isClosed) return;
    change(id, (row) => {
      const at = { touched: touched.get(id) ?? row.touched };
      if (!read.ok) return { ...row, ...at, standing: null, trouble: read.error };
      const { header, standing } = summaryFactsOf(read.value);
      return { ...row, ...at, header, standing, trouble: null, ...provenanceOf(read.value.origin) };
    });
    if (read.ok && build !== undefined)
      unwritten.set(id, serializeSummary(summaryFactsOf(read.value), read.value.head, build));
  };

  const readSoon = (id: string): void => {
    stale.add(id);
    timer ??= setTimeout(() => {
      timer = null;
      void readAll();
    }, CALM);
  };

  return {
    list: async () => {
      // A table that somebody is waiting for is read and drawn first.
      await breathe();
      await untilOpened();
      await breathe();
      const listed = await log.list();
      if (isClosed) return;
      if (!listed.ok) return store.setState({ isListed: true, listTrouble: listed.error });
      // A record whose header is damaged may be a table: it is listed, with what is wrong.
      const kindOf = ({ header }: ListedTable) => (header === null ? 'game' : recordKindOf(header));
      const rows = listed.value.filter((one) => kindOf(one) === 'game').map((table) => rowOf(table, build));
      const idsOf = (kind: RecordKind): readonly string[] =>
        listed.value.filter((one) => kindOf(one) === kind).map(({ head }) => head.table);
      store.setState({
        rows,
        rulingsRecords: idsOf('rulings'),
        eventRecords: idsOf('event'),
        isListed: true,
        listTrouble: null,
      });
      // hidden ones last: nobody looks at them first
      for (const row of [...rows].sort((a, b) => Number(a.isHidden) - Number(b.isHidden)))
        if (row.standing === null) stale.add(row.id);
      void readAll();
    },
    onLogEvent: (event) => {
      if (event.what === 'appended') {
        const { table } = event.head;
        const kind = event.from === 0 ? recordKindOf(event.lines[0] as LogRecordHeader) : null;
        const isNew = kind === 'game';
        if (kind === 'rulings')
          store.setState(({ rulingsRecords }) => ({ rulingsRecords: [table, ...rulingsRecords] }));
        if (kind === 'event') store.setState(({ eventRecords }) => ({ eventRecords: [table, ...eventRecords] }));
        const { rows, isListed } = store.getState();
        // records of other kinds are not in the list of tables
        if (!isNew && isListed && !rows.some(({ id }) => id === table)) return;
        touched.set(table, now());
        hasAppended = true;
        const { origin } = event.batch ?? {};
        if (isNew) toFront(table, event.lines[0] as Header);
        else if (store.getState().rows[0]?.id !== table) toFront(table, null);
        if (origin !== undefined) change(table, (row) => ({ ...row, ...provenanceOf(origin) }));
        readSoon(table);
      } else if (event.what === 'origin') change(event.table, (row) => ({ ...row, ...provenanceOf(event.origin) }));
      else if (event.what === 'hidden') change(event.table, (row) => ({ ...row, isHidden: event.isHidden }));
      else if (event.what === 'forgotten')
        store.setState(({ rows }) => ({ rows: rows.filter(({ id }) => id !== event.table) }));
    },
    close: () => {
      isClosed = true;
      if (timer !== null) clearTimeout(timer);
      if (summaryTimer !== null) clearTimeout(summaryTimer);
    },
  };
}

/** Yields once, so that a waiting tap or frame is handled before the next table is read. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

function rowOf(table: ListedTable, build: string | undefined): TableListRow {
  const { head, header, isHidden, touched, origin } = table;
  const known = parseSummary(table, build);
  return {
    id: head.table,
    header: known?.header ?? (header as Header | null) ?? { tableside: 1, id: head.table, ruleset: '', seats: [] },
    isHidden,
    touched,
    standing: known?.standing ?? null,
    trouble: null,
    ...provenanceOf(origin),
  };
}
