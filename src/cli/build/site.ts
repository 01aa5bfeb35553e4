import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fail, ok, type Result } from '@/base';
import { NOT_FOUND_PAGE_FILE, SERVICE_WORKER_FILE, writeServiceWorker } from './serviceWorker';
import { insertAtStartOfHtmlHead } from './optimizeStartPage';

const PAGE = 'index.html';
/** The page says where it lies and which build it is: the app and its first script read it there. */
const META = { base: 'tableside-base', version: 'tableside-version' } as const;
const metaElement = (name: string, content: string): string => `<meta name="${name}" content="${content}" />`;
const metaPattern = (name: string): RegExp => new RegExp(`<meta name="${name}" content="([^"]*)" />`);

const readMeta = (html: string, name: string): string | undefined => metaPattern(name).exec(html)?.[1];
const writeMeta = (html: string, name: string, content: string): string =>
  metaPattern(name).test(html)
    ? html.replace(metaPattern(name), () => metaElement(name, content))
    : insertAtStartOfHtmlHead(html, metaElement(name, content));

/**
 * Completes a build so that a static host can serve it at `base`: the page names its version and base, 404.html starts
 * the app at any address, and the service worker keeps every file.
 */
export async function finishSite(folder: string, base: string, version: string): Promise<void> {
  const page = path.join(folder, PAGE);
  const html = writeMeta(writeMeta(readFileSync(page, 'utf8'), META.base, base), META.version, version);
  writeFileSync(page, html);
  copyFileSync(page, path.join(folder, NOT_FOUND_PAGE_FILE));
  await writeServiceWorker(folder, base, version);
}

/** The version of the build in a folder; undefined where there is none. */
export const readSiteVersion = (folder: string): string | undefined => {
  const page = path.join(folder, PAGE);
  return existsSync(page) ? readMeta(readFileSync(page, 'utf8'), META.version) : undefined;
};

/** `path` → `/path/`. Only characters that mean the same in an address, a file name and a script. */
export function parseBasePath(text: string): Result<string, string> {
  const base = `/${text}/`.replace(/\/+/g, '/');
  const isPlain = /^\/(?:[\w~-][\w.~-]*\/)*$/.test(base);
  return isPlain ? ok(base) : fail(`--base takes a path such as /tableside/, not "${text}".`);
}

/** Addresses of files in Metro's scripts and in the page: `"/_expo/static/…"`, `"/assets/…"`, `href="/icon-192.png"`. */
const IN_SCRIPT = /(["'`])\/((?:_expo\/static|assets)\/[^"'`]*)/g;
const IN_PAGE = /((?:href|src)=")\/([^"/][^"]*)/g;

/** The same text with every such address under `base`. An address that is no file of the build is an error. */
function rebaseText(text: string, pattern: RegExp, base: string, files: ReadonlySet<string>): string {
  return text.replace(pattern, (_, before: string, file: string) => {
    if (!files.has(file)) throw new Error(`/${file} is named in the build and is not part of it`);
    return `${before}${base}${file}`;
  });
}

/**
 * Writes a build that was made for `/` into another folder, for a host that serves it at `base`. Nothing is compiled
 * again: Metro writes addresses of files as whole strings in a few known forms, and these get the base in front.
 */
export async function writeSite(built: string, folder: string, base: string): Promise<void> {
  const version = readSiteVersion(built);
  if (version === undefined) throw new Error(`${built} is not a finished build`);
  // The folder is emptied first: with it, the build would be gone.
  if (isWithin(built, folder) || isWithin(folder, built)) throw new Error(`${folder} is where the build itself lies`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(built, folder, { recursive: true, filter: (file) => !LEFT_BEHIND.has(path.relative(built, file)) });
  const files = new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.split(path.sep).join('/')),
  );
  for (const file of files) {
    const pattern = file.endsWith('.js') ? IN_SCRIPT : file === PAGE ? IN_PAGE : null;
    if (pattern === null) continue;
    const place = path.join(folder, file);
    writeFileSync(place, rebaseText(readFileSync(place, 'utf8'), pattern, base, files));
  }
  await finishSite(folder, base, version);
}

/** Whether a path is a folder, or lies in it. */
const isWithin = (file: string, folder: string): boolean =>
  !path.relative(path.resolve(folder), path.resolve(file)).startsWith('..');

/** Belongs to the build it was copied from, or is written anew. */
const LEFT_BEHIND: ReadonlySet<string> = new Set([SERVICE_WORKER_FILE, NOT_FOUND_PAGE_FILE, '.built-from']);
