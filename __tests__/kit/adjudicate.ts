import { spawn } from 'node:child_process';
import { inRoot } from '@/cli/paths';

export interface Told {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** The real command line, in a process of its own. */
export const adjudicate = (
  args: readonly string[],
  stdin = '',
  env: Readonly<Record<string, string>> = {},
): Promise<Told> =>
  new Promise((resolve, reject) => {
    const command = ['--import', 'tsx', inRoot('src/cli/adjudicate.ts'), ...args];
    const child = spawn(process.execPath, command, {
      cwd: inRoot(),
      env: { ...process.env, NODE_OPTIONS: '', ...env },
    });
    let [out, err] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
    child.stdin.on('error', () => undefined);
    child.stdin.end(stdin);
  });

export const jsonLines = (text: string): Record<string, unknown>[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
