import { strict as assert } from 'node:assert';
import { type Page } from 'playwright-core';
import { rulesetById } from '@/rulesets';
import { simulateGame } from '@/simulate';
import { wordsFor } from '@/words';
import { findChromium } from '../../src/cli/chromium';
import { assertSameRecord, makeFinger, tap, tellable, type Told } from '../kit/referee';
import { launch, newProfile, removeProfile } from '../lab/browser';
import { type AtTable, recordOf, sitDown, tellAll } from './atTable';
import {
  appFolder,
  appVersion,
  type ChangingServer,
  delayTakeOver,
  makeNewerBuild,
  makeSiteAt,
  removeFolder,
  startChangingServer,
  TAKE_OVER_HELD,
} from './builds';
import { type Journey, PHONE, type Stage, visit } from './stage';

const { offline, keeping } = wordsFor('en');
const NEWER = '9.0.0+newer';

function shortGame(seed: string): Told {
  const ruleset = rulesetById('texas-good-sam');
  assert.ok(ruleset);
  return tellable(simulateGame({ ruleset, seed, house: { stock: 3 }, maxTurns: 6 }));
}

/** The version of the page's own build. */
const versionOf = (page: Page): Promise<string | null> =>
  page.locator('meta[name="tableside-version"]').getAttribute('content');

/** Resolves when the page was loaded by that version. */
const untilVersion = (page: Page, version: string): Promise<void> =>
  page.locator(`meta[name="tableside-version"][content="${version}"]`).waitFor({ state: 'attached' });

type CheckOutcome = { readonly outcome: string; readonly why?: string; readonly file?: string };

/** Every file is asked for without the network and compared. */
const checkOffline = (page: Page): Promise<CheckOutcome> =>
  page.evaluate(async () => (await window.tableside?.offlineCheck?.()) as CheckOutcome);

/** Resolves when the service worker has every file, which is then proved. */
export async function untilReadyOffline(page: Page): Promise<void> {
  await page.waitForFunction(() => window.tableside?.offlineCheck !== undefined && navigator.serviceWorker.controller);
  assert.equal((await checkOffline(page)).outcome, 'ready');
}

/** Takes the page out of the worker's cache, or puts other bytes in its place. (A script might be in the browser's own cache.) */
const damageCache = (page: Page, bytes: string | null): Promise<void> =>
  page.evaluate(async (text) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const found = (await cache.keys()).find(({ url }) => url.includes('/index.html'));
      if (found === undefined) continue;
      if (text === null) await cache.delete(found);
      else await cache.put(found, new Response(text, { headers: { 'Content-Type': 'text/html' } }));
      return;
    }
    throw new Error('the page is in no cache');
  }, bytes);

const untilShown = (page: Page, testId: string): Promise<void> =>
  page.getByTestId(testId).filter({ visible: true }).waitFor();

/** A fresh device at a server of its own. */
async function arriveAt(stage: Stage, { url }: ChangingServer, path = '/tables'): Promise<AtTable> {
  const there = await visit({ ...stage, url }, path, { viewport: PHONE });
  return { ...there, finger: makeFinger(there.page) };
}

