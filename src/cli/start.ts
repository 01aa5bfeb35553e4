import { parseArgs } from 'node:util';
import { fail, ok, type Result } from '@/base';
import { buildWebIfStale } from './build/web';
import { listenOnPort } from './serve/listenOnPort';
import { makeStaticServer } from './serve/makeStaticServer';

const DEFAULT_PORT = 8080;

function readPort(args: readonly string[]): Result<number | undefined, string> {
  try {
    const { port } = parseArgs({ args: [...args], options: { port: { type: 'string' } } }).values;
    if (port === undefined) return ok(undefined);
    const number = Number(port);
    const isPort = /^\d+$/.test(port) && number <= 65535;
    return isPort ? ok(number) : fail(`--port takes a number from 0 to 65535, not "${port}".`);
  } catch (error) {
    return fail(`${(error as Error).message}\nUse: npm start -- [--port 8080]`);
  }
}

const giveUp = (why: string): never => {
  console.error(why);
  process.exit(1);
};

async function start(): Promise<void> {
  const port = readPort(process.argv.slice(2));
  if (!port.ok) return giveUp(port.error);
  const built = await buildWebIfStale((what) => console.log(what));
  if (!built.ok) return giveUp(`${built.error.trimEnd()}\n\nThe web app could not be built. The log above says why.`);
  const server = makeStaticServer(built.value);
  const listening = await listenOnPort(server, port.value ?? DEFAULT_PORT, port.value === undefined);
  if (!listening.ok) return giveUp(listening.error);
  console.log(`Tableside is at http://localhost:${listening.value}\nPress Ctrl+C to stop.`);
  const stop = (): void => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
}

void start();
