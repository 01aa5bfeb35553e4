import { fail, ok, type Result } from '@/base';
import { type Game, type Header, openGame } from '@/engine';
import { makeLine, readGameRecords, RECORD_VERSION } from '@/record';
import type { News, Opened, ReadFailure } from '@/storage';
import { createStore } from 'zustand/vanilla';
import {
  type Desk,
  type DeskState,
  type Imported,
  type NewTable,
  type Stamps,
  type SubmitFailure,
  type TableDesk,
} from '../desk';
import { type LiveTable, makeTableDesk } from '../submit/makeTableDesk';
import { readTable } from '../submit/readTable';
import { importRecord } from './importRecord';
import { makeRows } from './makeRows';
import { nextHeader } from './nextHeader';
import { readImport } from './readImport';

type Opening = Promise<Result<TableDesk, ReadFailure>>;

/** Every table of this device, over a log that has been opened. `known`: the settings, where somebody has read them already. */
export function makeDesk({ log, losses, settled }: Opened, stamps: Stamps, known?: DeskState['settings']): Desk {
  const store = createStore<DeskState>(() => ({
    rows: [],
    isListed: false,
    listTrouble: null,
    health: log.health(),
    durability: log.durability,
    losses,
    settled,
    settings: known ?? {},
  }));
  const opening = new Map<string, Opening>();
  const live = new Map<string, LiveTable>();
  const gameOf = async (id: string): Promise<Game | null> => {
    await opening.get(id);
    return live.get(id)?.desk.store.getState().game ?? null;
  };
  const rows = makeRows({ log, store, now: stamps.now, gameOf });

  /** Whoever goes on with a table, or forgets it, has been told what was lost there. */
  const mourned = (table: string): void => {
    const { losses: told } = store.getState();
    if (told.some((loss) => loss.table === table))
      store.setState({ losses: told.filter((loss) => loss.table !== table) });
  };

  // tables first: whoever is told by the list that a table changed finds it changed
  const deafen = log.listen((news) => {
    for (const { hear } of live.values()) hear(news);
    rows.hear(news);
    if (news.what === 'health') store.setState({ health: news.health });
    if (news.what === 'forgotten') mourned(news.table);
    if (news.what === 'appended') mourned(news.head.table);
    if (news.what === 'forgotten') {
      live.delete(news.table);
      opening.delete(news.table);
    }
  });

  const start = (table: LiveTable): TableDesk => {
    live.set(table.desk.id, table);
    return table.desk;
  };

  const read = async (id: string): Opening => {
    // what is written between the reading and the first listening must not be missed
    const missed: News[] = [];
    const stop = log.listen((news) => missed.push(news));
    const followed = await readTable(log, id);
    stop();
    if (!followed.ok) {
      opening.delete(id);
      return followed;
    }
    const outcome = settled.findLast(({ batch }) => batch.table === id)?.outcome ?? null;
    const table = makeTableDesk(log, followed.value, stamps, outcome);
    missed.forEach(table.hear);
    return ok(start(table));
  };

  const open = (id: string): Opening => {
    const known = opening.get(id) ?? read(id);
    opening.set(id, known);
    return known;
  };

  const openWith = async (header: Header): Promise<Result<TableDesk, SubmitFailure>> => {
    const told = readGameRecords().read(makeLine(header), 1);
    if (told?.kind === 'problem') return fail({ why: 'refused', refusal: told.refusal });
    const game = openGame(header);
    if (!game.ok) return fail({ why: 'refused', refusal: game.error });
    const added = await log.append({ table: header.id, after: null, lines: [header] });
    if (!added.ok) return added;
    const desk = start(makeTableDesk(log, { game: game.value, head: added.value }, stamps));
    opening.set(header.id, Promise.resolve(ok(desk)));
    return ok(desk);
  };

  const recall = async (): Promise<void> => {
    const settings = await log.recall();
    // what was set while this was being read is newer
    if (settings.ok) store.setState((state) => ({ settings: { ...settings.value, ...state.settings } }));
  };

  return {
    store,
    ready: Promise.all([known === undefined ? recall() : null, rows.list()]).then(() => undefined),
    listAgain: rows.list,
    open,
    openNew: (table) => openWith(newHeader(table, stamps.id())),
    nextGame: async (id) => {
      const before = await open(id);
      return before.ok ? openWith(nextHeader(before.value.store.getState().game, stamps.id())) : before;
    },
    hide: log.hide,
    forget: log.forget,
    importRecords: async (text) => {
      const { records, refused } = readImport(text);
      const imported: { tables: string[]; refused: Imported['refused'][number][] } = {
        tables: [],
        refused: [...refused],
      };
      for (const record of records) {
        const failure = await importRecord(log, record);
        if (failure === null) imported.tables.push(record.header.id);
        else imported.refused.push({ line: record.line, refusal: null, failure });
      }
      return imported;
    },
    setting: (key) => store.getState().settings[key],
    set: async (key, value) => {
      store.setState(({ settings }) => ({ settings: { ...settings, [key]: value } }));
      await log.keep(key, value);
    },
    close: () => {
      deafen();
      rows.close();
    },
  };
}

const newHeader = ({ ruleset, seats, house, table, game }: NewTable, id: string): Header => {
  const header = { tableside: RECORD_VERSION, id, ruleset, ...(house === undefined ? {} : { house }), seats };
  const more = { ...(table === undefined ? {} : { table }), ...(game === undefined ? {} : { game }) };
  return JSON.parse(JSON.stringify({ ...header, ...more })) as Header;
};
