import { makeEventRecordReader } from '@/record';
import { type EventBook, type EventSession, makeTableRegistry, type NewEvent } from '@/state';
import { makeEventBook } from '@/state/events';
import { type Driver, memorySidecar } from '@/storage';
import { openNodeLog } from '@/storage/node';
import { next, standings } from '@/tournament';
import { makeSeededRandom, newSeed } from '../storage/kit/dice';
import { faultyLog, type FaultyLog } from './kit/faultyLog';
import { must, newFile, openRegistry, removeFiles, type TestRegistry, testStamps } from './kit/openRegistry';

afterAll(removeFiles);

const SWISS: NewEvent = {
  name: 'Fall rally',
  ruleset: 'tennessee-2018',
  format: { kind: 'swiss', rounds: 3 },
};
const bookOf = async ({ registry }: TestRegistry): Promise<EventBook> => {
  const book = registry.events(makeEventBook);
  await book.ready;
  return book;
};
const enter = (event: EventSession, ...names: readonly string[]) =>
  event.write(({ entries }) =>
    names.map((name, i) => ({ act: 'enter', player: `p${entries.length + i + 1}`, name }) as const),
  );
const stepOf = (event: EventSession, seed: string) =>
  event.write((state) => next(state, seed).entries.map(({ n: _n, ...draft }) => draft));
const numbers = (event: EventSession): readonly number[] => event.store.getState().entries.map(({ n }) => n);
const onDisk = async ({ log }: TestRegistry, { id }: EventSession) => must(await log.read(id));

