import { spawn } from 'node:child_process';
import { ROOT } from './paths';

export interface Finished {
  readonly ok: boolean;
  /** Standard output and error, in the order they came. */
  readonly log: string;
}

/** Runs a program to its end and keeps what it said. Never throws: a program that cannot start is one that failed. */
export const run = (
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Finished> =>
  new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let log = '';
    const keep = (chunk: Buffer): void => void (log += chunk.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) =>
      resolve({ ok: false, log: `${log}${program} could not be started: ${error.message}\n` }),
    );
    child.on('close', (code) => resolve({ ok: code === 0, log }));
  });

/** A program that came with a package, run by this very Node. */
export const runNode = (
  script: string,
  args: readonly string[],
  env?: Readonly<Record<string, string>>,
): Promise<Finished> => run(process.execPath, [script, ...args], env);
