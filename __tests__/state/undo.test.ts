import { listToArray } from '@/base';
import { applyCorrections, type Entry } from '@/engine';
import { makeSeededRandom, simulateGame } from '@/simulate';
import { rulesetById } from '@/rulesets';
import { selectTableFacts, type TableSession, type Tap } from '@/state';
import { follow, tellable } from '../kit/referee';
import { must, openRegistry, removeFiles, type TestRegistry } from './kit/openRegistry';
import { actsOf, dealtTable, entriesOf, newTable, storedOf } from './kit/tables';
import { tellOnce } from './kit/tellGame';

jest.setTimeout(120_000);
let at: TestRegistry;
beforeEach(async () => {
  at = await openRegistry();
});
afterEach(() => at.close());
afterAll(removeFiles);

const build = (pile: number): Tap => ({ on: 'build', pile });
const tableOf = (table: TableSession) => table.store.getState().game.table;
const may = (table: TableSession) => {
  const { mayUndo, mayRedo } = selectTableFacts(table.store.getState());
  return { mayUndo, mayRedo };
};

test('strikes the act with what was filled in for it, newest first, in one batch, and names the act', async () => {
  const table = await dealtTable(at);
  const before = tableOf(table);
  must(await table.tap(build(0)));
  const undone = must(await table.undo());
  expect(undone.entries).toMatchObject([
    { n: 4, act: 'strike', entry: 3 },
    { n: 5, act: 'strike', entry: 2 },
  ]);
  expect(table.store.getState().notice).toMatchObject({ kind: 'undone', isRedo: false, entry: { n: 3, act: 'play' } });
  expect(tableOf(table)).toEqual(before);
  expect(selectTableFacts(table.store.getState()).slot).toMatchObject({ kind: 'undone', entry: { n: 3 } });
});

test('goes back to the very first entry, across a restart, and redo brings all of it back', async () => {
  let table = await dealtTable(at);
  for (const tap of [build(0), build(0), { on: 'key', card: 9 }, { on: 'discard', seat: 0, pile: 1 }] as const) {
    must(await table.tap(tap));
  }
  must(await table.tell({ act: 'note', text: 'wind' }));
  const end = tableOf(table);
  for (const notice of ['note', 'discard', 'play']) {
    must(await table.undo());
    expect(table.store.getState().notice).toMatchObject({ entry: { act: notice } });
  }
  at = await at.restart();
  table = must(await at.registry.open(table.id));
  must(await table.undo());
  must(await table.undo());
  expect(tableOf(table).laid).toBe(false);
  expect(may(table)).toEqual({ mayUndo: false, mayRedo: true });
  expect(must(await table.undo()).entries).toEqual([]);
  const told: string[] = [];
  while (may(table).mayRedo) {
    must(await table.redo());
    const { notice } = table.store.getState();
    if (notice?.kind === 'undone') told.push(notice.entry.act);
  }
  expect(told).toEqual(['deal', 'play', 'play', 'discard', 'note']);
  expect(tableOf(table)).toEqual(end);
  expect(must(await table.redo()).entries).toEqual([]);
  expect(await storedOf(at, table)).toEqual(entriesOf(table));
});

test('redo brings back in one batch what undo took in one', async () => {
  const table = await dealtTable(at);
  must(await table.tap(build(0)));
  const after = tableOf(table);
  must(await table.undo());
  expect(must(await table.redo()).entries).toMatchObject([
    { act: 'strike', entry: 5 },
    { act: 'strike', entry: 4 },
  ]);
  expect(tableOf(table)).toEqual(after);
  expect(table.store.getState().notice).toMatchObject({ kind: 'undone', isRedo: true, entry: { n: 3 } });
});

test('redo is there until something new is told', async () => {
  const table = await dealtTable(at);
  must(await table.tap(build(0)));
  must(await table.undo());
  expect(may(table)).toEqual({ mayUndo: true, mayRedo: true });
  // a key in the hand tells nothing
  await table.tap({ on: 'key', card: 3 });
  expect(may(table).mayRedo).toBe(true);
  must(await table.tap(build(1)));
  expect(may(table).mayRedo).toBe(false);
  expect(table.store.getState().notice).toBeNull();
});

