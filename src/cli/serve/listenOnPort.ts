import { type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { fail, ok, type Result } from '@/base';

const tryPort = (server: Server, port: number): Promise<NodeJS.ErrnoException | null> =>
  new Promise((resolve) => {
    server.once('error', resolve);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', resolve);
      resolve(null);
    });
  });

const inWords = (error: NodeJS.ErrnoException, port: number): string => {
  if (error.code === 'EADDRINUSE') return `Port ${port} is already in use. Choose another one with --port.`;
  if (error.code === 'EACCES') return `This computer does not allow port ${port}. Choose one above 1024 with --port.`;
  return `Port ${port} could not be opened: ${error.message}`;
};

/** Listens on the port, or with `orNext` on the first free one of the twenty from it. Returns the port. */
export async function listenOnPort(server: Server, port: number, orNext: boolean): Promise<Result<number, string>> {
  let error: NodeJS.ErrnoException | null = null;
  for (let at = port; at < port + (orNext ? 20 : 1); at += 1) {
    error = await tryPort(server, at);
    if (error === null) return ok((server.address() as AddressInfo).port);
    if (error.code !== 'EADDRINUSE') return fail(inWords(error, at));
  }
  return fail(
    orNext ? `Ports ${port} to ${port + 19} are all in use. Choose another one with --port.` : inWords(error!, port),
  );
}
