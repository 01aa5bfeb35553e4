import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fail, ok, type Result } from '@/base';
import { inRoot, ROOT } from '../paths';
import { exportApp } from './expo';
import { fingerprint } from './fingerprint';

export const WEB_FOLDER = inRoot('dist/web');
/** Lies inside the build it speaks of, so that the two can never part. */
const MARKER = '.built-from';

export function isFresh(folder: string, wanted: string): boolean {
  const marker = path.join(folder, MARKER);
  return existsSync(marker) && readFileSync(marker, 'utf8') === wanted;
}

/** Builds the web app unless the one there was made from these very sources. The error is Expo's own log. */
export async function buildWeb(tell: (what: string) => void): Promise<Result<string, string>> {
  const wanted = fingerprint(ROOT);
  if (isFresh(WEB_FOLDER, wanted)) return ok(WEB_FOLDER);
  tell('Building the web app …');
  // Built aside and moved into place: a build cut short never looks like one, and two at once do not mix.
  const aside = `${WEB_FOLDER}-${process.pid}`;
  mkdirSync(path.dirname(aside), { recursive: true });
  const { ok: built, log } = await exportApp(['web'], aside);
  if (!built || !existsSync(path.join(aside, 'index.html'))) {
    rmSync(aside, { recursive: true, force: true });
    return fail(log);
  }
  writeFileSync(path.join(aside, MARKER), wanted);
  rmSync(WEB_FOLDER, { recursive: true, force: true });
  renameSync(aside, WEB_FOLDER);
  return ok(WEB_FOLDER);
}
