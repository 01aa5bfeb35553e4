import { type ChildProcess, spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { seedsNamedIn } from '@/cli/busy/runUnderLoad';
import { pathInRepo } from '@/cli/paths';

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const start = (args: readonly string[]): ChildProcess =>
  spawn(process.execPath, ['--import', 'tsx', pathInRepo('src/cli/busy.ts'), ...args], {
    cwd: pathInRepo(),
    stdio: 'pipe',
  });

const ended = (child: ChildProcess, onOutput: (out: string) => void = () => undefined): Promise<Ended> =>
  new Promise((resolve) => {
    let [out, err] = ['', ''];
    child.stdout?.on('data', (chunk: Buffer) => onOutput((out += chunk.toString())));
    child.stderr?.on('data', (chunk: Buffer) => (err += chunk.toString()));
    child.on('close', (code) => resolve({ code, out, err }));
  });

/** A real command: Node with a script of its own. */
const busyNode = (script: string): Promise<Ended> => ended(start([process.execPath, '-e', script]));

const pidsIn = (err: string): number[] => (/\(pids ([\d ]+)\)/.exec(err)?.[1] ?? '').split(' ').map(Number);
const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

jest.setTimeout(60_000);

test.each([0, 3])('passes on exit code %d and leaves none of its busy loops behind', async (status) => {
  const { code, out, err } = await busyNode(`console.log('said'); process.exit(${status})`);
  const pids = pidsIn(err);
  expect({ code, out }).toEqual({ code: status, out: 'said\n' });
  expect(new Set(pids).size).toBe(2 * availableParallelism());
  expect(pids.filter(isRunning)).toEqual([]);
  expect(err).toMatch(new RegExp(`busy: exit code ${status} after \\d+\\.\\d s\\n$`));
});

test('the busy loops run while the command runs, and processes of others are left alone', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { stdio: 'ignore' });
  const child = start([process.execPath, '-e', `console.log('ready'); process.stdin.resume()`]);
  let err = '';
  child.stderr?.on('data', (chunk: Buffer) => (err += chunk.toString()));
  let running: boolean[] = [];
  const { code } = await ended(child, () => {
    running = pidsIn(err).map(isRunning);
    child.stdin?.end();
  });
  expect(code).toBe(0);
  expect(running).toEqual(Array.from({ length: 2 * availableParallelism() }, () => true));
  expect(isRunning(other.pid ?? 0)).toBe(true);
  other.kill();
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s ends the command and the busy loops', async (signal) => {
  const child = start([process.execPath, '-e', `console.log(process.pid); setInterval(() => undefined, 1000)`]);
  let sent = false;
  const { code, out, err } = await ended(child, () => {
    if (!sent) child.kill(signal);
    sent = true;
  });
  expect(code).toBe(128 + (signal === 'SIGINT' ? 2 : 15));
  expect([Number(out), ...pidsIn(err)].filter(isRunning)).toEqual([]);
});

test('a command that cannot be started: exit code 127, no loop left', async () => {
  const { code, err } = await ended(start(['/nowhere/no-such-command']));
  expect(code).toBe(127);
  expect(err).toContain('/nowhere/no-such-command could not be started');
  expect(pidsIn(err).filter(isRunning)).toEqual([]);
});

test('no command: exit code 2 and the usage', async () => {
  expect(await ended(start([]))).toMatchObject({ code: 2, err: expect.stringContaining('Use: npm run busy -- ') });
});

test('prints each seed the output named, once, whichever stream named it', async () => {
  const { err } = await busyNode(
    `console.log('✓ kill 500 tried   seed mwldrg57'); console.log('\\u001b[31magain: seed mwldrg57\\u001b[39m'); console.error("  --seed 's/4.2'")`,
  );
  const report = err.split('\n').filter((line) => line.startsWith('busy: seed '));
  expect(report.sort()).toEqual([
    'busy: seed mwldrg57 in: ✓ kill 500 tried   seed mwldrg57',
    "busy: seed s/4.2 in: --seed 's/4.2'",
  ]);
});

test('says so when no seed was named', async () => {
  const { err } = await busyNode(`console.log('seeded games, the seed of them all')`);
  expect(err).toContain('busy: the output named no seed\n');
});

test.each([
  ['it does not go on (seed s/7)', ['s/7']],
  ['Property failed after 1 tests { seed: -42, path: "0:1", endOnFailure: true }', ['-42']],
  ["again with --kind kill --seed 'a' and --seed=b.", ['a', 'b']],
  ['restless log: SEED=mwljqug1-14812', ['mwljqug1-14812']],
  ['unseed it; seedling 5', []],
])('%j names %j', (line, seeds) => {
  expect(seedsNamedIn(line)).toEqual(seeds);
});