const serverGone: Journey = {
  name: 'offline: after one visit it starts in a new browser process with the server gone, and the game goes on',
  walk: async ({ pictures }) => {
    const server = await startChangingServer(appFolder);
    const profile = newProfile();
    const told = shortGame('server gone');
    const first = launch(findChromium() ?? '', profile);
    const second = (): ReturnType<typeof launch> => launch(findChromium() ?? '', profile);
    let killSecond = (): Promise<void> => Promise.resolve();
    try {
      const { context } = await first.browser;
      const page = context.pages()[0] ?? (await context.newPage());
      await page.setViewportSize(PHONE);
      await page.goto(`${server.url}/tables`);
      const at = { page, finger: makeFinger(page) } as AtTable;
      const acts = await sitDown(at, told);
      const half = Math.floor(acts.length / 2);
      await tellAll(at, acts.slice(0, half));
      await untilReadyOffline(page);
      const devtools = await context.newCDPSession(page);
      const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
      assert.deepEqual(installabilityErrors, [], 'it can be installed');
      const before = await recordOf(at);
      const address = page.url();
      await first.kill();
      await server.stop();

      const launching = second();
      killSecond = launching.kill;
      const again = (await launching.browser).context;
      const later = again.pages()[0] ?? (await again.newPage());
      await later.setViewportSize(PHONE);
      await later.goto(address);
      await untilShown(later, 'turn');
      await later.screenshot({ path: `${pictures}/offline start.png` });
      const there = { page: later, finger: makeFinger(later) } as AtTable;
      await there.finger.settle();
      assert.deepEqual(await recordOf(there), before, 'nothing is lost');
      await tellAll(there, acts.slice(half));
      assertSameRecord(told, await recordOf(there), 'server gone');
      // an address nobody has been to
      await later.goto(`${server.url}/rulings/florida-good-sam`);
      await later.getByRole('heading', { level: 1 }).first().waitFor();
      await untilReadyOffline(later);
      // it is not called ready when it is not
      await damageCache(later, 'not this one');
      assert.deepEqual(await checkOffline(later), { outcome: 'not-ready', why: 'changed', file: '/' });
      // (asking has removed it, to fetch it again: there is no network)
      assert.deepEqual(await checkOffline(later), { outcome: 'not-ready', why: 'missing', file: '/' });
    } finally {
      await first.kill();
      await killSecond();
      await server.stop();
      removeProfile(profile);
    }
  },
};

const updateInGame: Journey = {
  name: 'offline: an update in the middle of a game waits for the open table, says so, and is applied by a tap with nothing lost',
  walk: async (stage) => {
    const newer = await makeNewerBuild(NEWER);
    const server = await startChangingServer(appFolder);
    try {
      const told = shortGame('update');
      const at = await arriveAt(stage, server);
      const acts = await sitDown(at, told);
      const half = Math.floor(acts.length / 2);
      await tellAll(at, acts.slice(0, half));
      await untilReadyOffline(at.page);
      server.serveBuild(newer);

      // another window finds the newer version, and may not have it
      const other = await at.page.context().newPage();
      await other.goto(`${server.url}/tables`);
      const said = other.getByTestId('update-said');
      await said.filter({ hasText: offline.update.delayed['table-elsewhere'] }).waitFor();
      await other.screenshot({ path: `${stage.pictures}/update delayed.png` });
      await other.getByTestId('update-waiting').click();
      await said.filter({ hasText: offline.update.delayed['table-elsewhere'] }).waitFor();
      assert.equal(await versionOf(at.page), appVersion(), 'a table is open');
      await other.reload();
      await said.waitFor();
      assert.equal(await versionOf(other), appVersion(), 'nor at a start');

      // text that was typed and not sent holds it up, too
      const before = await recordOf(at);
      await at.finger.perform([tap('more'), tap('note')]);
      await at.page.getByTestId('field-text').fill('Bo left the table');
      await at.page.getByTestId('close-form').click();
      await at.page.getByTestId('more-panel-close').click();
      await at.page.goBack();
      await untilShown(at.page, 'update-waiting');
      await at.page.getByTestId('update-said').filter({ hasText: offline.update.delayed.unsaved }).waitFor();
      await at.finger.perform([tap(`open-${before.header.id}`), tap('more'), tap('note')]);
      await at.page.getByTestId('tell').click();
      await at.finger.settle();
      await at.page.goBack();
      await at.page.getByTestId('update-said').filter({ hasText: offline.update.text }).waitFor();
      await at.picture('update waiting');

      await Promise.all([at.page.waitForEvent('domcontentloaded'), at.page.getByTestId('update-waiting').click()]);
      await untilShown(at.page, `open-${before.header.id}`);
      assert.equal(await versionOf(at.page), NEWER);
      await untilVersion(other, NEWER);
      await at.finger.perform([tap(`open-${before.header.id}`)]);
      await untilShown(at.page, 'turn');
      const after = await recordOf(at);
      assert.deepEqual(after.entries.slice(0, before.entries.length), before.entries, 'nothing is lost');
      assert.equal(after.entries.length, before.entries.length + 1, 'and the note is there');
      await tellAll(at, acts.slice(half));
      assert.equal(await at.page.getByTestId('update-waiting').count(), 0);
      await at.leave();
    } finally {
      await server.stop();
      removeFolder(newer);
    }
  },
};