describe('an event', () => {
  let at: TestRegistry;
  let book: EventBook;
  beforeEach(async () => {
    at = await openRegistry();
    book = await bookOf(at);
  });
  afterEach(() => at.close());

  test('is a record in the log that the reader takes, and no table', async () => {
    const event = must(await book.create(SWISS));
    must(await enter(event, 'Ana', 'Bo'));
    const { header, entries } = await onDisk(at, event);
    expect(header).toEqual({ tablesideEvent: 1, id: event.id, ...SWISS });
    expect(entries).toEqual([
      { n: 1, act: 'enter', at: '2026-01-01T00:00:01.000Z', by: 'test-device', player: 'p1', name: 'Ana' },
      { n: 2, act: 'enter', at: '2026-01-01T00:00:01.000Z', by: 'test-device', player: 'p2', name: 'Bo' },
    ]);
    const reader = makeEventRecordReader();
    const kinds = [header, ...entries].map((line, i) => reader.read(JSON.stringify(line), i + 1)?.kind);
    expect(kinds).toEqual(['header', 'entry', 'entry']);
    const { rows, eventRecords } = at.registry.store.getState();
    expect([rows, eventRecords]).toEqual([[], [event.id]]);
  });

  test('is listed by its header, and again after a restart, with everything it had', async () => {
    const event = must(await book.create(SWISS));
    must(await enter(event, 'Ana', 'Bo'));
    must(await stepOf(event, 'seed'));
    const before = event.store.getState();
    at = await at.restart();
    book = await bookOf(at);
    expect(book.store.getState().events.map(({ id, header }) => [id, header?.name])).toEqual([
      [event.id, 'Fall rally'],
    ]);
    const again = must(await book.open(event.id));
    expect(again.store.getState()).toEqual({ ...before });
  });

  test('undo takes back what was written together, redo brings it back, and both are entries', async () => {
    const event = must(await book.create(SWISS));
    must(await enter(event, 'Ana', 'Bo', 'Cy', 'Di'));
    must(await stepOf(event, 'seed'));
    const seated = event.store.getState().event.games.length;
    must(await event.undo());
    expect([seated, event.store.getState().event.games.length]).toEqual([2, 0]);
    must(await event.undo());
    expect(event.store.getState().event.people.size).toBe(0);
    must(await event.redo());
    must(await event.redo());
    const { event: replayed, entries } = event.store.getState();
    expect([replayed.people.size, replayed.games.length]).toEqual([4, 2]);
    expect(entries.map(({ n }) => n)).toEqual(entries.map((_entry, i) => i + 1));
  });

  test('undo with nothing to take back writes nothing', async () => {
    const event = must(await book.create(SWISS));
    expect([must(await event.undo()), must(await event.redo()), numbers(event)]).toEqual([[], [], []]);
  });

  test('what the reader would refuse is not written, and what comes after is', async () => {
    const event = must(await book.create(SWISS));
    const refused = await event.write(() => [
      { act: 'enter', player: 'p1', name: 'Ana' },
      { act: 'arrive', player: 'nobody' },
    ]);
    expect(refused).toMatchObject({ ok: false, error: { why: 'refused', refusal: { code: 'not-on-roster' } } });
    expect(numbers(event)).toEqual([]);
    must(await enter(event, 'Ana'));
    expect((await onDisk(at, event)).entries).toHaveLength(1);
  });

  test('a header that cannot be read again is refused', async () => {
    const refused = await book.create({ ...SWISS, ruleset: 'no-such-sheet' });
    expect(refused).toMatchObject({ ok: false, error: { why: 'refused', refusal: { code: 'unknown-ruleset' } } });
    expect(book.store.getState().events).toEqual([]);
  });

  test('two writes at once are planned one after the other', async () => {
    const event = must(await book.create(SWISS));
    await Promise.all([enter(event, 'Ana'), enter(event, 'Bo'), enter(event, 'Cy')]);
    const { event: replayed } = event.store.getState();
    expect([...replayed.people.values()].map(({ id, name }) => [id, name])).toEqual([
      ['p1', 'Ana'],
      ['p2', 'Bo'],
      ['p3', 'Cy'],
    ]);
  });

  test('what is read from a file is taken on before the next write', async () => {
    const event = must(await book.create(SWISS));
    must(await enter(event, 'Ana'));
    const { header, entries } = await onDisk(at, event);
    const more = { n: 2, act: 'enter', player: 'p2', name: 'Bo' };
    const text = [header, ...entries, more].map((line) => JSON.stringify(line)).join('\n');
    const imported = await at.registry.importRecords(`${text}\n`);
    expect(imported).toMatchObject({ events: [{ id: event.id, isHere: false }], tables: [], refused: [] });
    must(await enter(event, 'Cy'));
    expect([...event.store.getState().event.people.values()].map(({ name }) => name)).toEqual(['Ana', 'Bo', 'Cy']);
    expect(event.store.getState().provenance).toBe('not-sealed');
  });

  test('an event that contradicts ours is not taken in', async () => {
    const event = must(await book.create(SWISS));
    must(await enter(event, 'Ana'));
    const { header } = await onDisk(at, event);
    const other = { n: 1, act: 'enter', player: 'p1', name: 'Somebody else' };
    const imported = await at.registry.importRecords([header, other].map((line) => JSON.stringify(line)).join('\n'));
    expect(imported.events ?? []).toEqual([]);
    expect(imported.refused).toMatchObject([{ failure: { why: 'moved' } }]);
    expect([...event.store.getState().event.people.values()].map(({ name }) => name)).toEqual(['Ana']);
  });

  test('goes with everything into one file, and comes back out of it', async () => {
    const event = must(await book.create(SWISS));
    must(await enter(event, 'Ana', 'Bo'));
    const all = must(await at.registry.exportAll());
    expect([all.tables, all.events]).toEqual([0, 1]);
    const other = await openRegistry(newFile(), testStamps(1000));
    const arrived = must(await other.registry.importAll(all.text));
    expect(arrived.arrived).toEqual([{ id: event.id, how: 'new', isEvent: true }]);
    const again = must(await (await bookOf(other)).open(event.id));
    expect(again.store.getState()).toMatchObject({ entries: event.store.getState().entries, provenance: 'sealed' });
    await other.close();
  });
});

