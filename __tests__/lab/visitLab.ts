import { type BrowserContext, type CDPSession, type Page } from 'playwright-core';
import { type Head } from '@/storage';

/** A page of the lab, and every head it acknowledged, as it was acknowledged. */
export interface Visited {
  readonly page: Page;
  readonly devtools: CDPSession;
  readonly origin: string;
}

/**
 * Each name is an origin, and so a disk, of its own: `*.localhost` is this computer in every browser, and is
 * trusted like localhost.
 */
export const originOf = (name: string, port: number): string => `http://${name}.localhost:${port}`;

const PHONE = { width: 360, height: 740 };
const taken = new WeakSet<Page>();

/** A browser starts with an empty page: the first visitor has it, and no second one. */
function freePage(context: BrowserContext): Page | undefined {
  const free = context.pages().find((page) => !taken.has(page) && page.url() === 'about:blank');
  if (free !== undefined) taken.add(free);
  return free;
}

export async function visit(
  context: BrowserContext,
  origin: string,
  hear: (head: Head) => void,
  path = '/',
  /** Run in every document of the page before anything else. */
  script = '',
): Promise<Visited> {
  const page = freePage(context) ?? (await context.newPage());
  await page.setViewportSize(PHONE);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Runtime.enable');
  await devtools.send('Runtime.addBinding', { name: 'acknowledged' });
  devtools.on('Runtime.bindingCalled', ({ name, payload }) => {
    if (name === 'acknowledged') hear(JSON.parse(payload) as Head);
  });
  // The app itself tells its acknowledgements to whoever left a function here.
  await page.addInitScript('window.tableside = { onAcknowledged: (head) => acknowledged(JSON.stringify(head)) };');
  if (script !== '') await page.addInitScript(script);
  await page.goto(`${origin}${path}`);
  return { page, devtools, origin };
}
