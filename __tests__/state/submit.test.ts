import { type AppendFailure } from '@/storage';
import { NO_PENDING_INPUT, selectTableFacts } from '@/state';
import { faultyLog, type FaultyLog } from './kit/faultyLog';
import { must, newFile, openRegistry, removeFiles, testStamps, type TestRegistry } from './kit/openRegistry';
import { actsOf, dealtTable, entriesOf, storedOf } from './kit/tables';

let at: TestRegistry;
const faults = (): FaultyLog => at.log as FaultyLog;
beforeEach(async () => {
  at = await openRegistry(newFile(), testStamps(), faultyLog);
});
afterEach(() => at.close());
afterAll(removeFiles);

/** Tries again until it holds; the test's own time limit ends what never does. */
const waitFor = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 1));
};

describe('what is told', () => {
  test('gets the next number, the time and the device, one batch the same time', async () => {
    const table = await dealtTable(at);
    const told = must(await table.tap({ on: 'build', pile: 0 })).entries;
    expect(told).toEqual([
      { n: 2, act: 'draw', seat: 0, count: 5, assumed: true, at: told[0]?.at, by: 'test-device' },
      { n: 3, act: 'play', seat: 0, card: 1, from: 'hand', to: 0, at: told[0]?.at, by: 'test-device' },
    ]);
    expect(Date.parse(told[0]?.at ?? '')).not.toBeNaN();
    expect(await storedOf(at, table)).toEqual(entriesOf(table));
  });

  test('is written in one batch', async () => {
    const table = await dealtTable(at);
    const batches: number[] = [];
    at.log.subscribe((news) => void (news.what === 'appended' && batches.push(news.lines.length)));
    must(await table.tap({ on: 'build', pile: 0 }));
    expect(batches).toEqual([2]);
  });

  test('is judged on what was told before it, and written after it', async () => {
    const table = await dealtTable(at);
    // ten fingers at once: 1, 2, 3 … on one pile, each on the table the last one left
    const all = await Promise.all(Array.from({ length: 10 }, () => table.tap({ on: 'build', pile: 0 })));
    const plays = all
      .flatMap((result) => must(result).entries)
      .flatMap((entry) => (entry.act === 'play' ? [entry.card] : []));
    expect(plays).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(entriesOf(table).map(({ n }) => n)).toEqual(entriesOf(table).map((_, i) => i + 1));
    expect(await storedOf(at, table)).toEqual(entriesOf(table));
  });

  test('is shown as being saved at once, and is in no record before it is', async () => {
    const table = await dealtTable(at);
    const before = table.record();
    const seen: string[] = [];
    table.store.subscribe(({ saved, game }) => seen.push(`${saved} ${game.entries?.length}`));
    const disk = faults().hold();
    const told = table.tap({ on: 'build', pile: 0 });
    await waitFor(() => seen.length > 0);
    expect(seen).toEqual(['saving 3']);
    expect(table.record()).toBe(before);
    disk.letGo();
    must(await told);
    expect(seen).toEqual(['saving 3', 'saved 3']);
    expect(table.record()).not.toBe(before);
  });

  test('is taken off again where the disk fails', async () => {
    const table = await dealtTable(at);
    const before = table.store.getState();
    const disk = faults().hold();
    faults().failNext({ why: 'unknown', error: 'disk full' }, 'before');
    const told = table.tap({ on: 'build', pile: 0 });
    await waitFor(() => table.store.getState().game !== before.game);
    expect(table.store.getState().saved).toBe('saving');
    disk.letGo();
    expect((await told).ok).toBe(false);
    const entries = [expect.objectContaining({ act: 'play', card: 1 })];
    const notice = { kind: 'failed', why: 'unknown', entries, dropped: [] };
    expect(table.store.getState()).toEqual({ ...before, saved: 'not saved', notice });
  });

  test('tap 2 is planned and shown on tap 1 while that is still being saved, and written after it', async () => {
    const table = await dealtTable(at);
    const batches: string[] = [];
    at.log.subscribe(
      (event) => void (event.what === 'appended' && batches.push(`${event.from}: ${event.lines.length}`)),
    );
    const disk = faults().hold();
    const [one, two] = [table.tap({ on: 'build', pile: 0 }), table.tap({ on: 'build', pile: 0 })];
    // shown at once, both; saved, neither
    expect(actsOf(table)).toEqual(['deal', 'draw', 'play', 'play']);
    expect(table.store.getState().saved).toBe('saving');
    expect(batches).toEqual([]);
    disk.letGo();
    must(await one);
    must(await two);
    expect(batches).toEqual(['2: 2', '4: 1']);
    expect(table.store.getState().saved).toBe('saved');
    expect(await storedOf(at, table)).toEqual(entriesOf(table));
  });

  test('"saved" is not said between two taps that are both on their way', async () => {
    const table = await dealtTable(at);
    const seen: string[] = [];
    table.store.subscribe(({ saved }) => seen.push(saved));
    await Promise.all([1, 2, 3].map(() => table.tap({ on: 'build', pile: 0 })));
    expect(seen).toEqual(['saving', 'saving', 'saving', 'saved']);
  });

  test('comes once, though the log both answers and announces', async () => {
    const table = await dealtTable(at);
    must(await table.tap({ on: 'build', pile: 0 }));
    expect(actsOf(table)).toEqual(['deal', 'draw', 'play']);
  });

  test('comes though nothing is announced', async () => {
    const table = await dealtTable(at);
    faults().announces(false);
    must(await table.tap({ on: 'build', pile: 0 }));
    expect(actsOf(table)).toEqual(['deal', 'draw', 'play']);
    expect(table.store.getState().saved).toBe('saved');
  });
});

