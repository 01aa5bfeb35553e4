import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { integrityOf } from '../../src/cli/build/serviceWorker';
import { finishSite, parseBasePath, readSiteVersion, writeSite } from '../../src/cli/build/site';

const MAIN = '_expo/static/js/web/main-0123456789abcdef0123456789abcdef.js';
const WASM = 'assets/node_modules/expo-sqlite/wa-sqlite.0123456789abcdef0123456789abcdef.wasm';
const PAGE = `<html><head><meta charset="utf-8" /><link rel="manifest" href="/manifest.webmanifest" /></head>
<body><a href="">again</a><script src="/${MAIN}"></script></body></html>`;

let folder: string;
const built = (): string => path.join(folder, 'built');
const site = (): string => path.join(folder, 'site');
const write = (file: string, text: string | Buffer): void => {
  const place = path.join(built(), file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
};
const read = (file: string): string => readFileSync(path.join(site(), file), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tableside-site-'));
  write('index.html', PAGE);
  write(MAIN, `load({"paths":{"7":"/${MAIN}"}});e="/${WASM}";go('/tables');`);
  write(WASM, Buffer.alloc(3 * 1024 * 1024, 1));
  write('manifest.webmanifest', '{ "start_url": "./" }');
  write('.built-from', 'a hash');
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  ['/', '/'],
  ['', '/'],
  ['/club/', '/club/'],
  ['club', '/club/'],
  ['/club/night', '/club/night/'],
  ['/a.b/~c-d_e/', '/a.b/~c-d_e/'],
])('the base %j is %j', (text, base) => expect(parseBasePath(text)).toEqual({ ok: true, value: base }));

test.each(['/../', '/a b/', 'https://example.org/', '/a?b', '/.git/', '/a"b/', 'C:\\club'])(
  'the base %j is refused, and named',
  (text) => expect(parseBasePath(text)).toEqual({ ok: false, error: expect.stringContaining(`"${text}"`) }),
);

test('a site under a base has every address there, and nothing else is changed', async () => {
  await finishSite(built(), '/', '1.2.3+abc');
  await writeSite(built(), site(), '/club/');
  expect(read('index.html')).toContain('href="/club/manifest.webmanifest"');
  expect(read('index.html')).toContain(`src="/club/${MAIN}"`);
  expect(read('index.html')).toContain('<a href="">');
  expect(read('index.html')).toContain('<meta name="tableside-base" content="/club/" />');
  expect(read(MAIN)).toBe(`load({"paths":{"7":"/club/${MAIN}"}});e="/club/${WASM}";go('/tables');`);
  expect(read('404.html')).toBe(read('index.html'));
  expect(readSiteVersion(site())).toBe('1.2.3+abc');
  expect(existsSync(path.join(site(), '.built-from'))).toBe(false);
});

test('an address in a script that leads to no file is an error', async () => {
  await finishSite(built(), '/', '1');
  write(MAIN, 'load("/assets/gone.png")');
  await expect(writeSite(built(), site(), '/club/')).rejects.toThrow('/assets/gone.png is named in the build');
});

test('the folder of the build itself, or one around it or in it, is not written to', async () => {
  await finishSite(built(), '/', '1');
  for (const place of [built(), path.join(built(), '..'), path.join(built(), 'site'), `${built()}/`])
    await expect(writeSite(built(), place, '/club/')).rejects.toThrow('is where the build itself lies');
  expect(readSiteVersion(built())).toBe('1');
  await writeSite(built(), `${built()}-2`, '/club/');
  expect(readSiteVersion(`${built()}-2`)).toBe('1');
});

test('the service worker has every file with its hash: those under node_modules and the large ones too', async () => {
  await finishSite(built(), '/', '1');
  await writeSite(built(), site(), '/club/');
  const worker = read('sw.js');
  for (const file of ['index.html', MAIN, WASM, 'manifest.webmanifest']) {
    const integrity = integrityOf(readFileSync(path.join(site(), file)));
    // once in what it says about itself, once in what workbox stores
    expect(worker.split(`"/club/${file}"`).length).toBeGreaterThanOrEqual(3);
    expect(worker.split(integrity).length).toBeGreaterThanOrEqual(3);
  }
  for (const file of ['404.html', 'sw.js', '.built-from']) expect(worker).not.toContain(`/club/${file}"`);
  expect(worker).toContain('SKIP_WAITING');
});
