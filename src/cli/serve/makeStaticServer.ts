import { createReadStream, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';

const MIME_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const mimeType = (file: string): string => MIME_TYPES[path.extname(file).toLowerCase()] ?? 'application/octet-stream';

/** The decoded path of a request; null for `..` in any encoding, hidden files and malformed paths. */
function pathIn(url: string): string | null {
  try {
    const wanted = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/');
    return /[\0\\]/.test(wanted) || wanted.split('/').some((part) => part.startsWith('.')) ? null : wanted;
  } catch {
    return null;
  }
}

const isFile = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/** The file that answers a request, or null. A path without an extension is a route of the app: index.html. */
function fileFor(folder: string, url: string): string | null {
  const wanted = pathIn(url);
  if (wanted === null) return null;
  const file = path.join(folder, wanted);
  if (isFile(file)) return file;
  const app = path.join(folder, 'index.html');
  return path.extname(wanted) === '' && isFile(app) ? app : null;
}

/** A file whose name holds a hash of its contents never changes; browsers must revalidate every other file. */
const cacheRule = (file: string): string =>
  /[.-][0-9a-f]{32}\.\w+$/.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache';

function send(request: IncomingMessage, response: ServerResponse, file: string): void {
  const { size, mtimeMs } = statSync(file);
  const etag = `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`;
  response.setHeader('Cache-Control', cacheRule(file));
  response.setHeader('ETag', etag);
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
  response.writeHead(200, { 'Content-Type': mimeType(file), 'Content-Length': size });
  if (request.method === 'HEAD') return void response.end();
  createReadStream(file)
    .on('error', () => response.destroy())
    .pipe(response);
}

function refuse(response: ServerResponse, status: number, why: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${why}\n`);
}

/**
 * Serves a built web app from one folder. Written by hand: of the promises tested here sirv keeps 8 of 21 by itself,
 * and it crashes when a rebuild removes a file that it has listed.
 */
export const makeStaticServer = (folder: string): Server =>
  createServer((request, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return refuse(response, 405, 'Only reading is possible here.');
    }
    const file = fileFor(folder, request.url ?? '/');
    return file === null ? refuse(response, 404, 'There is no such file.') : send(request, response, file);
  });
