import { fail, ok, type Result } from '@/base';
import { type Entry, type Header, openGame } from '@/engine';
import { stringifyLine, makeGameRecordReader, RECORD_VERSION } from '@/record';
import type { Batch, LogEvent, OpenedLog, ReadFailure, ResolvedInDoubtBatch } from '@/storage';
import { createStore } from 'zustand/vanilla';
import {
  type TableRegistry,
  type RegistryState,
  type ImportOutcome,
  type NewTableOptions,
  type TapRecovery,
  type StampSource,
  type SubmitFailure,
  type TableSession,
} from '../session';
import { isAssumedEntry } from '../plan/assumptions';
import { makeTableSession, type SessionWithLogEventHandler } from '../table/makeTableSession';
import { readAndReplayStoredTable, type StoredGame } from '../table/readAndReplayStoredTable';
import { exportAllRecords, importAllRecords } from './allRecords';
import { importRecord, parseImport } from './importRecords';
import { makeTableListUpdater } from './makeTableListUpdater';
import { nextGameHeader } from './nextGameHeader';

type Opening = Promise<Result<TableSession, ReadFailure>>;

/** Every table of this device, over a log that has been opened. `known`: the settings, where somebody has read them already. */
export function makeTableRegistry(
  { log, losses, settled, dropped }: OpenedLog,
  stamps: StampSource,
  known?: RegistryState['settings'],
): TableRegistry {
  const recoveries = recoveriesOf(settled, dropped);
  const store = createStore<RegistryState>(() => ({
    rows: [],
    isListed: false,
    listTrouble: null,
    health: log.health(),
    durability: log.durability,
    losses,
    recoveries,
    settings: known ?? {},
  }));
  const opening = new Map<string, Opening>();
  const live = new Map<string, SessionWithLogEventHandler>();
  const gameOf = async (id: string): Promise<StoredGame | null> => {
    await opening.get(id);
    return live.get(id)?.stored() ?? null;
  };
  const untilOpened = (): Promise<unknown> => Promise.allSettled(opening.values());
  const rows = makeTableListUpdater({ log, store, now: stamps.now, build: stamps.build, gameOf, untilOpened });

  /** A loss is shown until somebody goes on with the table or forgets it. */
  const clearLoss = (table: string): void => {
    const { losses: shown } = store.getState();
    if (shown.some((loss) => loss.table === table))
      store.setState({ losses: shown.filter((loss) => loss.table !== table) });
  };

  // tables before the list: whoever reads in the list that a table changed must find it changed
  const unsubscribe = log.subscribe((event) => {
    for (const { onLogEvent } of live.values()) onLogEvent(event);
    rows.onLogEvent(event);
    if (event.what === 'health') store.setState({ health: event.health });
    if (event.what === 'forgotten') clearLoss(event.table);
    if (event.what === 'appended') clearLoss(event.head.table);
    if (event.what === 'forgotten') {
      live.delete(event.table);
      opening.delete(event.table);
    }
  });

  const start = (table: SessionWithLogEventHandler): TableSession => {
    live.set(table.session.id, table);
    return table.session;
  };

  const read = async (id: string): Opening => {
    // events published between the reading and the first subscription must not be missed
    const missed: LogEvent[] = [];
    const stop = log.subscribe((event) => missed.push(event));
    const followed = await readAndReplayStoredTable(log, id);
    stop();
    if (!followed.ok) {
      opening.delete(id);
      return followed;
    }
    const recovery = recoveries.find(({ table }) => table === id) ?? null;
    const table = makeTableSession(log, followed.value, stamps, recovery);
    missed.forEach(table.onLogEvent);
    return ok(start(table));
  };

  const open = (id: string): Opening => {
    const known = opening.get(id) ?? read(id);
    opening.set(id, known);
    return known;
  };

  const openWith = async (header: Header): Promise<Result<TableSession, SubmitFailure>> => {
    const told = makeGameRecordReader().read(stringifyLine(header), 1);
    if (told?.kind === 'problem') return fail({ why: 'refused', refusal: told.refusal });
    const game = openGame(header);
    if (!game.ok) return fail({ why: 'refused', refusal: game.error });
    const added = await log.append({ table: header.id, after: null, lines: [header] });
    if (!added.ok) return added;
    const registry = start(makeTableSession(log, { game: game.value, head: added.value }, stamps));
    opening.set(header.id, Promise.resolve(ok(registry)));
    return ok(registry);
  };

  const recall = async (): Promise<void> => {
    const settings = await log.readSettings();
    // what was set while this was being read is newer
    if (settings.ok) store.setState((state) => ({ settings: { ...settings.value, ...state.settings } }));
  };

  const importRecords: TableRegistry['importRecords'] = async (text, takesCut) => {
    const { records, refused: unread, cut } = parseImport(text, takesCut);
    const [tables, here]: [string[], string[]] = [[], []];
    const refused: ImportOutcome['refused'][number][] = [...unread];
    for (const record of records) {
      const imported = await importRecord(log, record);
      if (imported.ok) (imported.value === 'taken' ? tables : here).push(record.header.id);
      else refused.push({ line: record.line, refusal: null, failure: imported.error });
    }
    return { tables, here, refused, cut };
  };

  return {
    store,
    ready: Promise.all([known === undefined ? recall() : null, rows.list()]).then(() => undefined),
    listAgain: rows.list,
    open,
    openNew: (table) => openWith(newHeader(table, stamps.id())),
    nextGame: async (id) => {
      const before = await open(id);
      return before.ok ? openWith(nextGameHeader(before.value.store.getState().game, stamps.id())) : before;
    },
    hide: log.hide,
    forget: log.forget,
    importRecords,
    exportAll: () =>
      exportAllRecords(log, { made: stamps.now(), device: stamps.device, settings: store.getState().settings }),
    importAll: (text) => importAllRecords(log, text, importRecords),
    hasUnsaved: () =>
      log.health() !== 'sound' ||
      (log.durability.kept !== 'disk' && live.size > 0) ||
      [...live.values()].some(({ session }) => session.store.getState().saved === 'saving'),
    flushed: log.flushed,
    setting: (key) => store.getState().settings[key],
    set: async (key, value) => {
      store.setState(({ settings }) => ({ settings: { ...settings, [key]: value } }));
      await log.writeSetting(key, value);
    },
    close: () => {
      unsubscribe();
      rows.close();
    },
  };
}

