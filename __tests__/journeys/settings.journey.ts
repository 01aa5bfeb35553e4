import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { type Page } from 'playwright-core';
import { rulesetById } from '@/rulesets';
import { simulateGame } from '@/simulate';
import { assertSameRecord, tap, tellable, type Told } from '../kit/referee';
import { arrive, type AtTable, recordOf, sitDown, tellAll } from './atTable';
import { assertAccessible } from './axe';
import { assertTextsFit } from './fits';
import { look } from './looks.journey';
import { assertNoOverflow, assertWholeWords, type Journey, LAPTOP, PHONE, type Stage, TABLET, textOf } from './stage';

const THEMES = ['light', 'dark', 'contrast'] as const;
/** The backgrounds of the palettes, as a browser writes them. */
const PAPER = { light: 'rgb(246, 243, 236)', dark: 'rgb(20, 19, 15)', contrast: 'rgb(255, 255, 255)' } as const;

const paperOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.querySelector('[role=main]') ?? document.body).backgroundColor);

const letterOf = (page: Page): Promise<number> =>
  page.getByTestId('trademark').evaluate((element) => parseFloat(getComputedStyle(element).fontSize));

const openSettings = async ({ page }: AtTable): Promise<void> => {
  await page.getByTestId('tab-settings').click();
  await page.getByTestId('theme-system').waitFor();
};

/** The colours of the page before any script of the app has run: the scripts are held back until that is known. */
async function assertNoFlash({ page }: AtTable, url: string): Promise<void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_expo/static/js/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.body !== null);
  const before = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  release();
  await page.unrouteAll({ behavior: 'wait' });
  assert.equal(before, PAPER.dark, 'the page is dark before the app draws');
}

const kept: Journey = {
  name: 'settings: theme and text size hold at once, after a restart without a flash, and where there is no database',
  walk: async (stage) => {
    const at = await arrive(stage);
    await openSettings(at);
    for (const theme of THEMES) {
      await at.page.getByTestId(`theme-${theme}`).click();
      assert.equal(await paperOf(at.page), PAPER[theme]);
      assert.equal(await at.page.getByTestId(`theme-${theme}`).getAttribute('aria-checked'), 'true');
      await assertAccessible(at.page);
    }
    await at.page.getByTestId('theme-dark').click();
    const small = await letterOf(at.page);
    await at.page.getByTestId('text-size-150').click();
    assert.equal(await letterOf(at.page), small * 1.5);
    for (const name of ['left-handed', 'opposite', 'bounce-300']) await at.page.getByTestId(name).click();
    await at.finger.settle();
    await assertNoFlash(at, `${stage.url}/rulings`);
    await at.page
      .getByTestId('sheet-texas-good-sam')
      .or(at.page.getByRole('heading', { level: 1 }))
      .first()
      .waitFor();
    assert.equal(await paperOf(at.page), PAPER.dark, 'the rulings, which open no database');
    // The copy of the browser's own storage is gone; the database is not.
    await at.page.evaluate(() => localStorage.clear());
    await at.page.goto(`${stage.url}/settings`);
    await at.page.waitForFunction((dark) => getComputedStyle(document.body).backgroundColor === dark, PAPER.dark);
    for (const name of ['left-handed', 'opposite', 'bounce-300', 'text-size-150'])
      assert.equal(await at.page.getByTestId(name).getAttribute('aria-checked'), 'true', name);
    // The card to print has an address of its own, and leads back to the settings.
    await at.page.goto(`${stage.url}/settings/help-card`);
    await at.page.getByTestId('back').click();
    await at.page.getByTestId('help-card').waitFor();
    await at.leave();
  },
};

function shortGame(seed: string): Told {
  const ruleset = rulesetById('florida-good-sam');
  assert.ok(ruleset);
  return tellable(simulateGame({ ruleset, seed, house: { stock: 3 }, maxTurns: 4 }));
}

/** Reads a file of that content in the settings. */
async function pickFile({ page, finger }: AtTable, content: string): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), finger.perform([tap('import-all')])]);
  await chooser.setFiles({ name: 'all.jsonl', mimeType: 'application/x-ndjson', buffer: Buffer.from(content) });
}

