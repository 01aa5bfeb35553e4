import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fail, ok, type Result } from '@/base';
import { parseBasePath, readSiteVersion, writeSite } from './build/site';
import { buildWebIfStale } from './build/web';
import { pathInRepo } from './paths';

const USE = 'Use: npm run build -- [--base /path/] [--out folder]';

interface BuildOptions {
  readonly base: string;
  readonly folder: string;
}

function readOptions(args: readonly string[]): Result<BuildOptions, string> {
  try {
    const options = { base: { type: 'string', default: '/' }, out: { type: 'string' } } as const;
    const { base: text, out } = parseArgs({ args: [...args], options }).values;
    const base = parseBasePath(text);
    if (!base.ok) return base;
    return ok({ base: base.value, folder: out === undefined ? pathInRepo('dist/site') : path.resolve(out) });
  } catch (error) {
    return fail(`${(error as Error).message}\n${USE}`);
  }
}

/** A folder is emptied before the site is written: only one that is empty, or holds a site, is taken. */
const isForUs = (folder: string): boolean =>
  !existsSync(folder) || readSiteVersion(folder) !== undefined || readdirSync(folder).length === 0;

const giveUp = (why: string): never => {
  console.error(why);
  process.exit(1);
};

async function build(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (!options.ok) return giveUp(options.error);
  const { base, folder } = options.value;
  if (!isForUs(folder)) return giveUp(`${folder} holds other files. Name an empty folder with --out.`);
  const built = await buildWebIfStale((what) => console.log(what));
  if (!built.ok) return giveUp(`${built.error.trimEnd()}\n\nThe web app could not be built. The log above says why.`);
  await writeSite(built.value, folder, base).catch((error: unknown) => giveUp((error as Error).message));
  console.log(`Tableside ${readSiteVersion(folder)} for ${base} is in ${folder}`);
}

void build();
