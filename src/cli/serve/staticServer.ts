import { createReadStream, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { mimeType } from './mimeTypes';

/**
 * The path a request asks for, or null where no honest one was asked: `..` in any spelling, hidden files
 * and bytes that are no path are nobody's business.
 */
function pathIn(url: string): string | null {
  try {
    const wanted = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/');
    return /[\0\\]/.test(wanted) || wanted.split('/').some((part) => part.startsWith('.')) ? null : wanted;
  } catch {
    return null;
  }
}

const isFile = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/** The file that answers a request, or null. A place inside the app is answered with the app itself. */
export function fileFor(folder: string, url: string): string | null {
  const wanted = pathIn(url);
  if (wanted === null) return null;
  const file = path.join(folder, wanted);
  if (isFile(file)) return file;
  const app = path.join(folder, 'index.html');
  return path.extname(wanted) === '' && isFile(app) ? app : null;
}

/** Names with a hash of their contents never change; everything else is asked for again each time. */
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

/** Serves a built web app, and nothing else, from one folder. */
export const staticServer = (folder: string): Server =>
  createServer((request, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return refuse(response, 405, 'Only reading is possible here.');
    }
    const file = fileFor(folder, request.url ?? '/');
    return file === null ? refuse(response, 404, 'There is no such file.') : send(request, response, file);
  });
