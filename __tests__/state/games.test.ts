import { listToArray } from '@/base';
import { replay } from '@/engine';
import { makeSeededRandom, simulateGame } from '@/simulate';
import { RULESETS } from '@/rulesets';
import { type TableSession } from '@/state';
import { assertSameRecord, follow, hurried, plainEntries, readTold, tellable } from '../kit/referee';
import { must, openRegistry, removeFiles, type TestRegistry } from './kit/openRegistry';
import { tapsAndEntries, tellOnce, unstamped } from './kit/tellGame';

const GAMES = 2 * Number(process.env.TABLESIDE_RUNS ?? 1);
const SEED = process.env.TABLESIDE_SEED ?? 'evening';
const RESTARTS = 0.01;

jest.setTimeout(120_000);
afterAll(removeFiles);

/** Whole games of every sheet through taps, with the app killed and started again in the middle. */
describe.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))('%s', (id, ruleset) => {
  const seeds = Array.from({ length: GAMES }, (_, i) => `${SEED} ${id} ${i}`);

  test.each(seeds)('told by taps, it is the same game: %s', async (seed) => {
    const dice = makeSeededRandom(`restarts ${seed}`);
    const simulated = simulateGame({ ruleset, seed, haste: dice.next() * 0.6, skill: dice.next() });
    const told = tellable(simulated);
    const { ruleset: sheet, seats, house } = told.header;
    let at: TestRegistry = await openRegistry();
    let table: TableSession = must(
      await at.registry.openNew({ ruleset: sheet, seats, ...(house === undefined ? {} : { house }) }),
    );
    let restarts = 0;
    for (const telling of follow(told)) {
      const found = unstamped(await tellOnce(table, telling));
      expect({ seed, entries: found }).toEqual({ seed, entries: unstamped(telling.entries) });
      expect(table.store.getState().game.table.turn).toBe(telling.after.table.turn);
      if (!dice.chance(RESTARTS)) continue;
      restarts += 1;
      at = await at.restart();
      const again = must(await at.registry.open(table.id));
      expect(again.store.getState().game.table).toEqual(table.store.getState().game.table);
      table = again;
    }
    expect(table.store.getState().saved).toBe('saved');
    assertSameRecord(told, readTold(table.record()), `${seed}, ${restarts} restarts`);
    await at.close();
  });

  test('takes at most 1.15 taps an entry', () => {
    const games = seeds.map((seed) => follow(hurried(tellable(simulateGame({ ruleset, seed })))));
    const { taps, entries } = tapsAndEntries(games.flat());
    expect(taps / entries).toBeLessThanOrEqual(1.15);
  });
});

test('a record that says something else is told apart', () => {
  const ruleset = RULESETS[0];
  if (ruleset === undefined) throw new Error('no sheet');
  const { header, entries } = simulateGame({ ruleset, seed: SEED });
  const game = must(replay(header, entries));
  const other = listToArray(game.entries).map((entry) => (entry.act === 'discard' ? { ...entry, pile: 3 } : entry));
  expect(plainEntries(other)).not.toEqual(plainEntries(entries));
});
