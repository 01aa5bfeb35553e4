import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** What a build is made of. Command lines never enter it. */
const SOURCES = ['app', 'src', 'assets', 'app.json', 'metro.config.js', 'package-lock.json', 'package.json', 'tsconfig.json'];
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
 * Changes exactly when a file that goes into the build does: names and contents, never times (a clone has new
 * ones). `more` names places that enter this build alone.
 */
export function fingerprint(root: string, more: readonly string[] = []): string {
  const hash = createHash('sha256');
  for (const file of [...SOURCES, ...more].flatMap((place) => filesUnder(root, place))) {
    hash.update(`${file}\0`).update(readFileSync(path.join(root, file))).update('\0');
  }
  return hash.digest('hex');
}
