import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { pathInRepo } from '@/cli/paths';

export interface Told {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** A program run to its end, in a process of its own. */
export const tell = (
  program: string,
  args: readonly string[],
  stdin = '',
  env: Readonly<Record<string, string>> = {},
): Promise<Told> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: pathInRepo(), env: { ...process.env, NODE_OPTIONS: '', ...env } });
    let [out, err] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
    child.stdin.on('error', () => undefined);
    child.stdin.end(stdin);
  });

let bundle: string | undefined;

/** The command line as one file: the same program, without half a second of loading for every test. */
export function bundledAdjudicate(): string {
  if (bundle !== undefined) return bundle;
  const folder = mkdtempSync(path.join(tmpdir(), 'tableside-adjudicate-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  bundle = path.join(folder, 'adjudicate.js');
  const entryPoints = [pathInRepo('src/cli/adjudicate.ts')];
  buildSync({
    entryPoints,
    outfile: bundle,
    bundle: true,
    platform: 'node',
    target: 'node20',
    tsconfig: pathInRepo('tsconfig.json'),
  });
  return bundle;
}

export const adjudicate = (
  args: readonly string[],
  stdin?: string,
  env?: Readonly<Record<string, string>>,
): Promise<Told> => tell(process.execPath, [bundledAdjudicate(), ...args], stdin, env);

export const jsonLines = (text: string): Record<string, unknown>[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
