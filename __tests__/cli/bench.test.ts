import { fail, ok } from '@/base';
import { measureJudgingAgainstPeer, measureLateVersusEarlyEntries } from '@/cli/bench/engineFigures';
import { measureGrowth } from '@/cli/bench/eventMeasurements';
import { eventWorkload, makeEventInRoundTen, MEASURED_FORMATS } from '@/cli/bench/eventWorkloads';
import {
  type MeasuredFigure,
  figuresChart,
  figureJson,
  makeFigure,
  type RunnableMeasurement,
} from '@/cli/bench/figure';
import { addEntriesOrThrow, makeLongGame, openGameOrThrow, LONG_GAME_CYCLE_LENGTH } from '@/cli/bench/games';
import { makeHermesFigure } from '@/cli/bench/makeHermesFigure';
import { type ReplayAndBaselineTimes, hermesReplayScriptMain } from '@/cli/bench/hermesScript';
import { runBench } from '@/cli/bench/runBench';
import { gameOfLength, judgingWorkload, simulateGames, workloadsAtPlacesInGame } from '@/cli/bench/workloads';
import { reportLines } from '@/engine';
import { next } from '@/tournament';

const TINY = { rounds: 3, sliceMs: 1 };
const silence = (): void => undefined;
const atLeast = (budget: number) => ({ figure: 'judge-vs-nothing', budget, better: 'higher' }) as const;
const partners = simulateGames(1).find(({ header }) => header.seats[0]?.team !== undefined)!;

const shape = {
  figure: expect.any(String),
  ratio: expect.any(Number),
  budget: expect.any(Number),
  better: expect.stringMatching(/^(higher|lower)$/),
  ok: expect.any(Boolean),
  rounds: TINY.rounds,
};

/** A machine would have to be broken for these to be missed: nothing here depends on how fast it is. */
const judged = (budget: number): MeasuredFigure =>
  measureJudgingAgainstPeer(atLeast(budget), judgingWorkload([partners]), judgingWorkload([partners]), TINY, silence);

describe('figures', () => {
  test('judging beside another program', () => {
    const line = JSON.parse(figureJson(judged(0.0001))) as Record<string, unknown>;
    expect(line).toMatchObject({ ...shape, figure: 'judge-vs-nothing', budget: 0.0001, better: 'higher', ok: true });
    expect(Object.keys(line).slice(0, 5)).toEqual(['figure', 'ratio', 'budget', 'better', 'ok']);
    expect(line.judgedPerSecond).toBeGreaterThan(0);
    expect(line.peerPerSecond).toBeGreaterThan(0);
  });

  test('a tap late and early', () => {
    const places = [50, 100, 150];
    const figures = measureLateVersusEarlyEntries(places, workloadsAtPlacesInGame(partners, places), TINY, silence);
    expect(figures.map(({ figure }) => figure)).toEqual(['tap-at-100-vs-50', 'tap-at-150-vs-50']);
    for (const figure of figures) expect(JSON.parse(figureJson(figure))).toMatchObject({ ...shape, better: 'lower' });
  });

  test('replaying, as the phone is asked to', () => {
    const { header, entries } = gameOfLength(100);
    const times = JSON.parse(
      hermesReplayScriptMain(JSON.stringify({ header, entries, sampling: TINY })),
    ) as ReplayAndBaselineTimes;
    const line = JSON.parse(figureJson(makeHermesFigure(times, entries.length))) as unknown;
    expect(line).toMatchObject({ ...shape, figure: 'hermes-replay-vs-copy', budget: 4, entries: 100 });
  });

  test('counts are exact, measurements have four digits', () => {
    const goal = { figure: 'script', budget: 4, better: 'lower' } as const;
    const figure = makeFigure(goal, [2055510], [526108], { bytes: 2055510, milliseconds: 1.23456 });
    expect(figure).toMatchObject({ ratio: 3.907, ok: true, raw: { bytes: 2055510, milliseconds: 1.235 } });
    expect(figuresChart([figure])).toContain('bytes 2,055,510 · milliseconds 1.235');
  });

  test('the median of the rounds counts, and a budget holds in its own direction', () => {
    const goal = { figure: 'x', budget: 2, better: 'lower' } as const;
    expect(makeFigure(goal, [1, 4, 90], [1, 2, 1], {})).toMatchObject({ ratio: 2, ok: true });
    expect(makeFigure(goal, [1, 5, 90], [1, 2, 1], {})).toMatchObject({ ratio: 2.5, ok: false });
    expect(makeFigure({ ...goal, better: 'higher' }, [1, 3, 90], [1, 2, 100], {})).toMatchObject({ ok: false });
  });
});

