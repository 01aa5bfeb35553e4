import { strict as assert } from 'node:assert';
import { type Page } from 'playwright-core';
import { type Entry } from '@/engine';
import { wordsFor } from '@/words';
import { taps, type Told } from '../kit/referee';
import { arrive, type AtTable, recordOf, sitDown } from './atTable';
import { assertNoOverflow, assertWholeWords, atTwiceTheSize, type Journey, LAPTOP, PHONE, textOf } from './stage';

const en = wordsFor('en');
const TOLD: Told = {
  header: {
    tableside: 1,
    id: 'explains',
    ruleset: 'texas-good-sam',
    seats: ['Ana', 'Bo', 'Cy', 'Di'].map((name, seat) => ({ name, team: seat % 2 })),
  },
  entries: [
    { n: 1, act: 'deal', tops: [7, 3, 12, 'S'] },
    { n: 2, act: 'start', seat: 0 },
  ] as unknown as Entry[],
};

const topOf = async (page: Page, testID: string): Promise<number> =>
  (await page.getByTestId(testID).boundingBox())?.y ?? Number.NaN;
const untilGone = (page: Page, testID: string): Promise<void> =>
  page.getByTestId(testID).waitFor({ state: 'detached' });
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('data-testid') ?? '');

/** Opens something, presses the browser's Back, and is still at the table. */
async function backCloses(at: AtTable, opens: string, shows: string): Promise<void> {
  await at.finger.perform(taps(opens));
  await at.finger.untilShown(shows);
  await at.page.goBack();
  await untilGone(at.page, shows);
  await at.finger.untilShown('build-0');
}

const firstTurn: Journey = {
  name: 'explains: hints teach the first taps, and nothing below the slot moves',
  walk: async (stage) => {
    const at = await arrive(stage);
    await sitDown(at, TOLD);
    const { page, finger } = at;
    const line = () => textOf(page, 'flag');
    const felt = await topOf(page, 'build-0');
    assert.match(await line(), new RegExp(`^.*${en.hints.lines['tap-pile'](1, false).replace('?', '\\?')}`));
    await finger.perform(taps('build-0'));
    await finger.settle();
    assert.match(await line(), /Tap the stock/);
    await at.picture('hint');
    await finger.perform(taps('hint-ok'));
    assert.match(await line(), /then the discard pile/);
    await finger.perform(taps('hints-off'));
    await untilGone(page, 'hint-ok');
    assert.equal(await topOf(page, 'build-0'), felt);
    await finger.settle();
    await page.reload();
    await finger.untilShown('build-0');
    assert.match(await line(), /^Ana laid 1/);

    // what was undone folds into one line of the log
    await finger.perform(taps('build-0', 'undo', 'build-1'));
    await finger.settle();
    await finger.perform(taps('log'));
    await finger.untilShown('log-undone-5');
    assert.equal(await page.getByTestId('log-entry-5').count(), 0);
    await finger.perform(taps('log-undone-5'));
    await finger.untilShown('log-entry-6');
    await at.picture('log-undone');
    await assertNoOverflow(page);
    assert.equal(await page.getByTestId('back').innerText(), en.screens.common.backTo.table(null).long);
    await at.leave();
  },
};

