import { bytesToHex } from '@noble/hashes/utils.js';
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { type Entry, type Header } from '@/engine';
import { chainHashesOf } from '@/record';
import { type Head } from '@/storage';
import { openNodeLog } from '@/storage/node';
import { type Dice } from '../kit/dice';

const root = path.resolve(__dirname, '../../..');

/** The writer as one file that plain Node starts quickly: most of a life should be writing. */
export function buildWriter(): string {
  const cache = path.join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const outfile = path.join(mkdtempSync(path.join(cache, 'kill-')), 'writer.cjs');
  buildSync({
    entryPoints: [path.join(__dirname, 'writer.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    external: ['better-sqlite3'],
    alias: { '@': path.join(root, 'src') },
    logLevel: 'error',
  });
  return outfile;
}

/** Lets it live for a while, kills it without a word, and gives back what it said. */
function live(writer: string, args: readonly string[], dice: Dice): Promise<{ said: Head[]; trouble: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [writer, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    let out = '';
    let trouble = '';
    // The stimulus, not a wait: the kill comes at a random moment.
    const killWithin = (time: number): void => void setTimeout(() => child.kill('SIGKILL'), dice.next() * time);
    // Now and then while it is still opening the file, else at some moment of its writing.
    const isEarly = dice.chance(0.25);
    if (isEarly) killWithin(400);
    child.stdout.on('data', (text: Buffer) => {
      if (out === '' && !isEarly) killWithin(120);
      out += text.toString();
    });
    child.stderr.on('data', (text: Buffer) => void (trouble += text.toString()));
    child.on('close', () => {
      const whole = out.slice(0, out.lastIndexOf('\n') + 1).split('\n');
      resolve({ said: whole.filter((line) => line !== '').map((line) => JSON.parse(line) as Head), trouble });
    });
  });
}

export interface Outcome {
  readonly kills: number;
  readonly acknowledged: number;
  readonly complaints: readonly string[];
}

/** Life after life over the same file; after each, everything ever acknowledged must be there, in whole batches. */
export async function lives(writer: string, file: string, dice: Dice, most: number, wrongness = ''): Promise<Outcome> {
  const acknowledged: Head[] = [];
  const complaints: string[] = [];
  let kills = 0;
  while (kills < most && complaints.length === 0) {
    const { said, trouble } = await live(writer, [file, String(dice.next()), wrongness], dice);
    kills += 1;
    acknowledged.push(...said);
    if (trouble !== '') complaints.push(trouble);
    complaints.push(...(await check(file, acknowledged)));
  }
  return { kills, acknowledged: acknowledged.length, complaints };
}

async function check(file: string, acknowledged: readonly Head[]): Promise<string[]> {
  const opened = await openNodeLog(file);
  if (!opened.ok) return [`does not open: ${JSON.stringify(opened.error)}`];
  const { log, losses, close } = opened.value;
  const complaints = losses.map((loss) => `lost: ${JSON.stringify(loss)}`);
  const chains = new Map<string, readonly string[]>();
  const list = await log.list();
  for (const { head } of list.ok ? list.value : []) {
    const stored = await log.read(head.table);
    if (!stored.ok) {
      complaints.push(`${head.table}: ${JSON.stringify(stored.error)}`);
      continue;
    }
    const { header, entries } = stored.value;
    const chain = chainHashesOf(header as Header, entries as readonly Entry[]);
    if (chain.ok) chains.set(head.table, chain.value.map(bytesToHex));
    complaints.push(...halves(entries as never));
  }
  for (const { table, seq, hash } of acknowledged) {
    const found = chains.get(table)?.[seq];
    // Who says so before it is stored does not know the hash; then any line in its place will do.
    if (found === undefined || (hash !== '' && found !== hash)) complaints.push(`${table} ${seq} was acknowledged`);
  }
  await close();
  return complaints;
}

/** The chain is whole; so a batch is whole where it has as many lines as it says. */
function halves(entries: readonly { readonly batch: string; readonly size: number }[]): string[] {
  const counts = new Map<string, { found: number; size: number }>();
  for (const { batch, size } of entries) counts.set(batch, { found: (counts.get(batch)?.found ?? 0) + 1, size });
  return [...counts].filter(([, { found, size }]) => found !== size).map(([batch]) => `half a batch: ${batch}`);
}
