import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { fail, ok, type Result } from '@/base';
import { runChildProcess } from './runChildProcess';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The browser named by the CHROMIUM variable if it is set, else the first one on the path. */
export function findChromium(env: Readonly<Record<string, string | undefined>> = process.env): string | undefined {
  if (env.CHROMIUM !== undefined && env.CHROMIUM !== '') return isProgram(env.CHROMIUM) ? env.CHROMIUM : undefined;
  const folders = [...(env.PATH ?? '').split(path.delimiter), '/usr/bin'];
  return [...folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name))), ...ELSEWHERE].find(isProgram);
}

const HELP =
  'No Chromium was found. Install it (Debian: apt-get install chromium) or name one: CHROMIUM=/path/to/chromium npm test';

/** Finds a Chromium; as root on Debian, installs one from the system's packages when there is none. */
export async function findOrInstallChromium(): Promise<Result<string, string>> {
  const found = findChromium();
  if (found !== undefined) return ok(found);
  if (process.env.CHROMIUM) return fail(`CHROMIUM names ${process.env.CHROMIUM}, which cannot be run.`);
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!mayInstall) return fail(HELP);
  const noQuestions = { DEBIAN_FRONTEND: 'noninteractive' };
  await runChildProcess('apt-get', ['update', '-q'], noQuestions);
  const { log } = await runChildProcess(
    'apt-get',
    ['install', '-qy', '--no-install-recommends', 'chromium'],
    noQuestions,
  );
  const installed = findChromium();
  return installed === undefined ? fail(`${log}\n${HELP}`) : ok(installed);
}