test('undo, redo, undo: the same act again, not the one before it', async () => {
  const table = await dealtTable(at);
  must(await table.tap(build(0)));
  must(await table.tap(build(0)));
  const [whole] = [tableOf(table)];
  must(await table.undo());
  const one = tableOf(table);
  must(await table.redo());
  must(await table.undo());
  expect(tableOf(table)).toEqual(one);
  must(await table.undo());
  must(await table.redo());
  must(await table.redo());
  expect(tableOf(table)).toEqual(whole);
});

test('takes back rulings, corrections, mis-taps and signatures like everything else', async () => {
  const table = await dealtTable(at);
  await table.tap({ on: 'key', card: 9 });
  must(await table.tap(build(0)));
  const flagged = tableOf(table);
  const again = async (tell: () => Promise<unknown>, notice: string): Promise<void> => {
    await tell();
    expect(tableOf(table)).not.toEqual(flagged);
    must(await table.undo());
    expect(table.store.getState().notice).toMatchObject({ entry: { act: notice } });
    expect(tableOf(table)).toEqual(flagged);
  };
  await again(() => table.rule('3:build-start', 'remedy'), 'rule');
  await again(() => table.rule('3:build-start', 'mistap'), 'rule');
  await again(() => table.tell({ act: 'amend', entry: 3, with: { card: 1 } }), 'amend');
  await again(() => table.tell({ act: 'insert', before: 3, with: { act: 'flip', seat: 0, card: 7 } }), 'flip');
  await again(() => table.tell({ act: 'set', ruleset: 'florida-good-sam' }), 'set');
  await again(() => table.tell({ act: 'end', why: 'time' }), 'end');
  must(await table.tell({ act: 'end', why: 'time' }));
  must(await table.tell({ act: 'sign', team: 0, name: 'Ana' }));
  must(await table.undo());
  expect(tableOf(table).signed).toEqual([]);
});

test('a mis-tap is named as an undo is, and by what it was amended to', async () => {
  const table = await dealtTable(at);
  await table.tap({ on: 'key', card: 9 });
  must(await table.tap(build(0)));
  must(await table.rule('3:build-start', 'stand'));
  expect(table.store.getState().notice).toBeNull();
  must(await table.undo());
  must(await table.tell({ act: 'amend', entry: 3, with: { card: 8 } }));
  must(await table.rule('3:build-start', 'mistap'));
  expect(table.store.getState().notice).toMatchObject({ kind: 'undone', entry: { n: 3, card: 8 }, isRedo: false });
  must(await table.tap(build(1)));
  expect(table.store.getState().notice).toBeNull();
});

describe('whatever is struck in the log, strikes of strikes too', () => {
  const RUNS = Number(process.env.TABLESIDE_RUNS ?? 1) * 150;
  const struckIn = ({ store }: TableSession): ReadonlySet<number> => {
    const { game } = store.getState();
    return applyCorrections(game.header, listToArray(game.entries)).struck;
  };

  async function wander(seed: string): Promise<void> {
    const dice = makeSeededRandom(seed);
    const table = await dealtTable(at);
    const entries = (): readonly Entry[] => listToArray(table.store.getState().game.entries);
    const named = async (way: 'undo' | 'redo'): Promise<void> => {
      const before = struckIn(table);
      const told = must(await table[way]());
      if (told.entries.length === 0) return;
      const { notice } = table.store.getState();
      if (notice?.kind !== 'undone') throw new Error(`${seed}: nothing is named`);
      const { n, act } = notice.entry;
      const now = struckIn(table);
      if (before.has(n) === now.has(n) || now.has(n) !== (way === 'undo'))
        throw new Error(
          `${seed}: ${way} names ${act} ${n} and leaves it was:\n${entries()
            .map((entry) => JSON.stringify({ ...entry, at: undefined, by: undefined, tops: undefined }))
            .join('\n')}`,
        );
    };
    for (let step = 0; step < 14; step += 1) {
      const roll = dice.below(10);
      if (roll < 3) must(await table.tell({ act: 'note', text: `${step}` }));
      else if (roll < 5) await named('undo');
      else if (roll < 7) await named('redo');
      else {
        const struck = struckIn(table);
        const standing = entries().filter(({ n }) => !struck.has(n) && n > 1);
        const { n } = standing.length === 0 ? entries()[0]! : dice.pick(standing);
        if (n > 1) must(await table.tell({ act: 'strike', entry: n }));
      }
    }
  }

  test('undo and redo change what they name', async () => {
    for (let run = 0; run < RUNS; run += 1) await wander(`wander ${run}`);
  });

  test('regression: undone, restored in the log, and that taken back', async () => {
    const table = await dealtTable(at);
    must(await table.tap(build(0)));
    const whole = tableOf(table);
    must(await table.undo());
    const bare = tableOf(table);
    const undo = entriesOf(table).findLast(({ act }) => act === 'strike')!;
    must(await table.tell({ act: 'strike', entry: undo.n }));
    must(await table.tell({ act: 'strike', entry: undo.n + 1 }));
    must(await table.redo());
    expect(tableOf(table)).not.toEqual(bare);
    must(await table.undo());
    must(await table.redo());
    expect(tableOf(table).building).toEqual(whole.building);
  });
});

