import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { type Locator, type Page } from 'playwright-core';
import { simulateGame } from '@/simulate';
import { rulesetById } from '@/rulesets';
import { assertSameRecord, readTold, tap, tellable, type Told } from '../kit/referee';
import { arrive, recordOf, sitDown, tellAll } from './atTable';
import { type Journey, textOf } from './stage';

function shortGame(seed: string): Told {
  const ruleset = rulesetById('florida-good-sam');
  assert.ok(ruleset);
  return tellable(simulateGame({ ruleset, seed, house: { stock: 3 }, maxTurns: 6 }));
}

const reloaded: Journey = {
  name: 'device: a reload, a link and the list lead back to the table as it was',
  walk: async (stage) => {
    const told = shortGame('reload');
    const at = await arrive(stage);
    const acts = await sitDown(at, told);
    const half = Math.floor(acts.length / 2);
    await tellAll(at, acts.slice(0, half));
    const before = await recordOf(at);
    const address = at.page.url();
    await at.page.reload();
    await textOf(at.page, 'turn');
    assert.deepEqual(await recordOf(at), before, 'nothing is lost by a reload');
    await at.page.goto(`${stage.url}/tables`);
    const id = before.header.id;
    await at.page.getByTestId(`open-${id}`).click();
    await at.page.waitForURL(address);
    await tellAll(at, acts.slice(half));
    assertSameRecord(told, await recordOf(at), 'reload');
    await at.leave();
  },
};

const secondTab: Journey = {
  name: 'device: a second tab says that the tables are open elsewhere, and takes over when the first is gone',
  walk: async (stage) => {
    const at = await arrive(stage);
    await at.page.getByTestId('new-table').waitFor();
    const other = await at.page.context().newPage();
    await other.goto(`${stage.url}/tables`);
    await other.getByTestId('open-elsewhere').waitFor();
    await at.page.close();
    await other.getByRole('button').first().click();
    await other.getByTestId('new-table').waitFor();
    await at.leave();
  },
};

/** In the page: a worker takes one file of the database, as that of a page that is ending does, and says so. */
async function takeFile(): Promise<void> {
  const script = `
    (async () => {
      const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('expo-sqlite');
      for await (const [, file] of folder.entries()) {
        if (file.kind !== 'file') continue;
        self.taken = await file.createSyncAccessHandle();
        postMessage('taken');
        return;
      }
      postMessage('no file');
    })().catch((error) => postMessage(String(error)));`;
  const worker = new Worker(URL.createObjectURL(new Blob([script])));
  const said = await new Promise((resolve) => worker.addEventListener('message', ({ data }) => resolve(data)));
  if (said !== 'taken') throw new Error(String(said));
}

const takenByOldWorker: Journey = {
  name: 'device: a worker that ends later than its page does not lock the next page out',
  walk: async (stage) => {
    const at = await arrive(stage);
    await at.page.getByTestId('new-table').waitFor();
    const holder = await at.page.context().newPage();
    await holder.goto(`${stage.url}/icon-192.png`);
    await at.page.goto(`${stage.url}/icon-192.png`);
    await holder.waitForFunction(() =>
      navigator.locks.query().then(({ held }) => held?.every(({ name }) => name !== 'tableside/log') ?? false),
    );
    await holder.evaluate(takeFile);
    // The files are taken and the lock is free: the page is loaded anew until the worker is gone.
    await at.page.goto(`${stage.url}/tables`);
    await at.page.waitForFunction(() => Number(sessionStorage.getItem('tableside.reloadsForFiles')) >= 2);
    await holder.close();
    await at.page.getByTestId('new-table').waitFor();
    assert.equal(await at.page.evaluate(() => sessionStorage.getItem('tableside.reloadsForFiles')), null);
    await at.page.context().close();
  },
};

const halfLoaded: Journey = {
  name: 'device: a page that loads only in part says so, and loads whole when tried again',
  walk: async (stage) => {
    const context = await stage.browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    // what draws, and the small script that loads it
    for (const scripts of ['**/main-*.js', '**/index-*.js']) {
      await page.route(scripts, (route) => route.abort());
      await page.goto(`${stage.url}/tables`);
      await page.getByText('did not load').waitFor();
      await page.screenshot({ path: `${stage.pictures}/half-loaded.png` });
      await page.unroute(scripts);
      await page.getByRole('link', { name: 'try again' }).click();
      await page.getByTestId('new-table').waitFor();
      assert.equal(await page.getByText('did not load').isVisible(), false);
    }
    // Nothing runs before the small script that starts the database's worker, or could fail beside these two.
    const scripts = await page.locator('script[src]').evaluateAll((all) => all.map((one) => one.getAttribute('src')));
    assert.equal(scripts.length, 1, scripts.join());
    assert.match(scripts[0] ?? '', /\/index-/);
    await context.close();
  },
};

const LATER_SCRIPT = '**/laterScript-*.js';

