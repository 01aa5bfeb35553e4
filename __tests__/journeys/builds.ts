import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { finishSite, readSiteVersion, writeSite } from '../../src/cli/build/site';
import { SERVICE_WORKER_FILE } from '../../src/cli/build/serviceWorker';
import { APP_BUILD_TARGET } from '../../src/cli/build/web';
import { listenOnPort } from '../../src/cli/serve/listenOnPort';
import { makeStaticServer } from '../../src/cli/serve/makeStaticServer';

const SCRIPTS = '_expo/static/js/web';

export const appFolder = APP_BUILD_TARGET.folder;
export const appVersion = (): string => readSiteVersion(appFolder) ?? '';

export const newFolder = (): string => mkdtempSync(path.join(tmpdir(), 'tableside-build-'));
export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** The app as if one of its sources had changed: another version, and its second script has another name. */
export async function makeNewerBuild(version: string): Promise<string> {
  const folder = newFolder();
  cpSync(appFolder, folder, { recursive: true });
  const scripts = path.join(folder, SCRIPTS);
  const main = readdirSync(scripts).find((name) => name.startsWith('main-'));
  if (main === undefined) throw new Error('the build has no second script');
  const renamed = `main-${'0'.repeat(32)}.js`;
  // Scripts of screens that are loaded later are called index as well; the first one is the one that loads main.
  const first = readdirSync(scripts).find((name) => readFileSync(path.join(scripts, name), 'utf8').includes(main));
  if (first === undefined) throw new Error('nothing loads the second script');
  for (const file of [path.join(folder, 'index.html'), path.join(scripts, first)])
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(main, renamed));
  renameSync(path.join(scripts, main), path.join(scripts, renamed));
  // The first script has other contents now, so it needs another name as well.
  const index = `index-${'0'.repeat(32)}.js`;
  renameSync(path.join(scripts, first), path.join(scripts, index));
  const page = path.join(folder, 'index.html');
  writeFileSync(page, readFileSync(page, 'utf8').replaceAll(first, index));
  await finishSite(folder, '/', version);
  return folder;
}

/** Asked for by the worker of `delayTakeOver` when it is told to take over: it does so once this is answered. */
export const TAKE_OVER_HELD = '/take-over-held';

/** The worker of this build takes over only when the server has answered it: as on a device that is very slow. */
export function delayTakeOver(folder: string): void {
  const worker = path.join(folder, SERVICE_WORKER_FILE);
  const delay = `{
    const takeOver = self.skipWaiting.bind(self);
    self.skipWaiting = () => fetch('${TAKE_OVER_HELD}').then(takeOver);
  }\n`;
  writeFileSync(worker, delay + readFileSync(worker, 'utf8'));
}

/** The app for a host that serves it at `base`. */
export async function makeSiteAt(base: string): Promise<string> {
  const folder = newFolder();
  await writeSite(appFolder, folder, base);
  return folder;
}

/** What goes wrong with a request: the answer is an error, ends in the middle, or is another file than was built. */
export type ServerMishap = 'error' | 'cut-off' | 'other-file';

/** A server whose build can be exchanged, that can fail for some files, and that can be gone. */
export interface ChangingServer {
  readonly url: string;
  readonly serveBuild: (folder: string) => void;
  /** Fails for addresses that contain `part`, from now on; null: for none. */
  readonly fail: (part: string | null, how?: ServerMishap) => void;
  /** Resolves when such an address was asked for. */
  readonly hasFailed: () => Promise<void>;
  /** Resolves when the address was asked for, with what answers it. Until then nobody gets an answer there. */
  readonly hold: (address: string) => Promise<() => void>;
  readonly stop: () => Promise<void>;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const answerFrom = (folder: string): Answer => {
  const server = makeStaticServer(folder);
  return (request, response) => void server.emit('request', request, response);
};

/** As static hosts do it: files under the base, and 404.html, with that status, for everything else there. */
const answerAt = (folder: string, base: string): Answer => {
  const answer = answerFrom(folder);
  const isFile = new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }));
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    if (!pathname.startsWith(base)) return void response.writeHead(404).end();
    const file = pathname.slice(base.length) || 'index.html';
    if (isFile.has(file)) {
      request.url = `/${file}`;
      return answer(request, response);
    }
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(readFileSync(path.join(folder, '404.html')));
  };
};

export async function startChangingServer(folder: string, base?: string): Promise<ChangingServer> {
  let answer = base === undefined ? answerFrom(folder) : answerAt(folder, base);
  let failing: { readonly part: string; readonly how: ServerMishap } | null = null;
  let noteFailure = (): void => undefined;
  let failed = Promise.resolve();
  const held = new Map<string, (answer: () => void) => void>();
  const server: Server = createServer((request, response) => {
    const onAsked = held.get(request.url ?? '');
    if (onAsked !== undefined) return onAsked(() => void response.writeHead(200).end());
    if (failing === null || !(request.url ?? '').includes(failing.part)) return answer(request, response);
    if (failing.how === 'error') response.writeHead(500).end();
    else if (failing.how === 'other-file')
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end('throw new Error("not this one");');
    else {
      response.writeHead(200, { 'Content-Type': 'text/javascript', 'Content-Length': 100_000 });
      response.write('(function () {', () => response.destroy());
    }
    noteFailure();
  });
  const port = await listenOnPort(server, 0, false);
  if (!port.ok) throw new Error(port.error);
  return {
    url: `http://localhost:${port.value}`,
    serveBuild: (next) => void (answer = answerFrom(next)),
    fail: (part, how = 'error') => {
      failing = part === null ? null : { part, how };
      failed = new Promise((resolve) => (noteFailure = resolve));
    },
    hasFailed: () => failed,
    hold: (address) => new Promise((resolve) => void held.set(address, resolve)),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
