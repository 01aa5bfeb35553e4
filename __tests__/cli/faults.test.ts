import { parseFaultsArgs } from '@/cli/faults/args';
import {
  addTallies,
  type FaultKindWithRunFunction,
  EMPTY_TALLY,
  type FaultTally,
  type FaultRunParams,
} from '@/cli/faults/kind';
import { runFaults } from '@/cli/faults/runFaults';

const clean: FaultTally = { ...EMPTY_TALLY, tried: 500, acknowledged: 20_000 };
const lossy: FaultTally = { ...clean, lost: 3, failing: ['s/4', 's/4'] };
const odd: FaultTally = { ...clean, complaints: ['it does not go on (seed s/7)'], failing: ['s/7'] };

async function faults(
  args: readonly string[],
  tally: FaultTally | Error,
  part: FaultKindWithRunFunction['part'] = 'table',
) {
  const said: string[] = [];
  const complained: string[] = [];
  const progress: string[] = [];
  const tasks: FaultRunParams[] = [];
  const kind: FaultKindWithRunFunction = {
    name: 'kill',
    part,
    usual: 500,
    run: async (task) => {
      tasks.push(task);
      if (tally instanceof Error) throw tally;
      task.tell(tally);
      return tally;
    },
  };
  const status = await runFaults(args, [kind], () => 'fresh', {
    line: (text) => void said.push(text),
    complaint: (text) => void complained.push(text),
    progress: (text) => void progress.push(text),
  });
  return { status, said: said.join('\n'), complained: complained.join('\n'), progress, tasks };
}

describe('arguments', () => {
  test('none: everything, as often as is usual', () => {
    expect(parseFaultsArgs([])).toEqual({
      ok: true,
      value: { parts: ['table', 'sync'], kind: null, count: null, seed: null, sabotage: null, json: false },
    });
  });

  test('all of them', () => {
    const args = '--only table --kind kill --count 20 --seed s/4 --sabotage early-ack --json'.split(' ');
    expect(parseFaultsArgs(args)).toEqual({
      ok: true,
      value: { parts: ['table'], kind: 'kill', count: 20, seed: 's/4', sabotage: 'early-ack', json: true },
    });
  });

  test.each([
    [['--only', 'kitchen'], '--only takes table, sync, not "kitchen"'],
    [['--count', '0'], '--count takes a number, not "0"'],
    [['--count', 'many'], '--count takes a number'],
    [['--sabotage', 'fire'], '--sabotage takes early-ack, autocommit'],
    [['--fast'], 'Use: npm run faults'],
    [['--kind', 'flood'], 'no such kind of fault'],
    [['--only', 'sync'], 'no such kind of fault in "sync". It has kill.'],
  ])('%j: exit 2 and a plain word', async (args, why) => {
    const { status, said, complained, tasks } = await faults(args, clean);
    expect([status, said, tasks]).toEqual([2, '', []]);
    expect(complained).toContain(why);
  });
});

describe('what is said', () => {
  test('nothing lost: exit 0, one line with everything counted and the seed', async () => {
    const { status, said, progress, tasks } = await faults([], clean);
    expect(status).toBe(0);
    expect(said).toMatch(/^✓ kill +500 tried +20,000 acknowledged +0 lost +0 gaps +seed fresh$/);
    expect(tasks).toEqual([expect.objectContaining({ count: 500, seed: 'fresh', sabotage: null })]);
    expect(progress).toEqual(['kill: 500 of 500, 20,000 acknowledged, 0 lost', '']);
  });

  test('something lost: exit 1, and how to see it again, once', async () => {
    const { status, said } = await faults(['--seed', 's'], lossy);
    expect(status).toBe(1);
    expect(said.split('\n')).toEqual([
      expect.stringMatching(/^✗ kill .* 3 lost .*seed s$/),
      "    again with --kind kill --seed 's/4'",
    ]);
  });

  test('nothing lost but something else is wrong: exit 1', async () => {
    const { status, said } = await faults([], odd);
    expect(status).toBe(1);
    expect(said).toContain('it does not go on (seed s/7)');
  });

  test('for programs: one line of JSON', async () => {
    const { said } = await faults(['--json', '--count', '7'], lossy);
    expect(JSON.parse(said)).toEqual({
      fault: 'kill',
      tried: 500,
      acknowledged: 20_000,
      lost: 3,
      gaps: 0,
      complaints: [],
      seed: 'fresh',
      ok: false,
      failing: ['s/4', 's/4'],
    });
  });

  test('a kind that cannot be tried: exit 2, with the seed', async () => {
    const { status, complained } = await faults([], new Error('no browser'));
    expect(status).toBe(2);
    expect(complained).toMatch(/kill could not be tried \(seed fresh\).*no browser/);
  });
});

test('tallies add up', () => {
  expect(addTallies(lossy, odd)).toEqual({
    tried: 1000,
    acknowledged: 40_000,
    lost: 3,
    gaps: 0,
    complaints: odd.complaints,
    failing: ['s/4', 's/4', 's/7'],
  });
});