/** By table, in the order they were found. Of several writes in doubt at one table the last counts. */
function recoveriesOf(settled: readonly ResolvedInDoubtBatch[], dropped: readonly Batch[]): readonly TapRecovery[] {
  const tables = new Set([...settled.map(({ batch }) => batch.table), ...dropped.map(({ table }) => table)]);
  return [...tables].map((table) => {
    const last = settled.findLast(({ batch }) => batch.table === table);
    return {
      table,
      outcome: last?.outcome ?? null,
      entries: last === undefined ? [] : entriesOf(last.batch),
      dropped: dropped.filter((batch) => batch.table === table).flatMap(entriesOf),
    };
  });
}

/** What was told: not the header, nor what the app filled in. */
const entriesOf = ({ lines }: Batch): readonly Entry[] =>
  (lines as readonly (Header | Entry)[]).flatMap((line) => ('act' in line && !isAssumedEntry(line) ? [line] : []));

const newHeader = ({ ruleset, seats, house, table, game }: NewTableOptions, id: string): Header => {
  const header = { tableside: RECORD_VERSION, id, ruleset, ...(house === undefined ? {} : { house }), seats };
  const more = { ...(table === undefined ? {} : { table }), ...(game === undefined ? {} : { game }) };
  return JSON.parse(JSON.stringify({ ...header, ...more })) as Header;
};