describe('a write that fails', () => {
  test.each(['before', 'after'] as const)(
    'is named after the log was opened again, if it failed %s it was on the disk',
    async (when) => {
      const file = newFile();
      const sidecar = memorySidecar();
      let isFailing = false;
      const start = async (stamps: number) => {
        const opened = must(
          await openNodeLog(file, {
            sidecar,
            sidecarPauseMs: 0,
            wrapDriver: (driver: Driver): Driver => ({
              ...driver,
              run: async (statements) => {
                if (!isFailing || !statements.some(({ sql }) => /INSERT INTO/i.test(sql)))
                  return driver.run(statements);
                isFailing = false;
                if (when === 'after') await driver.run(statements);
                throw new Error('disk I/O error (made up)');
              },
            }),
          }),
        );
        const registry = makeTableRegistry(opened, testStamps(stamps));
        await registry.ready;
        return { registry, book: registry.events(makeEventBook), close: opened.close };
      };
      const first = await start(0);
      const event = must(await first.book.create(SWISS));
      isFailing = true;
      expect(await enter(event, 'Ana')).toMatchObject({ ok: false, error: { why: 'unknown' } });
      expect(await enter(event, 'Bo')).toMatchObject({ ok: false, error: { why: 'read-only' } });
      await first.close();

      const second = await start(100);
      const { recoveries, eventRecoveries } = second.registry.store.getState();
      expect(recoveries).toEqual([]);
      expect(eventRecoveries).toMatchObject([
        {
          record: event.id,
          outcome: when === 'after' ? 'was-there' : 'appended',
          entries: [{ act: 'enter', name: 'Ana' }],
          dropped: [{ act: 'enter', name: 'Bo' }],
        },
      ]);
      const again = must(await second.book.open(event.id));
      expect([...again.store.getState().event.people.values()].map(({ name }) => name)).toEqual(['Ana']);
      await second.close();
    },
  );

  test('is told, and nothing is shown that is not on the disk', async () => {
    let at = await openRegistry(newFile(), testStamps(), faultyLog);
    const event = must(await (await bookOf(at)).create(SWISS));
    must(await enter(event, 'Ana'));
    (at.log as FaultyLog).failNext({ why: 'unknown', error: 'disk full' }, 'before');
    const failed = await enter(event, 'Bo');
    expect(failed).toMatchObject({ ok: false, error: { why: 'unknown' } });
    expect(event.store.getState()).toMatchObject({ saved: 'not saved' });
    expect(numbers(event)).toEqual([1]);
    at = await at.restart();
    const again = must(await (await bookOf(at)).open(event.id));
    expect(numbers(again)).toEqual([1]);
    await at.close();
  });
});

test('a whole event at random, with undo, redo and restarts in the middle, ends as its record says', async () => {
  const seed = newSeed('event book');
  const random = makeSeededRandom(seed);
  for (let run = 0; run < 6; run += 1) {
    let at = await openRegistry();
    let event = must(await (await bookOf(at)).create(SWISS));
    must(await enter(event, ...Array.from({ length: 3 + random.below(7) }, (_one, i) => `Player ${i + 1}`)));
    for (let step = 0; step < 40; step += 1) {
      const dice = random.next();
      const { event: now } = event.store.getState();
      const open = now.waiting[0];
      if (dice < 0.1) {
        at = await at.restart();
        event = must(await (await bookOf(at)).open(event.id));
      } else if (dice < 0.25) must(await event.undo());
      else if (dice < 0.35) must(await event.redo());
      else if (open !== undefined)
        must(await event.write(() => [{ act: 'result', game: open.id, won: random.below(open.sides.length) }]));
      else must(await stepOf(event, `${seed}/${run}/${step}`));
    }
    const shown = event.store.getState();
    at = await at.restart();
    const again = must(await (await bookOf(at)).open(event.id)).store.getState();
    expect(again.entries).toEqual(shown.entries);
    expect(standings(again.event).rows.map(({ rank }) => rank)).toEqual(
      standings(shown.event).rows.map(({ rank }) => rank),
    );
    await at.close();
  }
});
