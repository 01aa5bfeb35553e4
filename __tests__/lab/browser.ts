import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { CHROMIUM_ARGS } from '../../src/cli/chromium';

/** A browser that can be killed at any moment, with all its processes, as a phone kills an app. */
export interface KillableBrowser {
  readonly context: BrowserContext;
  /** SIGKILL to the whole group; resolves when nothing of it is left. */
  readonly kill: () => Promise<void>;
  /** Closed as a person closes it: it writes down first what it still has to. */
  readonly close: () => Promise<void>;
  /** Whether it was closed by `kill`. */
  readonly isDead: () => boolean;
}

/** Pages of the browser's own that nobody sees here; they take as long to start as ours. */
const UNSEEN = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIReloadButton', 'InitialWebUI'];
/** Of several such arguments the last counts. */
export const without = (...features: readonly string[]): string =>
  `--disable-features=${[...UNSEEN, ...features].join()}`;

const ARGS = [
  ...CHROMIUM_ARGS,
  '--headless=new',
  without(),
  '--remote-debugging-port=0',
  '--no-default-browser-check',
  '--disable-breakpad',
  '--disable-extensions',
  '--disable-dev-shm-usage',
  '--password-store=basic',
  '--mute-audio',
  '--hide-scrollbars',
  // A name that is neither localhost nor https: what a phone sees on a plain local network.
  '--host-resolver-rules=MAP tableside.test 127.0.0.1',
];

export const newProfile = (): string => mkdtempSync(path.join(tmpdir(), 'tableside-profile-'));
export const removeProfile = (profile: string): void =>
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });

/** A killed browser cannot take its lock away. */
const unlock = (profile: string): void =>
  readdirSync(profile)
    .filter((name) => name.startsWith('Singleton'))
    .forEach((name) => rmSync(path.join(profile, name), { force: true }));

const address = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /^DevTools listening on (ws:\S+)$/m.exec(said);
      if (found?.[1] !== undefined) resolve(found[1]);
    });
    child.on('close', () => reject(new Error(`the browser did not start:\n${said}`)));
  });

export interface Launching {
  readonly browser: Promise<KillableBrowser>;
  /** Also while it is still starting. */
  readonly kill: () => Promise<void>;
}

const running = new Set<number>();
/** Whoever stops the command stops its browsers. */
process.on('exit', () => running.forEach(stop));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
function stop(group: number): void {
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // It is gone already, which is all that was wanted.
  }
}

/** Starts a browser on a profile, in a process group of its own. */
export function launch(program: string, profile: string, args: readonly string[] = []): Launching {
  unlock(profile);
  const child = spawn(program, [...ARGS, ...args, `--user-data-dir=${profile}`, 'about:blank'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const group = child.pid ?? 0;
  running.add(group);
  let driver: Browser | null = null;
  let isDead = false;
  const gone = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const kill = async (): Promise<void> => {
    isDead = true;
    stop(group);
    await gone;
    running.delete(group);
    await driver?.close().catch(() => undefined);
  };
  const connect = async (): Promise<KillableBrowser> => {
    driver = await chromium.connectOverCDP(await address(child));
    const [context] = driver.contexts();
    if (context === undefined) throw new Error('the browser has no profile');
    context.setDefaultTimeout(60_000);
    const close = async (): Promise<void> => {
      const session = await driver?.newBrowserCDPSession();
      await session?.send('Browser.close');
      await gone;
      running.delete(group);
    };
    return { context, kill, close, isDead: () => isDead };
  };
  return { browser: connect(), kill };
}