test('a strike in the log is redone before anything older', async () => {
  const table = await dealtTable(at);
  must(await table.tap(build(0)));
  must(await table.tap(build(1)));
  const whole = tableOf(table);
  must(await table.undo());
  must(await table.tell({ act: 'strike', entry: 3 }));
  must(await table.redo());
  expect(table.store.getState().notice).toMatchObject({ entry: { n: 3 } });
  must(await table.redo());
  expect(tableOf(table)).toEqual(whole);
});

describe('a strike in the log of something older', () => {
  const struckThree = async (): Promise<TableSession> => {
    const table = await dealtTable(at);
    for (const pile of [0, 1, 2]) must(await table.tap(build(pile)));
    must(await table.tell({ act: 'strike', entry: 3 }));
    return table;
  };
  const laid = (table: TableSession): number[] => tableOf(table).building.map(({ shows }) => shows);

  test('is what undo takes back, by its own name, and redo does again', async () => {
    const table = await struckThree();
    expect(laid(table)).toEqual([0, 1, 1, 0]);
    expect(may(table)).toEqual({ mayUndo: true, mayRedo: false });
    must(await table.undo());
    expect(table.store.getState().notice).toMatchObject({ isRedo: false, entry: { act: 'strike', entry: 3 } });
    expect(laid(table)).toEqual([1, 1, 1, 0]);
    must(await table.redo());
    expect(table.store.getState().notice).toMatchObject({ isRedo: true, entry: { act: 'strike', entry: 3 } });
    expect(laid(table)).toEqual([0, 1, 1, 0]);
    must(await table.undo());
    must(await table.undo());
    expect(table.store.getState().notice).toMatchObject({ entry: { n: 5 } });
    expect(laid(table)).toEqual([1, 1, 0, 0]);
    must(await table.redo());
    must(await table.redo());
    expect(laid(table)).toEqual([0, 1, 1, 0]);
    expect(may(table).mayRedo).toBe(false);
  });

  test('comes in its turn after what was told later, across a restart', async () => {
    let table = await struckThree();
    must(await table.tap(build(3)));
    at = await at.restart();
    table = must(await at.registry.open(table.id));
    must(await table.undo());
    expect(laid(table)).toEqual([0, 1, 1, 0]);
    must(await table.undo());
    expect(laid(table)).toEqual([1, 1, 1, 0]);
    while (may(table).mayUndo) must(await table.undo());
    while (may(table).mayRedo) must(await table.redo());
    expect(laid(table)).toEqual([0, 1, 1, 1]);
  });

  test('after a correction of the same entry, the strike goes first', async () => {
    const table = await dealtTable(at);
    for (const pile of [0, 1]) must(await table.tap(build(pile)));
    must(await table.tell({ act: 'amend', entry: 3, with: { to: 3 } }));
    must(await table.tell({ act: 'strike', entry: 3 }));
    must(await table.undo());
    expect(laid(table)).toEqual([0, 1, 0, 1]);
    must(await table.undo());
    expect(laid(table)).toEqual([1, 1, 0, 0]);
  });
});