describe('what cannot be', () => {
  test.each([
    ['seat 9', { on: 'stock', seat: 9 }, 'bad-seat'],
    ['card 13', { on: 'key', card: 13 }, 'bad-card'],
    ['half a card', { on: 'key', card: 1.5 }, 'bad-card'],
    ['pile 7', { on: 'build', pile: 7 }, 'bad-field'],
    ['fewer than none drawn', { on: 'draw-count', count: -1 }, 'bad-field'],
  ] as const)('%s is refused at a tap, and said', async (_what, tap, code) => {
    const table = await dealtTable(at);
    const before = table.store.getState().game;
    expect(await table.tap(tap)).toMatchObject({ ok: false, error: { why: 'refused', refusal: { code } } });
    expect(table.store.getState()).toMatchObject({ notice: { kind: 'refused', refusal: { code } }, saved: 'saved' });
    expect(table.store.getState().game).toBe(before);
    expect(selectTableFacts(table.store.getState()).slot).toMatchObject({ kind: 'refused' });
    await table.tap({ on: 'clear' });
    expect(table.store.getState().notice).toBeNull();
  });

  test.each([
    [{ act: 'play', seat: 9, card: 1, from: 'hand', to: 0 }, 'bad-seat'],
    [{ act: 'discard', seat: 0, card: 13, pile: 0 }, 'bad-card'],
    [{ act: 'count' }, 'missing-field'],
    [{ act: 'sign', name: 'Ana', team: 7 }, 'bad-field'],
    [{ act: 'strike', entry: 77 }, 'no-such-entry'],
    [{ act: 'amend', entry: 1, with: { tops: [1] } }, 'bad-field'],
    [{ act: 'insert', before: 1, with: { act: 'strike', entry: 1 } }, 'not-amendable'],
    [{ act: 'set', ruleset: 'nowhere' }, 'unknown-ruleset'],
    [{ act: 'rule', flag: '1:build-sequence', call: 'stand' }, 'no-such-flag'],
    [{ act: 'dance' }, 'unknown-act'],
  ])('%j is refused in a form, and nothing is written', async (draft, code) => {
    const table = await dealtTable(at);
    const result = await table.tell({ act: 'note', text: 'with it' }, draft as never);
    expect(result).toMatchObject({ ok: false, error: { why: 'refused', refusal: { code } } });
    expect(await storedOf(at, table)).toHaveLength(1);
    expect(actsOf(table)).toEqual(['deal']);
  });
});