const screensLater: Journey = {
  name: 'device: screens beside the table are loaded before anybody opens them; one that did not come says so',
  walk: async (stage) => {
    const context = await stage.browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.route(LATER_SCRIPT, (route) => route.abort());
    await page.goto(`${stage.url}/tables/new`);
    await page.getByTestId('screen-not-loaded').waitFor();
    await page.screenshot({ path: `${stage.pictures}/screen not loaded.png` });
    await page.unroute(LATER_SCRIPT);
    await page.getByTestId('screen-load-again').click();
    await page.getByTestId('deal').waitFor();
    await page.goto(`${stage.url}/tables`);
    const [script] = await Promise.all([page.waitForResponse(LATER_SCRIPT), page.getByTestId('new-table').waitFor()]);
    await script.finished();
    await context.setOffline(true);
    await page.getByTestId('new-table').click();
    await page.getByTestId('deal').waitFor();
    await context.close();
  },
};

/** What a browser leaves behind that was closed while it stored files for the first time: too few files, all empty. */
const LEAVE_FEW_FILES = `(async () => {
  const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('expo-sqlite', { create: true });
  await folder.getFileHandle('only-one', { create: true });
})()`;

const halfMadePool: Journey = {
  name: 'device: a first visit that was cut off while its files were made does not lock anybody out',
  walk: async (stage) => {
    // An address that needs no tables opens no database.
    const at = await arrive(stage, {}, '/rulings');
    await at.page.evaluate(LEAVE_FEW_FILES);
    await at.page.goto(`${stage.url}/tables`);
    await at.page.getByTestId('new-table').waitFor();
    const told = shortGame('few files');
    await tellAll(at, (await sitDown(at, told)).slice(0, 3));
    await at.page.context().close();
  },
};

const roundTrip: Journey = {
  name: 'device: a record is exported to a file and read in on another device',
  walk: async (stage) => {
    const told = shortGame('round trip');
    const at = await arrive(stage);
    await tellAll(at, await sitDown(at, told));
    const { id } = (await recordOf(at)).header;
    await at.page.goto(`${stage.url}/tables`);
    await at.finger.perform([tap(`menu-${id}`)]);
    const [download] = await Promise.all([at.page.waitForEvent('download'), at.finger.perform([tap('export-record')])]);
    const file = await download.path();
    assertSameRecord(told, readTold(readFileSync(file, 'utf8')), 'round trip');
    const there = await arrive(stage);
    const [chooser] = await Promise.all([
      there.page.waitForEvent('filechooser'),
      there.finger.perform([tap('import-record')]),
    ]);
    await chooser.setFiles(file);
    await there.page.getByTestId(`open-${id}`).click();
    await textOf(there.page, 'saved');
    assertSameRecord(told, await recordOf(there), 'round trip');
    await there.leave();
    await at.leave();
  },
};

/** In pixels as the browser computes them: two looks that differ are not the same. */
const looksOf = (key: Locator): Promise<string> =>
  key.evaluate((node) => {
    const { opacity, backgroundColor, borderColor } = getComputedStyle(node);
    return [opacity, backgroundColor, borderColor].join(' ');
  });

/** Longer than the 120 ms within which a second touch of one control is taken for a tremor. */
const LONGER_THAN_BOUNCE_MS = 125;

/** Until the page's clock, by which the app measures, has left the last click so far behind. */
async function untilNoEcho(page: Page): Promise<void> {
  const now = await page.evaluate(() => performance.now());
  await page.waitForFunction((after) => performance.now() > after, now + LONGER_THAN_BOUNCE_MS);
}

const keys: Journey = {
  name: 'device: a key shows the finger that rests on it, hears the keyboard too, and is deaf while it has nothing to do',
  walk: async (stage) => {
    const at = await arrive(stage);
    await sitDown(at, shortGame('keys'));
    const key = at.page.getByTestId('key-7').filter({ visible: true });
    const atRest = await looksOf(key);
    await key.hover();
    await at.page.mouse.down();
    assert.notEqual(await looksOf(key), atRest, 'a finger rests on it');
    await at.page.mouse.up();
    const isArmed = (): Promise<string | null> => key.getAttribute('aria-pressed');
    assert.equal(await isArmed(), 'true', 'the finger has gone, and counted');
    for (const stroke of ['Enter', 'Space']) {
      const before = await isArmed();
      await key.focus();
      await untilNoEcho(at.page);
      await at.page.keyboard.press(stroke);
      assert.notEqual(await isArmed(), before, `${stroke} does what a finger does`);
    }
    await at.finger.perform([tap('speak')]);
    await at.page.getByTestId('talk').waitFor();
    await at.page.keyboard.press('Escape');
    await at.page.getByTestId('talk').waitFor({ state: 'detached' });
    await at.finger.perform([tap('log')]);
    const redo = at.page.getByTestId('log-redo').filter({ visible: true });
    const before = await recordOf(at);
    assert.equal(await redo.isDisabled(), true, 'nothing was undone');
    await redo.click({ force: true });
    assert.deepEqual(await recordOf(at), before, 'and nothing comes of touching it');
    await at.leave();
  },
};

export const devices: readonly Journey[] = [
  reloaded,
  secondTab,
  takenByOldWorker,
  halfLoaded,
  screensLater,
  halfMadePool,
  roundTrip,
  keys,
];