test('an explicit draw goes with the shuffle that was filled in for it', async () => {
  const table = must(await at.registry.openNew(newTable('tennessee-partners')));
  const seat = { count: 9, top: 10 } as const;
  must(
    await table.tell({
      act: 'position',
      turn: 0,
      stock: [seat, seat, seat, seat],
      discards: Array.from({ length: 4 }, () => [[], [], [], []]),
      hand: [1, 5, 5, 5],
      building: [0, 0, 0, 0],
      draw: 1,
      completed: 30,
    }),
  );
  const before = tableOf(table);
  must(await table.tap({ on: 'draw-count', count: 4 }));
  expect(actsOf(table)).toEqual(['position', 'reshuffle', 'draw']);
  must(await table.undo());
  expect(tableOf(table)).toEqual(before);
});

describe('a hand that was only taken to be refilled', () => {
  /** Ana has played her hand out, and then a card of her stock: a refill is filled in with it. */
  const playedOut = async (): Promise<TableSession> => {
    const table = await dealtTable(at, 'tennessee-2018');
    for (const tap of Array.from({ length: 5 }, () => build(0))) must(await table.tap(tap));
    must(await table.tell({ act: 'play', seat: 0, card: 12, from: 'stock', to: 3 }));
    expect(tableOf(table).seats[0]?.hand).toBe(5);
    return table;
  };
  const codes = (table: TableSession): string[] =>
    selectTableFacts(table.store.getState()).flags.map(({ flag }) => flag.code);

  test('does not count against one who passes with an empty hand, where that may be', async () => {
    const table = await playedOut();
    const { entries } = must(await table.tell({ act: 'pass', seat: 0 }));
    expect(entries).toMatchObject([{ act: 'strike', entry: 8 }, { act: 'pass' }]);
    expect(codes(table)).not.toContain('turn-end-no-discard');
    expect(tableOf(table).seats[0]?.hand).toBe(0);
  });
  test('and is a hand again once the pass is taken back', async () => {
    const table = await playedOut();
    const before = tableOf(table);
    must(await table.tell({ act: 'pass', seat: 0 }));
    const after = tableOf(table);
    must(await table.undo());
    expect(table.store.getState().notice).toMatchObject({ entry: { act: 'pass' } });
    expect(tableOf(table)).toEqual(before);
    must(await table.redo());
    expect(table.store.getState().notice).toMatchObject({ entry: { act: 'pass' } });
    expect(tableOf(table)).toEqual(after);
  });
  test('nor where the next player simply begins', async () => {
    const table = await playedOut();
    await table.tap({ on: 'seat', seat: 1 });
    must(await table.tap(build(1)));
    expect(codes(table)).not.toContain('turn-end-no-discard');
    expect(tableOf(table)).toMatchObject({ turn: 1, missingDiscards: [] });
  });
  test('is a hand once a card of it was seen', async () => {
    const table = await playedOut();
    must(await table.tap(build(1)));
    const { entries } = must(await table.tell({ act: 'pass', seat: 0 }));
    expect(entries.map(({ act }) => act)).toEqual(['pass']);
    expect(codes(table)).toContain('turn-end-no-discard');
  });
});

test('through a whole game and back again: the same table, and no longer than telling it', async () => {
  const ruleset = rulesetById('six-player-partners');
  if (ruleset === undefined) throw new Error('no such sheet');
  const seed = 'there and back';
  const told = tellable(simulateGame({ ruleset, seed, skill: 0.5 }));
  const { seats } = told.header;
  const table = must(await at.registry.openNew({ ruleset: ruleset.id, seats }));
  for (const telling of follow(told)) await tellOnce(table, telling);
  const end = tableOf(table);
  const length = entriesOf(table).length;
  let undone = 0;
  for (; may(table).mayUndo; undone += 1) must(await table.undo());
  expect(tableOf(table)).toEqual(table.store.getState().game.start);
  expect(entriesOf(table)).toHaveLength(2 * length);
  for (; may(table).mayRedo; undone -= 1) must(await table.redo());
  expect(undone).toBe(0);
  expect(tableOf(table)).toEqual(end);
  expect(await storedOf(at, table)).toEqual(entriesOf(table));
});
