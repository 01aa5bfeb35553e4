import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fail, ok, type Result } from '@/base';
import { pathInRepo } from './paths';
import { runChildProcess } from './runChildProcess';

const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const QUIET = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
const SOON = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000'];

/** npm writes this list last: a package that is not on it was not installed completely. */
function isComplete(folder: string, name: string): boolean {
  const list = path.join(folder, 'node_modules/.package-lock.json');
  return existsSync(list) && `node_modules/${name}` in (JSON.parse(readFileSync(list, 'utf8')).packages ?? {});
}

/** npm repeats its message several times, with stack traces; the first lines are enough. */
const firstErrors = (log: string): string =>
  log
    .split('\n')
    .filter((line) => line.startsWith('npm error') && !/^npm error\s+at /.test(line))
    .slice(0, 4)
    .join('\n');

/**
 * Installs a package that only a long run needs, and that package.json therefore does not name. It is installed once,
 * into node_modules/.cache. Returns the package's folder.
 */
export async function installNpmPackage(name: string, version: string): Promise<Result<string, string>> {
  const folder = pathInRepo('node_modules/.cache', `${name}-${version}`);
  const place = path.join(folder, 'node_modules', name);
  if (isComplete(folder, name)) return ok(place);
  const { log } = await runChildProcess(NPM, ['install', '--prefix', folder, ...QUIET, ...SOON, `${name}@${version}`]);
  if (isComplete(folder, name)) return ok(place);
  return fail(
    `${name} ${version} could not be installed. Is the package registry reachable? npm says:\n${firstErrors(log)}`,
  );
}