const everything: Journey = {
  name: 'settings: everything in one file, read in on another device, which then says what was new and what was not',
  walk: async (stage) => {
    const told = shortGame('everything');
    const at = await arrive(stage);
    await tellAll(at, await sitDown(at, told));
    await at.page.goto(`${stage.url}/settings`);
    await at.page.getByTestId('opposite').click();
    await at.page.getByTestId('device-name').fill('Tent 2');
    const [download] = await Promise.all([at.page.waitForEvent('download'), at.finger.perform([tap('export-all')])]);
    assert.match(download.suggestedFilename(), /^tableside-tent-2-\d{4}-\d\d-\d\d\.jsonl$/);
    const file = await download.path();
    const text = readFileSync(file, 'utf8');

    const there = await arrive(stage);
    await openSettings(there);
    const readIn = (content: string): Promise<void> => pickFile(there, content);
    await readIn(text);
    assert.match(await textOf(there.page, 'imported-new'), /^New here: 1 table/);
    assert.match(await textOf(there.page, 'imported-settings'), /“Tent 2”.*I sit opposite: on/);
    const opposite = there.page.getByTestId('opposite');
    assert.equal(await opposite.getAttribute('aria-checked'), 'false', 'shown, and not applied yet');
    await there.page.getByTestId('apply-settings').click();
    await there.page.getByTestId('settings-applied').waitFor();
    assert.equal(await opposite.getAttribute('aria-checked'), 'true');
    assert.equal(await there.page.getByTestId('device-name').inputValue(), '', 'a name stays with its device');
    await assertAccessible(there.page);
    await assertNoOverflow(there.page);
    await readIn(`${text}nonsense\n`);
    assert.match(await textOf(there.page, 'imported-refused'), /Line \d+: /);
    await readIn(text);
    await there.page.getByTestId('imported-refused').waitFor({ state: 'detached' });
    assert.match(await textOf(there.page, 'imported-already-here'), /^Already here, unchanged: 1 table/);
    await there.page.getByTestId('tab-tables').click();
    await there.page.locator('[data-testid^="open-"]').first().click();
    await textOf(there.page, 'saved');
    assertSameRecord(told, await recordOf(there), 'everything');
    await there.leave();
    await at.leave();

    // a third device gets the file only up to the middle of a line: nothing of that game is taken before the tap
    const third = await arrive(stage);
    await openSettings(third);
    const lines = text.split('\n');
    const cut = `${lines.slice(0, 5).join('\n')}\n${lines[5]?.slice(0, 20)}`;
    await pickFile(third, cut);
    assert.match(await textOf(third.page, 'imported-cut'), /after entry 3\./);
    assert.equal(await third.page.getByTestId('imported-new').count(), 0);
    await assertNoOverflow(third.page);
    await third.picture('settings cut file');
    await third.finger.perform([tap('take-cut')]);
    assert.match(await textOf(third.page, 'imported-new'), /^New here: 1 table/);
    await third.page.getByTestId('tab-tables').click();
    await third.page.locator('[data-testid^="open-"]').first().click();
    await textOf(third.page, 'saved');
    // behind the settings and the header
    const whole = lines.slice(2, 5).map((line) => JSON.parse(line) as unknown);
    assert.deepEqual((await recordOf(third)).entries, whole);
    await third.leave();
  },
};

/**
 * Chromium in a test does not grant durable storage by itself, and granting it withdraws what is not named. The grant
 * lasts until the returned function is called.
 */
async function grantStorage({ browser }: Stage, page: Page): Promise<() => Promise<void>> {
  const { targetInfo } = await (await page.context().newCDPSession(page)).send('Target.getTargetInfo');
  const { browserContextId } = targetInfo;
  const cdp = await browser.newBrowserCDPSession();
  await cdp.send('Browser.grantPermissions', {
    permissions: ['durableStorage', 'wakeLockScreen'],
    ...(browserContextId === undefined ? {} : { browserContextId }),
  });
  return () => cdp.detach();
}

const checked: Journey = {
  name: 'settings: the device check names what needs attention and what to do, and says in one line when all is well',
  walk: async (stage) => {
    const at = await arrive(stage);
    await openSettings(at);
    await at.page.getByTestId('device-check').click();
    assert.match(await textOf(at.page, 'check-storage'), /may remove.*Install the app/);
    await at.page.getByTestId('check-attention').waitFor();
    await assertAccessible(at.page);
    const withdraw = await grantStorage(stage, at.page);
    await at.page.getByTestId('ask-persist').click();
    assert.equal(await textOf(at.page, 'check-all-well'), 'All is well. This device is ready.');
    for (const name of ['secure', 'storage', 'offline', 'space', 'clock', 'awake', 'print'])
      assert.match(await textOf(at.page, `check-${name}`), /good/, name);
    // The device's clock is set back, and checked again.
    await at.page.clock.setFixedTime(new Date('2019-05-01T12:00:00Z'));
    await at.page.getByTestId('check-again').click();
    assert.match(await textOf(at.page, 'check-clock'), /before this app was made.*Set date and time/);
    await withdraw();
    await at.leave();
  },
};

const filesGone: Journey = {
  name: 'settings: the device check says that files of a start are gone, and has them again once there is a network',
  walk: async (stage) => {
    const at = await arrive(stage, {}, '/settings/check');
    const { page } = at;
    assert.match(await textOf(page, 'check-offline'), /good.*Every file/);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await page.context().setOffline(true);
    await at.finger.perform([tap('check-again')]);
    assert.match(await textOf(page, 'check-offline'), /look here.*not on this device.*Connect to the network once/);
    await page.context().setOffline(false);
    await page.goto(`${stage.url}/settings`);
    await page.getByTestId('offline-ready').waitFor();
    // The browser reported every answer that did not come.
    await page.context().close();
  },
};