const halfDone: Journey = {
  name: 'offline: a half-done update leaves the old version starting; a whole one is there at a start',
  walk: async (stage) => {
    const newer = await makeNewerBuild(NEWER);
    const server = await startChangingServer(appFolder);
    const context = await stage.browser.newContext({ viewport: PHONE });
    context.setDefaultTimeout(60_000);
    try {
      const page = await context.newPage();
      await page.goto(`${server.url}/tables`);
      await untilReadyOffline(page);
      server.serveBuild(newer);
      for (const how of ['error', 'cut-off', 'other-file'] as const) {
        server.fail(`main-${'0'.repeat(32)}`, how);
        await page.reload();
        await untilShown(page, 'new-table');
        await server.hasFailed();
        await page.waitForFunction(async () => {
          const { installing, waiting } = (await navigator.serviceWorker.getRegistration())!;
          return installing === null && waiting === null;
        });
        assert.equal(await versionOf(page), appVersion(), how);
        await untilReadyOffline(page);
      }
      server.fail('', 'error');
      await page.reload();
      await untilShown(page, 'new-table');
      assert.equal(await versionOf(page), appVersion(), 'nor a server that fails for everything');
      server.fail(null);
      await page.reload();
      await untilShown(page, 'update-waiting');
      // The version that waits takes over at the next start, which then loads the page once more.
      await page.reload();
      await untilVersion(page, NEWER);
      await untilShown(page, 'new-table');
      await untilReadyOffline(page);
      // what the cache has lost is fetched again
      for (const bytes of [null, 'not this one']) {
        await damageCache(page, bytes);
        await untilReadyOffline(page);
      }
    } finally {
      await context.close();
      await server.stop();
      removeFolder(newer);
    }
  },
};

const slowTakeOver: Journey = {
  name: 'offline: while a version takes over at a start nothing can be entered; one that takes too long waits for what is typed',
  walk: async (stage) => {
    const newer = await makeNewerBuild(NEWER);
    delayTakeOver(newer);
    const server = await startChangingServer(appFolder);
    const context = await stage.browser.newContext({ viewport: PHONE });
    context.setDefaultTimeout(60_000);
    try {
      const page = await context.newPage();
      await page.goto(`${server.url}/tables`);
      await untilReadyOffline(page);
      server.serveBuild(newer);
      await page.reload();
      await untilShown(page, 'update-waiting');

      const told = server.hold(TAKE_OVER_HELD);
      await page.reload({ waitUntil: 'commit' });
      const answer = await told;
      await page.locator('#updating').waitFor();
      await page.screenshot({ path: `${stage.pictures}/updating at a start.png` });
      // The app has run and has its tables, and still draws nothing that could be tapped.
      await page.waitForFunction(() => window.tableside?.registry?.store.getState().isListed);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      assert.equal(await page.getByTestId('new-table').count(), 0, 'nothing to tap before it has taken over');

      // It never leaves a page that does not start.
      await untilShown(page, 'new-table');
      assert.equal(await page.locator('#updating').isVisible(), false);
      assert.equal(await versionOf(page), appVersion());
      await page.getByTestId('new-table').click();
      await page.getByTestId('ruleset-texas-good-sam').click();
      await page.getByTestId('seat-name-0').fill('Bernadette');
      answer();
      await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting === null);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      assert.equal(await versionOf(page), appVersion(), 'a form is open');
      assert.equal(await page.getByTestId('seat-name-0').inputValue(), 'Bernadette');
      await page.getByTestId('back').click();
      await untilVersion(page, NEWER);
      await untilShown(page, 'new-table');
    } finally {
      await context.close();
      await server.stop();
      removeFolder(newer);
    }
  },
};

