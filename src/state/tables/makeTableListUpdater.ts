import { type Result } from '@/base';
import type { Game, Header } from '@/engine';
import {
  type ListedTable,
  type Log,
  type LogEvent,
  type LogRecordHeader,
  type ReadFailure,
  recordKindOf,
} from '@/storage';
import type { StoreApi } from 'zustand/vanilla';
import { type RegistryState, type TableListRow } from '../session';
import { type StoredGame, readStoredGame } from '../table/readStoredGame';
import { tableStatusOf } from './tableStatusOf';

/** The list of tables, kept up to date from the log; how each table stands is read one at a time, behind everything else. */
export interface TableListUpdater {
  readonly list: () => Promise<void>;
  readonly onLogEvent: (event: LogEvent) => void;
  readonly close: () => void;
}

interface Around {
  readonly log: Log;
  readonly store: StoreApi<RegistryState>;
  readonly now: () => string;
  /** The game of a table that is open, or just being opened; null where it is not. */
  readonly gameOf: (id: string) => Promise<Game | null>;
  /** Resolves when every table that is being opened now has been opened, or failed to. */
  readonly untilOpened: () => Promise<unknown>;
}

/** The list is updated once, this long after a burst of taps: updating it during the burst would slow the taps. */
const CALM = 250;

export function makeTableListUpdater({ log, store, now, gameOf, untilOpened }: Around): TableListUpdater {
  /** Whose standing has to be read, in order. */
  const stale = new Set<string>();
  /** When something was last written at a table, since this list was read. */
  const touched = new Map<string, string>();
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

  const readAll = async (): Promise<void> => {
    if (isReading) return;
    isReading = true;
    await breathe();
    for (const id of stale) {
      if (isClosed) break;
      stale.delete(id);
      const live = await gameOf(id);
      show(id, live === null ? await readStoredGame(log, id) : { ok: true, value: { game: live } });
      await breathe();
    }
    isReading = false;
  };

  const show = (id: string, read: Result<Pick<StoredGame, 'game'>, ReadFailure>): void => {
    if (isClosed) return;
    change(id, (row) => {
      const at = { touched: touched.get(id) ?? row.touched };
      if (!read.ok) return { ...row, ...at, standing: null, trouble: read.error };
      const { game } = read.value;
      return { ...row, ...at, header: game.inForce, standing: tableStatusOf(game), trouble: null };
    });
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
      const listed = await log.list({ kind: 'game' });
      if (isClosed) return;
      if (!listed.ok) return store.setState({ isListed: true, listTrouble: listed.error });
      const rows = listed.value.map(rowOf);
      store.setState({ rows, isListed: true, listTrouble: null });
      // hidden ones last: nobody looks at them first
      for (const row of [...rows].sort((a, b) => Number(a.isHidden) - Number(b.isHidden))) stale.add(row.id);
      void readAll();
    },
    onLogEvent: (event) => {
      if (event.what === 'appended') {
        const { table } = event.head;
        const isNew = event.from === 0 && recordKindOf(event.lines[0] as LogRecordHeader) === 'game';
        const { rows, isListed } = store.getState();
        // the record of an event is not in the list of tables
        if (!isNew && isListed && !rows.some(({ id }) => id === table)) return;
        touched.set(table, now());
        if (isNew) toFront(table, event.lines[0] as Header);
        else if (store.getState().rows[0]?.id !== table) toFront(table, null);
        readSoon(table);
      } else if (event.what === 'hidden') change(event.table, (row) => ({ ...row, isHidden: event.isHidden }));
      else if (event.what === 'forgotten')
        store.setState(({ rows }) => ({ rows: rows.filter(({ id }) => id !== event.table) }));
    },
    close: () => {
      isClosed = true;
      if (timer !== null) clearTimeout(timer);
    },
  };
}

/** Yields once, so that a waiting tap or frame is handled before the next table is read. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

const rowOf = ({ head, header, isHidden, touched }: ListedTable): TableListRow => ({
  id: head.table,
  header: (header as Header | null) ?? { tableside: 1, id: head.table, ruleset: '', seats: [] },
  isHidden,
  touched,
  standing: null,
  trouble: null,
});
