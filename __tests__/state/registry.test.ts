import { setTimeout as sleep } from 'node:timers/promises';
import { fail } from '@/base';
import { type Game, replay } from '@/engine';
import { makeGameRecordReader, verifyChain, chainHashesOf, headStatedBySeal } from '@/record';
import { eventHeaderFieldsOf, selectTableFacts, suggestNextDealer, type TableSession } from '@/state';
import { type Batch, type Log, type LogEvent, openMemoryLog } from '@/storage';
import { makeTableRegistry } from '@/state';
import { readTold } from '../kit/referee';
import { must, openRegistry, removeFiles, testStamps, type TestRegistry } from './kit/openRegistry';
import { actsOf, dealtTable, entriesOf, newTable } from './kit/tables';

let at: TestRegistry;
beforeEach(async () => {
  at = await openRegistry();
});
afterEach(() => {
  jest.useRealTimers();
  return at.close();
});
afterAll(removeFiles);

const rows = () => at.registry.store.getState().rows;
const build = { on: 'build', pile: 0 } as const;

/** Tries again until it holds; the test's own time limit ends what never does. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await sleep(5);
}

describe('the list', () => {
  test('has no row for the record of an event, neither at once nor after a restart', async () => {
    const table = await dealtTable(at);
    const event = { tablesideEvent: 1, id: 'an event', ruleset: 'mattel', format: { kind: 'swiss', rounds: 3 } };
    const head = must(await at.log.append({ table: event.id, after: null, lines: [event] }));
    must(await at.log.append({ table: event.id, after: head, lines: [{ n: 1, act: 'note', text: 'hello' }] }));
    expect(rows().map(({ id }) => id)).toEqual([table.id]);
    at = await at.restart();
    expect(rows().map(({ id }) => id)).toEqual([table.id]);
    expect(must(await at.log.read(event.id)).header).toEqual(event);
  });

  test('is read once, newest first, and how the tables stand comes after it', async () => {
    const [one, two] = [await dealtTable(at), await dealtTable(at, 'texas-good-sam')];
    must(await one.tap(build));
    at = await at.restart();
    expect(at.registry.store.getState().isListed).toBe(true);
    expect(rows().map(({ id }) => id)).toEqual([one.id, two.id]);
    await until(() => rows().every(({ standing }) => standing !== null));
    expect(rows()[0]?.standing).toEqual({
      phase: 'play',
      turn: 'Ana',
      stock: [20, 20, 20, 20],
      openFlags: 0,
      winner: null,
      isUnderProtest: false,
      entries: 3,
    });
    expect(rows()[1]?.standing).toMatchObject({ phase: 'dealt', turn: null, entries: 1 });
  });

  test('follows what is told at an open table, once the burst is over', async () => {
    // what was begun when the registry was opened ends by the real clock
    await sleep(1);
    // from here on the clock is the test's: however slow the machine is, the nine taps are one burst
    jest.useFakeTimers();
    const table = await dealtTable(at);
    await jest.advanceTimersByTimeAsync(1000);
    expect(rows()[0]?.standing?.entries).toBe(1);
    let changes = 0;
    at.registry.store.subscribe(() => (changes += 1));
    for (let i = 0; i < 9; i += 1) {
      must(await table.tap(build));
      jest.advanceTimersByTime(5);
    }
    expect(changes).toBe(0);
    await jest.advanceTimersByTimeAsync(1000);
    jest.useRealTimers();
    expect(rows()[0]?.standing?.entries).toBe(entriesOf(table).length);
    expect(changes).toBe(1);
  });

  test('hides, shows again, and forgets for ever', async () => {
    const table = await dealtTable(at);
    must(await at.registry.hide(table.id, true));
    expect(rows()).toMatchObject([{ id: table.id, isHidden: true }]);
    at = await at.restart();
    expect(rows()).toMatchObject([{ id: table.id, isHidden: true }]);
    must(await at.registry.hide(table.id, false));
    must(await at.registry.forget(table.id));
    expect(rows()).toEqual([]);
    expect(await at.registry.open(table.id)).toMatchObject({ ok: false, error: { why: 'no-such-table' } });
  });

  test('names a table that cannot be judged here, and says why', async () => {
    const header = { tableside: 1, id: 'odd', ruleset: 'atlantis', seats: [{ name: 'A' }, { name: 'B' }] };
    must(await at.log.append({ table: 'odd', after: null, lines: [header] }));
    await until(() => rows()[0]?.trouble !== null);
    expect(rows()[0]).toMatchObject({
      id: 'odd',
      standing: null,
      trouble: { why: 'failed', error: 'unknown-ruleset' },
    });
    expect(await at.registry.open('odd')).toMatchObject({ ok: false, error: { why: 'failed' } });
  });

  test('names a table whose record no reader survives, and goes on with the others', async () => {
    const good = await dealtTable(at);
    must(await at.log.append({ table: 'odd', after: null, lines: [{ tableside: 1, id: 'odd', ruleset: 'mattel' }] }));
    at = await at.restart();
    await until(() => rows().every(({ standing, trouble }) => standing !== null || trouble !== null));
    expect(rows().find(({ id }) => id === 'odd')?.trouble).toMatchObject({ why: 'failed' });
    expect(rows().find(({ id }) => id === good.id)?.standing).toMatchObject({ phase: 'dealt' });
  });
});

describe('a table', () => {
  test('is live once, however often it is opened', async () => {
    const table = await dealtTable(at);
    const [a, b] = await Promise.all([at.registry.open(table.id), at.registry.open(table.id)]);
    expect(must(a)).toBe(table);
    expect(must(b)).toBe(table);
    at = await at.restart();
    const [c, d] = await Promise.all([at.registry.open(table.id), at.registry.open(table.id)]);
    expect(must(c)).toBe(must(d));
    expect(must(c)).not.toBe(table);
  });

  test('misses nothing that is written while it is being read', async () => {
    const table = await dealtTable(at);
    await at.close();
    // the slowest of readers: a line comes between what it has read and its answer
    let meanwhile: (() => Promise<unknown>) | null = null;
    at = await openRegistry(at.file, testStamps(), (log) => ({
      ...log,
      read: async (id) => {
        const read = await log.read(id);
        const add = meanwhile;
        meanwhile = null;
        await add?.();
        return read;
      },
    }));
    // the list reads the table too, once; only the reading that opens it is to be disturbed
    await until(() => rows().every(({ standing }) => standing !== null));
    const { head } = must(await at.log.read(table.id));
    meanwhile = () =>
      at.log.append({ table: table.id, after: head, lines: [{ n: 2, act: 'note', text: 'meanwhile' }] });
    expect(actsOf(must(await at.registry.open(table.id)))).toEqual(['deal', 'note']);
  });

  test('with a header that cannot be is refused, and nothing is kept', async () => {
    const seats = newTable('tennessee-partners').seats;
    expect(await at.registry.openNew({ ruleset: 'tennessee-2018', seats })).toMatchObject({
      ok: false,
      error: { why: 'refused', refusal: { code: 'teams-not-played' } },
    });
    expect(await at.registry.openNew({ ruleset: 'atlantis', seats })).toMatchObject({ ok: false });
    expect(rows()).toEqual([]);
  });

  test('keeps its number, its game and its local rules', async () => {
    const house = { fourBeforeStack: 'always' } as const;
    const table = must(await at.registry.openNew({ ...newTable('texas-good-sam'), house, table: 7, game: 2 }));
    expect(eventHeaderFieldsOf(table.store.getState().game.header)).toMatchObject({ table: 7, game: 2, house });
  });

  test('several are followed at the same time', async () => {
    const [one, two] = [await dealtTable(at), await dealtTable(at)];
    await Promise.all([one.tap(build), two.tap(build), one.tap(build), two.tap(build), one.tap(build)]);
    expect([entriesOf(one), entriesOf(two)].map((entries) => entries.length)).toEqual([5, 4]);
  });
});

describe('the next game', () => {
  test('keeps the seats as they are now, and counts', async () => {
    const table = must(await at.registry.openNew({ ...newTable('mattel'), table: 3 }));
    must(await table.tell({ act: 'deal', dealer: 3, tops: [1, 2, 3, 4] }));
    must(await table.tell({ act: 'sit', seat: 1, name: 'Bea', player: 'p9' }));
    const next = must(await at.registry.nextGame(table.id));
    const { header, rules } = next.store.getState().game;
    expect(next.id).not.toBe(table.id);
    expect(header.seats.map(({ name }) => name)).toEqual(['Ana', 'Bea', 'Cy', 'Di']);
    expect(header.seats[1]).toEqual({ name: 'Bea', player: 'p9' });
    expect(eventHeaderFieldsOf(header)).toMatchObject({ table: 3, game: 2, follows: table.id });
    expect(entriesOf(next)).toEqual([]);
    expect(suggestNextDealer(rules, table.store.getState().game.table)).toBe(0);
    expect(eventHeaderFieldsOf(must(await at.registry.nextGame(next.id)).store.getState().game.header).game).toBe(3);
  });

  test('moves no dealer where nobody deals', async () => {
    const table = await dealtTable(at);
    const { rules, table: lies } = table.store.getState().game;
    expect(suggestNextDealer(rules, { ...lies, dealer: 2 })).toBeNull();
  });
});

describe('a record', () => {
  const textOf = async (): Promise<{ table: TableSession; text: string }> => {
    const table = await dealtTable(at);
    must(await table.tap(build));
    return { table, text: table.record() };
  };

  test('is read back as it was told; sealed, its chain holds', async () => {
    const { table } = await textOf();
    const { header, entries } = readTold(table.record());
    expect({ header, entries }).toEqual({ header: table.store.getState().game.header, entries: entriesOf(table) });
    const reader = makeGameRecordReader();
    const items = table
      .record(true)
      .trimEnd()
      .split('\n')
      .map((line, i) => reader.read(line, i + 1));
    const last = items.at(-1);
    if (last?.kind !== 'seal') throw new Error('no seal');
    const hashes = must(chainHashesOf(header, entries));
    expect(verifyChain(header, entries, hashes).ok).toBe(true);
    expect(headStatedBySeal(last.seal)).toEqual({
      epoch: 0,
      seq: entries.length,
      head: Buffer.from(hashes.at(-1) ?? []).toString('hex'),
    });
  });

  test('becomes a table on another device', async () => {
    const { table, text } = await textOf();
    const other = await openRegistry();
    expect(await other.registry.importRecords(text)).toEqual({ tables: [table.id], here: [], refused: [], cut: null });
    const there = must(await other.registry.open(table.id));
    expect(there.store.getState().game.table).toEqual(table.store.getState().game.table);
    await other.close();
  });

  test('that is here already changes nothing; a longer one goes on, at an open table too', async () => {
    const { table, text } = await textOf();
    const hereAlready = { tables: [], here: [table.id], refused: [], cut: null };
    expect(await at.registry.importRecords(text)).toEqual(hereAlready);
    expect(entriesOf(table)).toHaveLength(3);
    const longer = `${text}${JSON.stringify({ act: 'note', n: 4, text: 'from the other phone' })}\n`;
    expect(await at.registry.importRecords(longer)).toMatchObject({ tables: [table.id], here: [], refused: [] });
    expect(actsOf(table)).toEqual(['deal', 'draw', 'play', 'note']);
    expect(await at.registry.importRecords(text)).toEqual(hereAlready);
    must(await table.tap(build));
    expect(entriesOf(table).at(-1)?.n).toBe(5);
  });

  test('that was changed after it was sealed is refused; as it was sealed, it is taken in', async () => {
    const { table } = await textOf();
    must(await table.tell({ act: 'note', text: 'Ana asked first' }));
    const sealed = table.record(true);
    expect(sealed.trim().split('\n').at(-1)).toContain(table.head().hash);
    const other = await openRegistry();
    const changed = await other.registry.importRecords(sealed.replace('Ana asked', 'Bo asked'));
    expect(changed).toMatchObject({ tables: [], refused: [{ refusal: null, failure: { why: 'seal-differs' } }] });
    expect(await other.registry.importRecords(sealed)).toMatchObject({ tables: [table.id], refused: [] });
    await other.close();
  });

  test('that says something else is refused: two true accounts are not mixed', async () => {
    const { table, text } = await textOf();
    const other = text.replace('"card":1,', '"card":2,');
    expect(await at.registry.importRecords(other)).toMatchObject({
      tables: [],
      refused: [{ line: 1, refusal: null, failure: { why: 'moved' } }],
    });
    expect(entriesOf(table)).toHaveLength(3);
  });

  test('that cannot be is refused as a whole, by line; the others of the file are not', async () => {
    const { text } = await textOf();
    const bad = text.replace(/"id":"[^"]+"/, '"id":"bad"').replace('"seat":0', '"seat":9');
    const ghost =
      text.replace(/"id":"[^"]+"/, '"id":"ghost"') + '{"n":9,"act":"rule","flag":"3:overdraw","call":"stand"}\n';
    const good = text.replace(/"id":"[^"]+"/, '"id":"good"');
    const { tables, refused } = await at.registry.importRecords(`${bad}\n${ghost}${good}not json\n`);
    expect(tables).toEqual([]);
    expect(refused).toMatchObject([
      { line: 3, refusal: { code: 'bad-seat' } },
      { line: 6, refusal: { code: 'no-such-flag' } },
      { line: 15, refusal: { code: 'not-json' } },
    ]);
    expect((await at.registry.importRecords(`${bad}${good}`)).tables).toEqual(['good']);
    expect((await at.registry.importRecords('')).refused).toMatchObject([{ refusal: { code: 'no-record' } }]);
  });

  test('of a newer version is kept as it is, unread', async () => {
    const header = { tableside: 2, id: 'later', ruleset: 'mars', seats: [{ name: 'A' }], air: 'thin' };
    const entry = { n: 1, act: 'float', seat: 0 };
    const text = [header, entry].map((line) => `${JSON.stringify(line)}\n`).join('');
    expect(await at.registry.importRecords(text)).toMatchObject({ tables: ['later'], refused: [] });
    expect(must(await at.log.read('later'))).toMatchObject({ header, entries: [entry] });
    expect((await at.registry.open('later')).ok).toBe(false);
  });
});

test('small things are remembered over a restart', async () => {
  expect(at.registry.setting('look')).toBeUndefined();
  await at.registry.set('look', 'dark');
  expect(at.registry.setting('look')).toBe('dark');
  at = await at.restart();
  expect(at.registry.setting('look')).toBe('dark');
  expect(at.registry.store.getState().settings).toEqual({ look: 'dark' });
});

describe('a tap in doubt', () => {
  const pause = { n: 2, act: 'pause' } as const;

  test.each(['was-there', 'appended', 'moved'] as const)(
    '%s: said at its table until something is told',
    async (outcome) => {
      const [one, other] = [await dealtTable(at), await dealtTable(at)];
      const batch = { table: one.id, after: null, lines: [pause] } as unknown as Batch;
      const registry = makeTableRegistry({ ...at.opened, settled: [{ batch, outcome }] }, testStamps(9));
      const [mine, his] = [must(await registry.open(one.id)), must(await registry.open(other.id))];
      expect(selectTableFacts(mine.store.getState())).toMatchObject({
        settled: { outcome, entries: [pause], dropped: [] },
        slot: { kind: 'settled', outcome, entries: [pause] },
      });
      expect(his.store.getState().notice).toBeNull();
      expect(registry.store.getState().recoveries).toEqual([{ table: one.id, outcome, entries: [pause], dropped: [] }]);
      must(await mine.tap(build));
      expect(mine.store.getState()).toMatchObject({ notice: null, saved: 'saved' });
      registry.close();
    },
  );

  test('still in doubt: nothing is called saved, and nothing more is written', async () => {
    const table = await dealtTable(at);
    const log: Log = { ...at.opened.log, health: () => 'read-only' };
    const registry = makeTableRegistry({ ...at.opened, log }, testStamps(9));
    const here = must(await registry.open(table.id));
    expect(here.store.getState()).toMatchObject({ saved: 'not saved', notice: { kind: 'failed', why: 'read-only' } });
    registry.close();
  });

  test('at one table: every other one says that nothing can be written', async () => {
    const [one, other] = [await dealtTable(at), await dealtTable(at)];
    const ears = new Set<(news: LogEvent) => void>();
    const log: Log = {
      ...at.opened.log,
      subscribe: (hear) => {
        ears.add(hear);
        return () => void ears.delete(hear);
      },
    };
    const registry = makeTableRegistry({ ...at.opened, log }, testStamps(9));
    const opened = must(await registry.open(other.id));
    must(await registry.open(one.id));
    await registry.ready;
    ears.forEach((hear) => hear({ what: 'health', health: 'read-only' }));
    expect(opened.store.getState()).toMatchObject({ saved: 'not saved', notice: { why: 'read-only' } });
    registry.close();
  });
});

test('a list that cannot be read says so, keeps what is known, and is read when asked again', async () => {
  await dealtTable(at);
  let isBroken = true;
  const trouble = { why: 'failed', error: 'busy' } as const;
  const log: Log = { ...at.opened.log, list: async () => (isBroken ? fail(trouble) : at.opened.log.list()) };
  const registry = makeTableRegistry({ ...at.opened, log }, testStamps(9));
  await registry.ready;
  expect(registry.store.getState()).toMatchObject({ isListed: true, listTrouble: trouble });
  isBroken = false;
  await registry.listAgain();
  expect(registry.store.getState()).toMatchObject({ listTrouble: null, rows: [{}] });
  registry.close();
});

test('a loss is told until somebody goes on with the table or forgets it', async () => {
  const [one, other] = [await dealtTable(at), await dealtTable(at)];
  const losses = [one, other].map(({ id: table }) => {
    const acknowledged = { table, epoch: 0, seq: 9, hash: '' };
    return { table, acknowledged, found: null };
  });
  const registry = makeTableRegistry({ ...at.opened, losses }, testStamps(9));
  expect(registry.store.getState().losses).toHaveLength(2);
  must(await must(await registry.open(one.id)).tap(build));
  expect(registry.store.getState().losses.map(({ table }) => table)).toEqual([other.id]);
  must(await registry.forget(other.id));
  expect(registry.store.getState().losses).toEqual([]);
  registry.close();
});

test('in memory, nothing is ever called saved', async () => {
  const opened = must(await openMemoryLog());
  const registry = makeTableRegistry(opened, testStamps());
  const table = must(await registry.openNew(newTable('mattel')));
  must(await table.tell({ act: 'note', text: 'gone tomorrow' }));
  expect(table.store.getState().saved).toBe('not saved');
  expect(registry.store.getState().durability.kept).toBe('memory');
  registry.close();
});

test('the same record judged anew is the table in the store', async () => {
  const table = await dealtTable(at);
  for (let i = 0; i < 12; i += 1) must(await table.tap(build));
  const game: Game = table.store.getState().game;
  expect(must(replay(game.header, entriesOf(table))).table).toEqual(game.table);
});