describe('events', () => {
  test('growth is the worst step from one size to the next, each size by its fastest round', () => {
    const burn = (operations: number) => () => {
      const until = process.cpuUsage().user + 2000;
      while (process.cpuUsage().user < until);
      return 1 / operations;
    };
    const goal = { figure: 'x', budget: 1.5, better: 'lower' } as const;
    const { ratio, ok, raw } = measureGrowth(goal, [10, 20, 40], [burn(1), burn(2), burn(16)], TINY, silence);
    expect(ratio).toBeGreaterThan(2);
    expect(ok).toBe(false);
    expect(Object.keys(raw)).toEqual(['microsecondsAt10', 'microsecondsAt20', 'microsecondsAt40', 'rounds']);
  });

  test.each(MEASURED_FORMATS)('%s: nothing is waited for, and something is seated next', (kind) => {
    const event = makeEventInRoundTen(kind, 40);
    const { entries, waiting } = next(event, 'seed');
    expect(waiting).toEqual([]);
    expect(entries.map(({ act }) => act)).toEqual(['seat']);
    if (kind !== 'single-elimination') expect(entries).toMatchObject([{ round: 10 }]);
    expect(eventWorkload('standings', event)()).toBe(1);
  });
});

test('a long game is the same stretch over and over: legal play, one remark, one ruling', () => {
  const { header, entries } = makeLongGame(partners, 4 * LONG_GAME_CYCLE_LENGTH);
  const lines = reportLines(addEntriesOrThrow(openGameOrThrow(header), entries));
  const flagged = lines.filter(({ flags }) => flags.length > 0).map(({ n }) => n);
  expect(flagged).toEqual([1, 2, 3, 4].map((stretch) => stretch * LONG_GAME_CYCLE_LENGTH - 1));
  expect(entries.map(({ n }) => n)).toEqual(entries.map((_, i) => i + 1));
  for (const { table, n } of lines.slice(LONG_GAME_CYCLE_LENGTH)) {
    expect(table.seats.map(({ stock, hand, discards }) => [stock, hand, discards])).toEqual(
      lines[n - LONG_GAME_CYCLE_LENGTH - 1]!.table.seats.map(({ stock, hand, discards }) => [stock, hand, discards]),
    );
  }
});

describe('the command', () => {
  const measuring = (figure: MeasuredFigure): RunnableMeasurement => ({
    name: figure.figure,
    run: async () => ok([figure]),
  });
  const within = measuring(judged(0.0001));
  const missed = measuring(judged(1_000_000));
  const unreachable: RunnableMeasurement = { name: 'far', run: async () => fail('Is the package registry reachable?') };
  const broken: RunnableMeasurement = { name: 'broken', run: () => Promise.reject(new Error('it fell over')) };

  async function bench(args: readonly string[], engine: readonly RunnableMeasurement[]) {
    const said: string[] = [];
    const complained: string[] = [];
    const output = {
      figures: (text: string) => void said.push(text),
      complaint: (text: string) => void complained.push(text),
      progress: silence,
    };
    const status = await runBench(args, { engine, table: [], rulings: [], event: [], sync: [] }, output);
    return { status, said, complained: complained.join('\n') };
  }

  test('within the budgets: exit 0, one line of JSON per figure', async () => {
    const { status, said } = await bench(['--json'], [within, within]);
    expect(status).toBe(0);
    expect(said.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining(shape),
      expect.objectContaining(shape),
    ]);
  });

  test('a missed budget: exit 1, and people see it', async () => {
    expect((await bench(['--json', '--only', 'engine'], [within, missed])).status).toBe(1);
    const { status, said } = await bench([], [missed, within]);
    expect(status).toBe(1);
    expect(said.join('\n')).toMatch(/judge-vs-nothing .*≥ 1000000 *█·+│·+ +✗ MISSED/);
  });

  test.each([
    ['a registry out of reach', unreachable, 'Is the package registry reachable?'],
    ['a measurement that breaks', broken, 'it fell over'],
  ])('%s: exit 2, the others are still told', async (_, measurement, why) => {
    const { status, said, complained } = await bench(['--json'], [measurement, within]);
    expect(status).toBe(2);
    expect(said).toHaveLength(1);
    expect(complained).toContain(why);
  });

  test.each([
    [['--only', 'table'], 'nothing to measure in "table" yet'],
    [['--only', 'sync'], 'nothing to measure in "sync" yet'],
    [['--only', 'kitchen'], '--only takes engine, table, rulings, event, sync, not "kitchen"'],
    [['--fast'], 'Use: npm run bench'],
  ])('%j: exit 2 and a plain word', async (args, why) => {
    const { status, said, complained } = await bench(args, [within]);
    expect(status).toBe(2);
    expect(said).toEqual([]);
    expect(complained).toContain(why);
  });
});
