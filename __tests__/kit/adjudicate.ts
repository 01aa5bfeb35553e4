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

const bundles = new Map<string, string>();

/** A command of `src/cli` as one file: the same program, without half a second of loading for every test. */
export function bundledCommand(name: string): string {
  const known = bundles.get(name);
  if (known !== undefined) return known;
  const folder = mkdtempSync(path.join(tmpdir(), `tableside-${name}-`));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const outfile = path.join(folder, `${name}.js`);
  buildSync({
    entryPoints: [pathInRepo(`src/cli/${name}.ts`)],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    tsconfig: pathInRepo('tsconfig.json'),
  });
  bundles.set(name, outfile);
  return outfile;
}

export const bundledAdjudicate = (): string => bundledCommand('adjudicate');

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
