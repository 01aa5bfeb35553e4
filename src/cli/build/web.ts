import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fail, ok, type Result } from '@/base';
import { pathInRepo, REPO_ROOT } from '../paths';
import { runExpoExport } from './expoExport';
import { finishSite } from './site';
import { optimizeStartPage } from './optimizeStartPage';

/** Every file that can change a build. Of the commands only the one that builds. */
const SOURCES = ['app', 'src', 'src/cli/build', 'assets', 'app.json', 'metro.config.js', 'package-lock.json', 'package.json', 'tsconfig.json'];
const LEFT_OUT = [path.join('src', 'cli'), path.join('assets', 'readme')];

function filesUnder(root: string, place: string): string[] {
  const whole = path.join(root, place);
  if (LEFT_OUT.includes(place) || !existsSync(whole)) return [];
  if (!statSync(whole).isDirectory()) return [place];
  return readdirSync(whole)
    .sort()
    .flatMap((name) => filesUnder(root, path.join(place, name)));
}

/**
 * A hash of the names and contents of all sources. Modification times do not enter it, because a clone has new ones.
 * `more` names further sources of this build alone.
 */
export function sourceFingerprint(root: string, more: readonly string[] = []): string {
  const hash = createHash('sha256');
  for (const file of [...SOURCES, ...more].flatMap((place) => filesUnder(root, place))) {
    hash.update(`${file}\0`).update(readFileSync(path.join(root, file))).update('\0');
  }
  return hash.digest('hex');
}

/** What a build is called where people see it: the package's version, and what tells two builds of it apart. */
export function buildVersion(fingerprint: string): string {
  const { version } = JSON.parse(readFileSync(pathInRepo('package.json'), 'utf8')) as { readonly version: string };
  return `${version}+${fingerprint.slice(0, 8)}`;
}

export interface WebBuildTarget {
  /** Shown to the user while it is built. */
  readonly name: string;
  readonly folder: string;
  /** The entry file, when it is not the app's own. */
  readonly entry?: string;
  /** A folder whose files stand in for modules of the app. */
  readonly standIns?: string;
  /** Sources of this build beside the app's. */
  readonly sources?: readonly string[];
  /** Whether it starts without a server once it was visited: then it gets a service worker. */
  readonly isOffline?: boolean;
}

export const APP_BUILD_TARGET: WebBuildTarget = {
  name: 'the web app',
  folder: pathInRepo('dist/web'),
  isOffline: true,
};
/** Holds the fingerprint. It lies inside the build, so that the two are replaced together. */
const MARKER = '.built-from';

export function isBuildFresh(folder: string, wanted: string): boolean {
  const marker = path.join(folder, MARKER);
  return existsSync(marker) && readFileSync(marker, 'utf8') === wanted;
}

/** Builds a page unless the build in its folder is fresh. Returns the folder; the error is Expo's log. */
export async function buildWebIfStale(
  onProgress: (what: string) => void,
  { name, folder, entry, standIns, sources, isOffline = false }: WebBuildTarget = APP_BUILD_TARGET,
): Promise<Result<string, string>> {
  const wanted = sourceFingerprint(REPO_ROOT, sources);
  if (isBuildFresh(folder, wanted)) return ok(folder);
  onProgress(`Building ${name} …`);
  // Build into a temporary folder, then rename it: an interrupted build is never taken for a complete one, and two
  // builds at the same time do not mix.
  const temporary = `${folder}-${process.pid}`;
  mkdirSync(path.dirname(temporary), { recursive: true });
  const { ok: built, log } = await runExpoExport(['web'], temporary, { entry, standIns });
  if (!built || !existsSync(path.join(temporary, 'index.html'))) {
    rmSync(temporary, { recursive: true, force: true });
    return fail(log);
  }
  try {
    optimizeStartPage(temporary);
    if (isOffline) await finishSite(temporary, '/', buildVersion(wanted));
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    return fail((error as Error).message);
  }
  writeFileSync(path.join(temporary, MARKER), wanted);
  rmSync(folder, { recursive: true, force: true });
  renameSync(temporary, folder);
  return ok(folder);
}
