import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';
import { type Readable, type Writable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';

/** Keeps one core busy. It looks for its parent every half second and exits when the parent is gone, even after SIGKILL. */
const BUSY_LOOP = `
const parent = process.ppid;
for (;;) {
  const until = Date.now() + 500;
  while (Date.now() < until);
  if (process.ppid !== parent) process.exit();
}`;

export interface BusyLoops {
  readonly pids: readonly number[];
  /** Kills these processes and no others; resolves when all of them have exited. */
  readonly stop: () => Promise<void>;
}

export function startBusyLoops(count: number): BusyLoops {
  const loops = Array.from({ length: count }, () => spawn(process.execPath, ['-e', BUSY_LOOP], { stdio: 'ignore' }));
  const exits = loops.map((loop) => new Promise<void>((resolve) => loop.once('close', () => resolve())));
  loops.forEach((loop) => loop.on('error', () => undefined));
  const kill = (): void => loops.forEach((loop) => loop.kill('SIGKILL'));
  // For an exit that nobody awaits: an uncaught error, process.exit.
  process.once('exit', kill);
  return {
    pids: loops.flatMap(({ pid }) => pid ?? []),
    stop: async () => {
      kill();
      await Promise.all(exits);
      process.off('exit', kill);
    },
  };
}

/** `seed mwldrg57`, `(seed s/7)`, `--seed 's/4'`, `SEED=a-1`, `{ seed: -42, …`; not `the seed of a game`. */
const SEED = /\bseed(?:[:=]\s*|\s+)(?:(['"])(.+?)\1|(-?\w[\w./-]*?)(?=[)\]},;]|[.:]?$|[.:]\s))/gi;

export const seedsNamedIn = (line: string): string[] =>
  [...line.matchAll(SEED)].map(([, , quoted, bare]) => quoted ?? bare ?? '');

/** Copies a stream as it comes, and hands over every complete line. */
function tee(from: Readable, to: Writable, onLine: (line: string) => void): void {
  let rest = '';
  from.setEncoding('utf8');
  from.on('data', (text: string) => {
    to.write(text);
    const lines = (rest + text).split(/\r?\n|\r/);
    rest = lines.pop() ?? '';
    lines.forEach(onLine);
  });
  from.on('end', () => onLine(rest));
}

export interface RunUnderLoadResult {
  /** The command's own exit code; 128 + the signal's number when a signal ended it; 127 when it could not start. */
  readonly code: number;
  /** Seed → the first line of output that named it. */
  readonly seeds: ReadonlyMap<string, string>;
  readonly seconds: number;
}

const SIGNALS: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const COULD_NOT_START = 127;

function exitCodeOf(command: ChildProcess, onError: (error: Error) => void): Promise<number> {
  return new Promise((resolve) => {
    command.on('error', (error) => {
      onError(error);
      resolve(COULD_NOT_START);
    });
    command.on('close', (code, signal) => resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal])));
  });
}

/**
 * Runs a command to its end while busy loops compete with it for the processor. Its output is passed through as it
 * comes. The loops are gone before this resolves, whether the command passes, fails, cannot start, or a signal
 * ends it; a signal sent to this process is passed on to the command.
 */
export async function runUnderLoad(
  program: string,
  args: readonly string[],
  loopCount: number,
  onStarted: (pids: readonly number[]) => void,
): Promise<RunUnderLoadResult> {
  const began = performance.now();
  const seeds = new Map<string, string>();
  const loops = startBusyLoops(loopCount);
  onStarted(loops.pids);
  const command = spawn(program, args, { stdio: ['inherit', 'pipe', 'pipe'] });
  // A terminal sends Ctrl+C to the command as well: a second SIGINT would make it give up its own clean-up.
  const passOn = (signal: NodeJS.Signals): void =>
    void (signal === 'SIGINT' && process.stdin.isTTY ? undefined : command.kill(signal));
  SIGNALS.forEach((signal) => process.on(signal, passOn));
  const collectSeeds = (line: string): void => {
    const plain = stripVTControlCharacters(line).trim();
    for (const seed of seedsNamedIn(plain)) if (!seeds.has(seed)) seeds.set(seed, plain);
  };
  tee(command.stdout, process.stdout, collectSeeds);
  tee(command.stderr, process.stderr, collectSeeds);
  try {
    const code = await exitCodeOf(command, (error) =>
      process.stderr.write(`busy: ${program} could not be started: ${error.message}\n`),
    );
    return { code, seeds, seconds: (performance.now() - began) / 1000 };
  } finally {
    await loops.stop();
    SIGNALS.forEach((signal) => process.off(signal, passOn));
  }
}
