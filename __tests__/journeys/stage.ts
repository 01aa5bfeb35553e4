import { strict as assert } from 'node:assert';
import { type Browser, type BrowserContextOptions, type Page } from 'playwright-core';

/** What a journey walks on: a browser, the address of the real server, a folder for its pictures. */
export interface Stage {
  readonly browser: Browser;
  readonly url: string;
  readonly pictures: string;
  /** Runs in every page before the app does. */
  readonly initScript?: string;
}

export interface Journey {
  readonly name: string;
  readonly walk: (stage: Stage) => Promise<void>;
}

export const PHONE = { width: 360, height: 740 };
export const TABLET = { width: 768, height: 1024 };
export const LAPTOP = { width: 1280, height: 800 };
/** The same screens at twice the text size: half the room, every letter as large again. */
export const atTwiceTheSize = ({ width, height }: typeof PHONE): BrowserContextOptions => ({
  viewport: { width: width / 2, height: height / 2 },
  deviceScaleFactor: 2,
});

export interface Visit {
  readonly page: Page;
  readonly picture: (name: string) => Promise<void>;
  /** Fails when the browser complained, or when anything was asked of another host. */
  readonly leave: () => Promise<void>;
}

/** A fresh browser profile at an address, with everything it complains about kept. */
export async function visit(stage: Stage, path: string, options: BrowserContextOptions): Promise<Visit> {
  const context = await stage.browser.newContext({ reducedMotion: 'reduce', ...options });
  // Patience with a busy machine, not with the app: what never comes fails all the same.
  context.setDefaultTimeout(60_000);
  // The compiler of these tests names functions by a helper that a page does not have.
  await context.addInitScript('globalThis.__name ??= (named) => named;');
  if (stage.initScript !== undefined) await context.addInitScript(stage.initScript);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(stage.url) && !request.url().startsWith('data:'))
      complaints.push(`asked ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(`${stage.url}${path}`);
  return {
    page,
    picture: async (name) => void (await page.screenshot({ path: `${stage.pictures}/${name}.png` })),
    leave: async () => {
      await context.close();
      assert.deepEqual(complaints, [], 'the browser complained');
    },
  };
}

/** Nothing may stick out to the right of the window, and nothing may scroll sideways. A long name may end in dots. */
export async function assertNoOverflow(page: Page): Promise<void> {
  const tooWide = await page.evaluate(() =>
    Array.from(document.querySelectorAll('body *'))
      .filter((element) => {
        const box = element.getBoundingClientRect();
        const sticksOut = box.width > 0 && (box.right > window.innerWidth + 1 || box.left < -1);
        return (
          sticksOut ||
          (element.scrollWidth > element.clientWidth + 1 &&
            getComputedStyle(element).overflowX !== 'visible' &&
            getComputedStyle(element).textOverflow !== 'ellipsis')
        );
      })
      .map(
        (element) =>
          `${element.tagName} ${element.getAttribute('data-testid') ?? ''} ${element.textContent?.slice(0, 40)}`,
      ),
  );
  assert.deepEqual(tooWide, [], `wider than the window at ${page.url()}`);
}

/** No heading, no tab and no way back may be so cramped that a word is broken, unless at its own hyphen. */
export async function assertWholeWords(page: Page): Promise<void> {
  const broken = await page.evaluate(() =>
    Array.from(
      document.querySelectorAll('h1, h2, h3, [role=heading], [role=navigation] *, [data-testid=back] *'),
    ).flatMap((heading) => {
      const text = heading.firstChild;
      if (!(text instanceof Text)) return [];
      return Array.from(text.data.matchAll(/[^\s-]+-?/g)).flatMap((word) => {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const lines = new Set(Array.from(range.getClientRects()).map((box) => Math.round(box.top)));
        return lines.size > 1 ? [word[0]] : [];
      });
    }),
  );
  assert.deepEqual(broken, [], `words broken at ${page.url()}`);
}

/** What a test id says, once it is there. */
export const textOf = async (page: Page, testId: string): Promise<string> => {
  const found = page.getByTestId(testId).filter({ visible: true });
  await found.waitFor();
  return (await found.textContent()) ?? '';
};