const backOnPhone: Journey = {
  name: "explains: the browser's Back closes what is open first, then leaves the table",
  walk: async (stage) => {
    const at = await arrive(stage);
    await sitDown(at, TOLD);
    const { page, finger } = at;
    const table = page.url();
    await backCloses(at, 'more', 'more-panel');
    await backCloses(at, 'speak', 'talk');
    await backCloses(at, 'table-menu', 'menu-panel');
    await finger.perform(taps('table-menu'));
    await backCloses(at, 'open-keys-help', 'keys-help');
    await backCloses(at, 'draw', 'draw-count-1');

    // a form, then the sheet it came from
    await finger.perform(taps('more', 'note'));
    await finger.untilShown('form-note');
    await page.goBack();
    await finger.untilShown('more-panel');
    await page.goBack();
    await untilGone(page, 'more-panel');

    // a screen that was opened from a panel has only the table behind it
    await finger.perform(taps('more', 'position'));
    await page.waitForURL(`${table}/position`);
    await page.goBack();
    await finger.untilShown('build-0');
    assert.equal(page.url(), table);

    // loaded anew with a panel open: the table without it, and one Back leaves
    await finger.perform(taps('more'));
    await finger.untilShown('more-panel');
    await page.reload();
    await finger.untilShown('build-0');
    assert.equal(await page.getByTestId('more-panel').count(), 0);
    await page.goBack();
    await finger.untilShown('new-table');
    assert.match(page.url(), /\/tables$/);
    await page.goForward();
    await finger.untilShown('build-0');
    await backCloses(at, 'more', 'more-panel');
    await at.leave();
  },
};

const foundByWords: Journey = {
  name: 'explains: More is searched in plain words and by keyboard alone',
  walk: async (stage) => {
    const at = await arrive(stage, { viewport: LAPTOP });
    await sitDown(at, TOLD);
    const { page, finger } = at;
    await finger.perform(taps('more'));
    await page.waitForFunction(() => document.activeElement?.getAttribute('data-testid') === 'more-find');
    await page.keyboard.press('Shift+Tab');
    assert.equal(await focused(page), 'more-panel-close');
    await page.keyboard.press('Shift+Tab');
    assert.equal(await focused(page), 'act-start', 'Tab goes round in the sheet');
    await page.keyboard.press('Tab');
    assert.equal(await focused(page), 'more-panel-close');
    await page.keyboard.press('Escape');
    await untilGone(page, 'more-panel');
    assert.equal(await focused(page), 'more', 'focus returns to what opened it');

    await finger.perform(taps('more'));
    await finger.untilShown('more-panel');
    await page.keyboard.type('ouut of turn');
    await page.keyboard.press('Enter');
    await finger.perform(taps('out-of-turn-1'));
    await untilGone(page, 'out-of-turn-panel');
    await finger.perform(taps('more'));
    await page.keyboard.type('phone rang');
    await page.keyboard.press('Enter');
    await finger.settle();
    await finger.perform(taps('more'));
    await page.keyboard.type('time is up');
    await page.keyboard.press('Enter');
    await finger.settle();
    const { entries } = await recordOf(at);
    assert.deepEqual(
      entries.slice(2).map(({ act }) => act),
      ['pause', 'end'],
    );
    await at.leave();
  },
};

const SIZES = {
  phone: { viewport: PHONE },
  laptop: { viewport: LAPTOP },
  'twice the text size': atTwiceTheSize(PHONE),
};

/** More, Talk and the log fit at every size: nothing is wider than the window, no heading is broken. */
const looked: readonly Journey[] = Object.entries(SIZES).map(([name, options]) => ({
  name: `explains: More, Talk and the folded log fit, ${name}`,
  walk: async (stage) => {
    const at = await arrive(stage, options);
    await sitDown(at, TOLD);
    const { page, finger } = at;
    const look = async (shows: string): Promise<void> => {
      await finger.untilShown(shows);
      await assertNoOverflow(page);
      await assertWholeWords(page);
      await at.picture(`explains-${name.replaceAll(' ', '-')}-${shows}`);
    };
    await finger.perform(taps('more'));
    await look('more-panel');
    await finger.perform(taps('more-panel-close', 'speak', 'speak-seat-1'));
    await look('speak-what-advice');
    // every kind of talk can be reached, and is whole
    await finger.untilShown('speak-what-call');
    await finger.perform(taps('talk-close', 'build-0', 'undo', 'log'));
    await look('log-undone-3');
    await at.leave();
  },
}));

export const explanations: readonly Journey[] = [firstTurn, backOnPhone, foundByWords];
export const moreExplanations: readonly Journey[] = looked;