/** The browser's own copy of theme and text size, as a device has it that was used before. */
const withTextSize = (percent: number): string =>
  `try { localStorage.setItem('tableside.appearance', JSON.stringify({ theme: 'system', 'text-size': '${percent}' })); } catch {}`;

/** The screens of the settings, of setting up and of the list at twice the text size, in windows of every width. */
const enlarged: Journey = {
  name: 'settings: its screens, a new table and the list at 200 % of the text size',
  walk: async (stage) => {
    const at = await arrive({ ...stage, initScript: withTextSize(200) });
    await sitDown(at, shortGame('enlarged'));
    for (const viewport of [PHONE, TABLET, LAPTOP]) {
      await at.page.setViewportSize(viewport);
      for (const [path, shows] of [
        ['/settings', 'text-size-200'],
        ['/settings/check', 'check-storage'],
        ['/settings/licences', 'licences-intro'],
        ['/settings/help-card', 'page-1'],
        ['/tables', 'new-table'],
        ['/tables/new', 'other-seats'],
      ] as const) {
        await at.page.goto(`${stage.url}${path}`);
        await at.page.getByTestId(shows).waitFor();
        if (shows === 'other-seats') await at.finger.perform([tap('other-seats'), tap('change-places-0')]);
        await at.picture(`${shows}-text-200-${viewport.width}`);
        await assertNoOverflow(at.page);
        await assertWholeWords(at.page);
        await assertTextsFit(at.page, []);
      }
    }
    await at.leave();
  },
};

/** The shares that the colours of an element have of it, the largest first; blended edges left out. */
async function colourShares(page: Page, selector: string): Promise<readonly number[]> {
  const shot = await page.locator(selector).filter({ visible: true }).first().screenshot();
  return page.evaluate(async (data) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (context === null) return [];
    context.drawImage(image, 0, 0);
    const { data: pixels } = context.getImageData(0, 0, image.width, image.height);
    const seen = new Map<string, number>();
    for (let at = 0; at < pixels.length; at += 4) {
      const colour = pixels.slice(at, at + 3).join();
      seen.set(colour, (seen.get(colour) ?? 0) + 4 / pixels.length);
    }
    return [...seen.values()].filter((share) => share > 0.02).sort((one, other) => other - one);
  }, shot.toString('base64'));
}

/** The star and the band behind it have different colours: as one they would fill more than half of the face. */
const MOST_OF_STAR = 0.45;

const forced: Journey = {
  name: 'settings: where the system replaces every colour, stars and digits stay whole whatever theme was chosen',
  walk: async (stage) => {
    for (const [theme, colorScheme] of [
      ['dark', 'light'],
      ['light', 'dark'],
    ] as const) {
      const initScript = `try { localStorage.setItem('tableside.appearance', '{"theme":"${theme}"}'); } catch {}`;
      const at = await arrive({ ...stage, initScript }, { forcedColors: 'active', colorScheme });
      await sitDown(at, shortGame('forced'));
      await at.picture(`forced-colours-${theme}-on-${colorScheme}`);
      const [most = 1] = await colourShares(at.page, '[data-testid=key-S] [data-picture]');
      assert.ok(most < MOST_OF_STAR, `the star in ${theme} on ${colorScheme}: ${most}`);
      for (const name of ['key-7', 'build-0', 'undo']) {
        const { length } = await colourShares(at.page, `[data-testid=${name}]`);
        assert.ok(length >= 2, `${name} in ${theme} on ${colorScheme}`);
      }
      // light signs on a ground of their own: of whoever acts out of turn, of what is chosen, of what is held
      const turn = await textOf(at.page, 'turn');
      const guest = ['Ana', 'Bo', 'Cy', 'Di'].findIndex((name) => name !== turn);
      await at.finger.perform([tap(`seat-${guest}`)]);
      const filled = ['[data-testid=out-of-turn] svg'];
      await at.finger.perform([tap('table-menu')]);
      filled.push('[data-testid=opposite-no] svg');
      for (const sign of filled) {
        const { length } = await colourShares(at.page, sign);
        assert.ok(length >= 2, `${sign} is lost in ${theme} on ${colorScheme}`);
      }
      await at.picture(`forced-colours-signs-${theme}-on-${colorScheme}`);
      await at.leave();
    }
  },
};

const inLargeText = (percent: number): Journey => {
  const { name, walk } = look(`phone, text size ${percent} % in the settings`, { viewport: PHONE });
  return { name, walk: (stage) => walk({ ...stage, initScript: withTextSize(percent) }) };
};

export const settings: readonly Journey[] = [kept, everything, checked, filesGone, enlarged, forced];
/** Every screen of a table at the text sizes of the settings: minutes, so only where every journey is walked. */
export const textSizes: readonly Journey[] = [inLargeText(150), inLargeText(200)];