describe('a write that fails', () => {
  const failures: readonly AppendFailure[] = [{ why: 'unknown', error: 'disk full' }, { why: 'read-only' }];

  test.each(failures)('leaves the table as it was, and says so: $why', async (failure) => {
    const table = await dealtTable(at);
    must(await table.tap({ on: 'key', card: 'S' }));
    const before = table.store.getState();
    faults().failNext(failure, 'before');
    expect(await table.tap({ on: 'build', pile: 0 })).toEqual({ ok: false, error: failure });
    const entries = [expect.objectContaining({ act: 'play', card: 'S' })];
    const notice = { kind: 'failed', why: failure.why, entries, dropped: [] };
    expect(table.store.getState()).toEqual({ ...before, saved: 'not saved', notice });
    expect(selectTableFacts({ ...table.store.getState(), input: NO_PENDING_INPUT }).slot).toEqual(notice);
    expect(table.store.getState().game).toBe(before.game);
    // and what is tapped next is written again, where the log lets it
    must(await table.tap({ on: 'build', pile: 0 }));
    expect(table.store.getState()).toMatchObject({ saved: 'saved', notice: null });
    expect(await storedOf(at, table)).toEqual(entriesOf(table));
  });

  test('drops what is pending behind it, all together, and names it', async () => {
    const table = await dealtTable(at);
    const before = table.store.getState();
    const disk = faults().hold();
    faults().failNext({ why: 'unknown', error: 'disk full' }, 'before');
    const told = [
      table.tap({ on: 'build', pile: 0 }),
      table.tap({ on: 'build', pile: 0 }),
      table.tap({ on: 'key', card: 11 }),
      table.tap({ on: 'discard', seat: 0, pile: 0 }),
    ];
    expect(actsOf(table)).toEqual(['deal', 'draw', 'play', 'play', 'discard']);
    disk.letGo();
    const results = await Promise.all(told);
    expect(results.map(({ ok }) => ok)).toEqual([false, false, true, false]);
    expect(table.store.getState().game).toBe(before.game);
    expect(table.store.getState()).toMatchObject({
      input: before.input,
      notice: {
        kind: 'failed',
        why: 'unknown',
        entries: [{ act: 'play', card: 1 }],
        dropped: [
          { act: 'play', card: 2 },
          { act: 'discard', card: 11 },
        ],
      },
    });
    expect(await storedOf(at, table)).toHaveLength(1);
  });

  test('though written in the end, is not shown before it was read back', async () => {
    const table = await dealtTable(at);
    faults().failNext({ why: 'unknown', error: 'no answer' }, 'after');
    expect((await table.tap({ on: 'build', pile: 0 })).ok).toBe(false);
    expect(actsOf(table)).toEqual(['deal']);
    expect(table.store.getState().saved).toBe('not saved');
    // the next one hangs behind a head that has moved: the table is read again, and nothing is written twice
    expect(await table.tap({ on: 'build', pile: 0 })).toMatchObject({ ok: false, error: { why: 'moved' } });
    expect(actsOf(table)).toEqual(['deal', 'draw', 'play']);
    // everything on the disk is shown; only the tap was too late
    expect(table.store.getState()).toMatchObject({ saved: 'saved', notice: { kind: 'failed', why: 'moved' } });
    must(await table.tap({ on: 'build', pile: 0 }));
    expect(await storedOf(at, table)).toEqual(entriesOf(table));
    expect(entriesOf(table).at(-1)).toMatchObject({ act: 'play', card: 2 });
  });

  test('of one table does not hold up another', async () => {
    const [one, other] = [await dealtTable(at), await dealtTable(at)];
    faults().failNext({ why: 'unknown', error: 'disk full' }, 'before');
    expect((await one.tap({ on: 'build', pile: 0 })).ok).toBe(false);
    expect((await other.tap({ on: 'build', pile: 0 })).ok).toBe(true);
    expect(other.store.getState().saved).toBe('saved');
  });

  test('a fault that did not come leaves everything saved', async () => {
    const table = await dealtTable(at);
    must(await table.tap({ on: 'build', pile: 0 }));
    expect(table.store.getState().saved).toBe('saved');
  });
});

test('what another writer appended to the same table comes in', async () => {
  const table = await dealtTable(at);
  must(await table.tap({ on: 'build', pile: 0 }));
  const { head } = must(await at.log.read(table.id));
  must(await at.log.append({ table: table.id, after: head, lines: [{ n: 40, act: 'note', text: 'from elsewhere' }] }));
  expect(actsOf(table)).toEqual(['deal', 'draw', 'play', 'note']);
  // and the next number is one that nobody has used
  expect(must(await table.tap({ on: 'build', pile: 0 })).entries[0]?.n).toBe(41);
});

test('what another writer appended while a tap was on its way: the tap is not taken, is named, and the table is read again', async () => {
  const table = await dealtTable(at);
  const { head } = must(await at.log.read(table.id));
  const disk = faults().hold();
  const [one, two] = [table.tap({ on: 'build', pile: 0 }), table.tap({ on: 'build', pile: 0 })];
  must(await at.opened.log.append({ table: table.id, after: head, lines: [{ n: 40, act: 'note', text: 'first' }] }));
  disk.letGo();
  expect(await one).toMatchObject({ ok: false, error: { why: 'moved' } });
  expect(await two).toMatchObject({ ok: false, error: { why: 'moved' } });
  // a tap made while the table is being read again waits for it
  expect(must(await table.tap({ on: 'build', pile: 0 })).entries.map(({ n }) => n)).toEqual([41, 42]);
  expect(actsOf(table)).toEqual(['deal', 'note', 'draw', 'play']);
  expect(await storedOf(at, table)).toEqual(entriesOf(table));
});

test('a draw said not to have been made is used up by a count, and kept through talk', async () => {
  const table = await dealtTable(at);
  await table.tap({ on: 'draw-count', count: 0 });
  must(await table.tell({ act: 'speak', seat: 0, what: 'request' }));
  expect(table.store.getState().input.noDraw).toBe(true);
  must(await table.tell({ act: 'count', seat: 0, stock: 20 }));
  expect(table.store.getState().input.noDraw).toBe(false);
});

test('a correction says what it changed', async () => {
  const table = await dealtTable(at);
  await table.tap({ on: 'key', card: 9 });
  must(await table.tap({ on: 'build', pile: 0 }));
  const flag = '3:build-start';
  must(await table.rule(flag, 'stand'));
  const amended = must(await table.tell({ act: 'amend', entry: 3, with: { card: 1 } }));
  expect(amended.change).toEqual({ raised: [], gone: [flag], orphaned: [flag], winner: null });
  const struck = must(await table.tell({ act: 'strike', entry: 5 }));
  expect(struck.change).toEqual({ raised: [flag], gone: [], orphaned: [], winner: null });
  const ended = must(await table.tell({ act: 'end', why: 'concede', seat: 0 }));
  expect(ended.change).toBeNull();
  const mistap = must(await table.tell({ act: 'strike', entry: 7 }));
  expect(mistap.change?.winner).toEqual({ before: { team: 1 }, after: null });
});
