import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listenOnPort } from '../../src/cli/serve/listenOnPort';
import { makeStaticServer } from '../../src/cli/serve/makeStaticServer';

const outside = mkdtempSync(path.join(tmpdir(), 'tableside-served-'));
const folder = path.join(outside, 'web');
const HASHED = '/_expo/static/js/web/index-0123456789abcdef0123456789abcdef.js';
let server: Server;
let port: number;

interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** Node's own request, because fetch would tidy `..` away before it is sent. */
const ask = (url: string, method = 'GET', headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request({ port, path: url, method, headers }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    });
    sent.on('error', reject).end();
  });

beforeAll(async () => {
  mkdirSync(path.join(folder, path.dirname(HASHED)), { recursive: true });
  writeFileSync(path.join(outside, 'secret.txt'), 'secret');
  writeFileSync(path.join(folder, '.built-from'), 'secret');
  writeFileSync(path.join(folder, 'index.html'), '<title>app</title>');
  writeFileSync(path.join(folder, 'app.wasm'), 'wasm');
  writeFileSync(path.join(folder, HASHED), 'let app;');
  server = makeStaticServer(folder);
  await listenOnPort(server, 0, false);
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(outside, { recursive: true });
});

test.each([
  ['/', 'text/html; charset=utf-8', '<title>app</title>'],
  ['/index.html', 'text/html; charset=utf-8', '<title>app</title>'],
  ['/index.html?a=1', 'text/html; charset=utf-8', '<title>app</title>'],
  ['/app.wasm', 'application/wasm', 'wasm'],
  [HASHED, 'text/javascript; charset=utf-8', 'let app;'],
  ['/rulings/texas-good-sam', 'text/html; charset=utf-8', '<title>app</title>'],
])('%s is served as %s', async (url, type, body) => {
  expect(await ask(url)).toMatchObject({ status: 200, headers: { 'content-type': type }, body });
});

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/a/../../secret.txt',
  '/..\\secret.txt',
  '/.built-from',
  '/%00',
  '/%',
  '/../secret',
  '/missing.js',
])('%s is refused', async (url) => {
  const answer = await ask(url);
  expect(answer.status).toBe(404);
  expect(answer.body).not.toContain('secret');
});

test('files named by their contents are kept for ever, others are asked for again', async () => {
  expect((await ask(HASHED)).headers['cache-control']).toContain('immutable');
  expect((await ask('/')).headers['cache-control']).toBe('no-cache');
});

test('an unchanged file is not sent twice', async () => {
  const { headers } = await ask('/');
  expect(await ask('/', 'GET', { 'If-None-Match': String(headers.etag) })).toMatchObject({ status: 304, body: '' });
});

test('a file that a rebuild removed is not found, and the server goes on', async () => {
  const removed = path.join(folder, 'removed.js');
  writeFileSync(removed, 'let removed;');
  expect((await ask('/removed.js')).status).toBe(200);
  rmSync(removed);
  expect((await ask('/removed.js')).status).toBe(404);
  expect((await ask('/')).status).toBe(200);
});

test('only reading is possible', async () => {
  expect(await ask('/', 'HEAD')).toMatchObject({ status: 200, body: '' });
  expect(await ask('/', 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
});

describe('a port that is taken', () => {
  const taken = createServer();
  beforeAll(() => new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve)));
  afterAll(() => taken.close());

  test('gives way to the next free one', async () => {
    const { port: busy } = taken.address() as AddressInfo;
    const other = createServer();
    const answer = await listenOnPort(other, busy, true);
    other.close();
    expect(answer).toEqual({ ok: true, value: expect.any(Number) });
    expect(answer.ok && answer.value).toBeGreaterThan(busy);
  });

  test('is named in plain words when it was asked for', async () => {
    const { port: busy } = taken.address() as AddressInfo;
    expect(await listenOnPort(createServer(), busy, false)).toEqual({
      ok: false,
      error: `Port ${busy} is already in use. Choose another one with --port.`,
    });
  });
});
