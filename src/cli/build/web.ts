import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fail, ok, type Result } from '@/base';
import { inRoot, ROOT } from '../paths';
import { exportApp } from './expo';
import { fingerprint } from './fingerprint';

export interface WebBuild {
  /** Named in what is told while it is built. */
  readonly name: string;
  readonly folder: string;
  /** Another file than the app's own that Metro begins with. */
  readonly entry?: string;
  /** What enters this build beside the app's sources. */
  readonly sources?: readonly string[];
}

export const APP_BUILD: WebBuild = { name: 'the web app', folder: inRoot('dist/web') };
/** Lies inside the build it speaks of, so that the two can never part. */
const MARKER = '.built-from';

export function isFresh(folder: string, wanted: string): boolean {
  const marker = path.join(folder, MARKER);
  return existsSync(marker) && readFileSync(marker, 'utf8') === wanted;
}

/** Builds it unless the one there was made from these very sources. The error is Expo's own log. */
export async function buildWeb(
  tell: (what: string) => void,
  { name, folder, entry, sources }: WebBuild = APP_BUILD,
): Promise<Result<string, string>> {
  const wanted = fingerprint(ROOT, sources);
  if (isFresh(folder, wanted)) return ok(folder);
  tell(`Building ${name} …`);
  // Built aside and moved into place: a build cut short never looks like one, and two at once do not mix.
  const aside = `${folder}-${process.pid}`;
  mkdirSync(path.dirname(aside), { recursive: true });
  const { ok: built, log } = await exportApp(['web'], aside, entry);
  if (!built || !existsSync(path.join(aside, 'index.html'))) {
    rmSync(aside, { recursive: true, force: true });
    return fail(log);
  }
  writeFileSync(path.join(aside, MARKER), wanted);
  rmSync(folder, { recursive: true, force: true });
  renameSync(aside, folder);
  return ok(folder);
}