/** In the page, while nobody has the database open: its `user_version`, four bytes in the header of the file. */
const SET_SCHEMA_VERSION = `async (version) => {
  const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('expo-sqlite');
  let changed = 0;
  for await (const handle of folder.values()) {
    const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
    // the pool's own header comes first
    const at = 4096;
    if (new TextDecoder().decode(bytes.slice(at, at + 13)) !== 'SQLite format') continue;
    const writable = await handle.createWritable({ keepExistingData: true });
    await writable.write({ type: 'write', position: at + 60, data: new Uint8Array([0, 0, 0, version]) });
    await writable.close();
    changed += 1;
  }
  return changed;
}`;

const newerDatabase: Journey = {
  name: 'offline: an old version that meets a newer database says so and offers the update',
  walk: async (stage) => {
    const newer = await makeNewerBuild(NEWER);
    const server = await startChangingServer(appFolder);
    try {
      const at = await arriveAt(stage, server);
      await untilShown(at.page, 'new-table');
      await untilReadyOffline(at.page);
      // An address that needs no tables opens no database.
      await at.page.goto(`${server.url}/rulings`);
      assert.equal(await at.page.evaluate(`(${SET_SCHEMA_VERSION})(99)`), 1);
      await at.page.goto(`${server.url}/tables`);
      await untilShown(at.page, 'newer-version');
      await at.page.getByText(keeping.newer.text).waitFor();
      await at.page.getByTestId('update-waiting').click();
      await at.page.getByTestId('update-said').filter({ hasText: offline.update.notFound }).waitFor();
      await at.picture('newer database');
      server.serveBuild(newer);
      await Promise.all([at.page.waitForEvent('domcontentloaded'), at.page.getByTestId('update-waiting').click()]);
      await untilShown(at.page, 'newer-version');
      assert.equal(await versionOf(at.page), NEWER);
      await at.leave();
    } finally {
      await server.stop();
      removeFolder(newer);
    }
  },
};

const BASE = '/club/night/';

const underBase: Journey = {
  name: 'offline: a build for a path starts at any address there through 404.html, and then without the host',
  walk: async (stage) => {
    const site = await makeSiteAt(BASE);
    const server = await startChangingServer(site, BASE);
    const context = await stage.browser.newContext({ viewport: PHONE });
    context.setDefaultTimeout(60_000);
    try {
      const page = await context.newPage();
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const [answer] = await Promise.all([
        page.waitForResponse(/rulings/),
        page.goto(`${server.url}${BASE}rulings/florida-good-sam`),
      ]);
      assert.equal(answer.status(), 404, 'the host has no such file');
      const title = await page.getByRole('heading', { level: 1 }).first().textContent();
      assert.match(title ?? '', /Florida/);
      await page.getByTestId('tab-tables').click();
      await page.waitForURL(`${server.url}${BASE}tables`);
      const at = { page, finger: makeFinger(page) } as AtTable;
      const told = shortGame('base');
      await tellAll(at, (await sitDown(at, told)).slice(0, 2));
      const before = await recordOf(at);
      assert.equal(page.url(), `${server.url}${BASE}tables/${before.header.id}`);
      await untilReadyOffline(page);
      const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
      assert.equal(scope, `${server.url}${BASE}`);
      assert.deepEqual(
        asked.filter((address) => !address.startsWith(BASE)),
        [],
      );
      await server.stop();
      await page.reload();
      await untilShown(page, 'turn');
      await at.finger.settle();
      assert.deepEqual(await recordOf(at), before);
      await page.goto(`${server.url}${BASE}`);
      await untilShown(page, `open-${before.header.id}`);
      assert.ok((await page.getByTestId('tab-rulings').getAttribute('href'))?.startsWith(BASE));
    } finally {
      await context.close();
      await server.stop();
      removeFolder(site);
    }
  },
};

export const offlineStarts: readonly Journey[] = [updateInGame, halfDone, serverGone, slowTakeOver];
/** With `--whole` only. */
export const moreOfflineStarts: readonly Journey[] = [newerDatabase, underBase];
