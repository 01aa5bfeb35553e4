import { fail, ok, type Result } from '@/base';
import { type Header, openGame } from '@/engine';
import { isEventHeader, isRulingsHeader, stringifyLine, makeGameRecordReader, RECORD_VERSION } from '@/record';
import type { LogEvent, OpenedLog, ReadFailure } from '@/storage';
import { createStore } from 'zustand/vanilla';
import {
  type TableRegistry,
  type RegistryState,
  type ImportedEvent,
  type ImportedRulings,
  type ImportOutcome,
  type NewTableOptions,
  type StampSource,
  type SubmitFailure,
  type TableSession,
} from '../session';
import { makeTableSession, type SessionWithLogEventHandler } from '../table/makeTableSession';
import { readAndReplayStoredTable, type StoredGame } from '../table/readAndReplayStoredTable';
import { type EventBookWithLogEvents } from '../events/eventBook';
import { type RulingsBookWithEvents } from '../rulings/rulingsBook';
import { countRulings, exportAllRecords, importAllRecords } from './allRecords';
import { importRecord, parseImport } from './importRecords';
import { isLocalRulesSettingKey, makeLocalRulesKeeper } from './localRules';
import { makeTableListUpdater } from './makeTableListUpdater';
import { nextGameHeader } from './nextGameHeader';
import { tapRecoveriesOf } from './recoveries';

type Opening = Promise<Result<TableSession, ReadFailure>>;

/** Every table of this device, over a log that has been opened. `known`: the settings, where somebody has read them already. */
export function makeTableRegistry(
  { log, losses, settled, dropped }: OpenedLog,
  stamps: StampSource,
  known?: RegistryState['settings'],
): TableRegistry {
  const atOpening = tapRecoveriesOf(settled, dropped);
  const store = createStore<RegistryState>(() => ({
    rows: [],
    isListed: false,
    listTrouble: null,
    health: log.health(),
    durability: log.durability,
    losses,
    ...atOpening,
    rulingsRecords: [],
    eventRecords: [],
    settings: known ?? {},
  }));
  const opening = new Map<string, Opening>();
  const live = new Map<string, SessionWithLogEventHandler>();
  let rulings: RulingsBookWithEvents | null = null;
  let events: EventBookWithLogEvents | null = null;
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
    rulings?.onLogEvent(event);
    events?.onLogEvent(event);
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
    const recovery = atOpening.recoveries.find(({ table }) => table === id) ?? null;
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

  const importRecords: TableRegistry['importRecords'] = async (text, { takesCut, onProgress } = {}) => {
    const { records, refused: unread, cut } = parseImport(text, takesCut);
    const [tables, here]: [string[], string[]] = [[], []];
    const taken: ImportedRulings[] = [];
    const events: ImportedEvent[] = [];
    const refused: ImportOutcome['refused'][number][] = [...unread];
    for (const [count, record] of records.entries()) {
      onProgress?.(count, records.length);
      const imported = await importRecord(log, record);
      const { id } = record.header;
      if (!imported.ok) refused.push({ line: record.line, refusal: null, failure: imported.error });
      else if (isRulingsHeader(record.header))
        taken.push({ id, isHere: imported.value === 'here', count: countRulings(record.entries) });
      else if (isEventHeader(record.header)) events.push({ id, isHere: imported.value === 'here' });
      else (imported.value === 'taken' ? tables : here).push(id);
    }
    const others = {
      ...(taken.length === 0 ? {} : { rulings: taken }),
      ...(events.length === 0 ? {} : { events }),
    };
    return { tables, here, ...others, refused, cut };
  };

  return {
    store,
    ready: Promise.all([known === undefined ? recall() : null, rows.list()]).then(() => {
      if (settled.length + dropped.length > 0) store.setState(tapRecoveriesOf(settled, dropped, store.getState()));
    }),
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
      exportAllRecords(log, {
        made: stamps.now(),
        device: stamps.device,
        settings: withoutDeleted(store.getState().settings),
      }),
    importAll: (text, options) => importAllRecords(log, text, (records) => importRecords(records, options)),
    rulings: (make) => (rulings ??= make(log, stamps)).book,
    events: (make) => (events ??= make(log, stamps)).book,
    attachments: {
      listAttachments: log.listAttachments,
      readAttachment: log.readAttachment,
      removeAttachment: log.removeAttachment,
      add: (attachment, bytes) => log.addAttachment({ ...attachment, id: stamps.id() }, bytes),
    },
    ...makeLocalRulesKeeper(log, store),
    hasUnsaved: () =>
      log.health() !== 'sound' ||
      (log.durability.kept !== 'disk' && (live.size > 0 || keepsOtherRecords(store.getState()))) ||
      rulings?.isSaving() === true ||
      events?.isSaving() === true ||
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

const keepsOtherRecords = ({ rulingsRecords, eventRecords }: RegistryState): boolean =>
  rulingsRecords.length + eventRecords.length > 0;

/** Local rules that were deleted leave an empty setting behind, which nobody else needs. */
const withoutDeleted = (settings: RegistryState['settings']): RegistryState['settings'] =>
  Object.fromEntries(Object.entries(settings).filter(([key, text]) => text !== '' || !isLocalRulesSettingKey(key)));

const newHeader = ({ ruleset, rules, seats, house, ...place }: NewTableOptions, id: string): Header => {
  const own = { ...(rules === undefined ? {} : { rules }), ...(house === undefined ? {} : { house }) };
  const { table, game, event, eventGame, round } = place;
  // What is undefined is left out, as it will be in the line.
  const header = { tableside: RECORD_VERSION, id, ruleset, ...own, seats, table, game, event, eventGame, round };
  return JSON.parse(JSON.stringify(header)) as Header;
};
