import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Where Expo writes the scripts of a page. */
export const EXPO_WEB_SCRIPTS_FOLDER = '_expo/static/js/web';
/** What `app/index.ts` loads while the database opens. */
const MAIN_SCRIPT = /^main-[0-9a-f]+\.js$/;
const DEFERRED = new RegExp(`<script src="/${EXPO_WEB_SCRIPTS_FOLDER}/([^"/]+)" defer></script>`, 'g');

const readScript = (folder: string, name: string): string => readFileSync(path.join(folder, EXPO_WEB_SCRIPTS_FOLDER, name), 'utf8');

/** Writes a script under a name that changes with its contents, as Expo's names do: a browser may keep it for ever. */
function writeScript(folder: string, stem: string, text: string): string {
  const name = `${stem}-${createHash('md5').update(text).digest('hex')}.js`;
  writeFileSync(path.join(folder, EXPO_WEB_SCRIPTS_FOLDER, name), text);
  return name;
}

/** The name of the script that draws; undefined for a page that has only one script. */
export const findMainScript = (folder: string): string | undefined =>
  readdirSync(path.join(folder, EXPO_WEB_SCRIPTS_FOLDER)).find((name) => MAIN_SCRIPT.test(name));

/** The scripts that run before the first screen: the page's own, and the one that draws. */
export function findStartScripts(folder: string): readonly string[] {
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const named = [...html.matchAll(DEFERRED)].flatMap(([, name]) => (name === undefined ? [] : [name]));
  const main = findMainScript(folder);
  return main === undefined ? named : [...named, main];
}

/**
 * Puts two scripts that Expo splits off back into those that need them. Where `main` shares modules with a screen that
 * is loaded later, Expo moves these modules into a script `__common`, and its module loader into `__expo-metro-runtime`,
 * and the page runs both before its first script. The first script needs nothing of `__common`, and has to run before
 * anything large: it starts the worker of the database. So the loader goes in front of the first script, `__common` in
 * front of `main`, and the page names the first script alone.
 */
export function joinStartScripts(folder: string): void {
  const main = findMainScript(folder);
  const page = path.join(folder, 'index.html');
  const html = readFileSync(page, 'utf8');
  const [runtime, common, first, ...more] = [...html.matchAll(DEFERRED)].map(([, name]) => name);
  if (main === undefined || common === undefined) return;
  const isAsExpected =
    runtime?.startsWith('__expo-metro-runtime-') && common.startsWith('__common-') && first?.startsWith('index-');
  if (runtime === undefined || first === undefined || !isAsExpected || more.length > 0)
    throw new Error(`the page runs other scripts than expected: ${[runtime, common, first, ...more].join(', ')}`);

  const newMain = writeScript(folder, 'main', `${readScript(folder, common)}\n${readScript(folder, main)}`);
  const start = readScript(folder, first);
  if (!start.includes(main)) throw new Error(`${first} does not load ${main}`);
  const newFirst = writeScript(
    folder,
    'index',
    `${readScript(folder, runtime)}\n${start.replaceAll(main, () => newMain)}`,
  );
  const isKept = new Set([newMain, newFirst]);
  const gone = [runtime, common, first, main].filter((name) => !isKept.has(name));
  gone.forEach((name) => rmSync(path.join(folder, EXPO_WEB_SCRIPTS_FOLDER, name)));
  for (const name of readdirSync(path.join(folder, EXPO_WEB_SCRIPTS_FOLDER))) {
    const named = gone.find((one) => readScript(folder, name).includes(one));
    if (named !== undefined) throw new Error(`${name} loads ${named}, which is now part of another script`);
  }
  const written = html.replace(DEFERRED, (tag: string, name: string) =>
    name === first ? tag.replace(first, () => newFirst) : '',
  );
  writeFileSync(page, written);
}
