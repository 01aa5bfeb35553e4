import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateSW } from 'workbox-build';
import { bundleBrowserScript } from './bundleBrowserScript';

export const SERVICE_WORKER_FILE = 'sw.js';
/** Served by static hosts for addresses that are no file. The worker answers those with index.html. */
export const NOT_FOUND_PAGE_FILE = '404.html';
/** Runs in the worker before workbox's part. */
const PRELUDE = 'app/offline/workerPrelude.ts';

/** What the worker knows about its build: `WorkerDescription` in `app/offline/workerProtocol.ts`. */
interface BuiltFiles {
  readonly version: string;
  readonly files: readonly (readonly [address: string, integrity: string])[];
}

/** Workbox leaves out larger files with a mere warning. No file of ours comes near it. */
const LARGEST_FILE = 64 * 1024 * 1024;
/** Expo puts a hash of the contents into these names, so the browser's own cache may answer for them. */
const HASHED_NAME = /[.-][0-9a-f]{32}(?:@\dx)?\.\w+$/;
/** What a browser with a file system for SQLite has at least. */
const BROWSERS = ['chrome >= 102', 'firefox >= 111', 'safari >= 16.4'];

export const integrityOf = (bytes: Buffer): string => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

/**
 * Writes the service worker of a finished build: it keeps every file, and answers every address under `base` with
 * index.html. Each file carries its hash, so that a browser refuses to install a worker over a half-copied build. Throws
 * on any warning, because a file that is missing in the cache is noticed only when there is no network.
 */
export async function writeServiceWorker(folder: string, base: string, version: string): Promise<BuiltFiles> {
  const target = path.join(folder, SERVICE_WORKER_FILE);
  let files: BuiltFiles['files'] = [];
  const { warnings } = await generateSW({
    globDirectory: folder,
    globPatterns: ['**/*'],
    // The default would leave out `assets/node_modules`, and with it SQLite.
    globIgnores: [SERVICE_WORKER_FILE, NOT_FOUND_PAGE_FILE],
    modifyURLPrefix: { '': base },
    dontCacheBustURLsMatching: HASHED_NAME,
    maximumFileSizeToCacheInBytes: LARGEST_FILE,
    manifestTransforms: [
      (entries) => {
        const manifest = entries
          .map((entry) => ({ ...entry, integrity: integrityOf(readFileSync(path.join(folder, entry.url.slice(base.length)))) }))
          .sort((a, b) => (a.url < b.url ? -1 : 1));
        files = manifest.map(({ url, integrity }) => [url, integrity]);
        return { manifest };
      },
    ],
    navigateFallback: `${base}index.html`,
    // A new version waits until it is told to take over; the first one serves the page that registered it at once.
    skipWaiting: false,
    clientsClaim: true,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    mode: 'production',
    babelPresetEnvTargets: BROWSERS,
    swDest: target,
  });
  if (warnings.length > 0) throw new Error(`the service worker is not complete:\n${warnings.join('\n')}`);
  if (!files.some(([address]) => address === `${base}index.html`)) throw new Error('the service worker has no page');
  const description: BuiltFiles = { version, files };
  const prelude = bundleBrowserScript(PRELUDE, { WORKER_DESCRIPTION: description });
  writeFileSync(target, `${prelude}\n${readFileSync(target, 'utf8')}`);
  return description;
}
