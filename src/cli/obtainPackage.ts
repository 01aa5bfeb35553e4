import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fail, ok, type Result } from '@/base';
import { inRoot } from './paths';
import { run } from './shell';

const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const QUIET = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
const SOON = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000'];

/** npm writes its list last: a package that is not on it was cut short. */
function isComplete(folder: string, name: string): boolean {
  const list = path.join(folder, 'node_modules/.package-lock.json');
  return existsSync(list) && `node_modules/${name}` in (JSON.parse(readFileSync(list, 'utf8')).packages ?? {});
}

/** npm says the same thing several times over, and where in its own code; the first lines are enough. */
const gist = (log: string): string =>
  log
    .split('\n')
    .filter((line) => line.startsWith('npm error') && !/^npm error\s+at /.test(line))
    .slice(0, 4)
    .join('\n');

/**
 * A package that only a long run needs, so package.json does not name it: fetched once, kept beside the
 * caches. Answers with the package's own folder.
 */
export async function obtainPackage(name: string, version: string): Promise<Result<string, string>> {
  const folder = inRoot('node_modules/.cache', `${name}-${version}`);
  const place = path.join(folder, 'node_modules', name);
  if (isComplete(folder, name)) return ok(place);
  const { log } = await run(NPM, ['install', '--prefix', folder, ...QUIET, ...SOON, `${name}@${version}`]);
  if (isComplete(folder, name)) return ok(place);
  return fail(`${name} ${version} could not be installed. Is the package registry reachable? npm says:\n${gist(log)}`);
}
