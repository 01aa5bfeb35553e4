import { spawn } from 'node:child_process';
import { REPO_ROOT } from './paths';

export interface ProgramResult {
  readonly ok: boolean;
  /** Standard output and error, in the order they came. */
  readonly log: string;
}

/** Runs a program to its end and collects its output. Never rejects: a program that cannot start counts as failed. */
export const runChildProcess = (
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<ProgramResult> =>
  new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: REPO_ROOT,
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

/** Runs a script of an installed package with the Node that runs this command. */
export const runNodeScript = (
  script: string,
  args: readonly string[],
  env?: Readonly<Record<string, string>>,
): Promise<ProgramResult> => runChildProcess(process.execPath, [script, ...args], env);
