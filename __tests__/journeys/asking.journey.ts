import { strict as assert } from 'node:assert';
import { type Page } from 'playwright-core';
import { RULESETS, rulesetById } from '@/rulesets';
import { wordsFor } from '@/words';
import { rulingQuestionWordsFor } from '@/words/rulingQuestions';
import { rulingScreenWordsFor } from '@/words/rulingScreens';
import { findChromium } from '../../src/cli/chromium';
import { simulateGame } from '@/simulate';
import { tap, tapIfThere, tellable, type Told } from '../kit/referee';
import { launch, newProfile, removeProfile } from '../lab/browser';
import { LISTEN_SCRIPT, saidByItself } from './announcements';
import { assertAccessible, assertReadableRecoloured } from './axe';
import { arrive, recordOf, sitDown } from './atTable';
import { appFolder, startChangingServer } from './builds';
import { assertTextsFit } from './fits';
import { untilReadyOffline } from './offline.journey';
import { printed } from './printed';
import {
  assertNoOverflow,
  assertWholeWords,
  atTwiceTheSize,
  type Journey,
  LAPTOP,
  PHONE,
  textOf,
  visit,
} from './stage';

const en = wordsFor('en');
const say = rulingScreenWordsFor('en');
const { questions, verdicts } = rulingQuestionWordsFor('en');
const TEXAS = 'texas-good-sam';
const MOST_TAPS = 4;

const fewTurns = (): Told => {
  const ruleset = rulesetById(TEXAS) ?? assert.fail(TEXAS);
  return tellable(simulateGame({ ruleset, seed: 'asking', house: { stock: 3 }, maxTurns: 3 }));
};

const control = (page: Page, testId: string) => page.getByTestId(testId).filter({ visible: true });
const click = (page: Page, testId: string): Promise<void> => control(page, testId).click();
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('data-testid') ?? '');

async function ask(page: Page, words: string): Promise<void> {
  await control(page, 'ask').fill(words);
  await control(page, 'answer-1').waitFor();
}

const serverGone: Journey = {
  name: 'asking: a player with the server gone and the browser restarted has the answer in four taps (360×740)',
  walk: async ({ pictures }) => {
    const server = await startChangingServer(appFolder);
    const profile = newProfile();
    const first = launch(findChromium() ?? '', profile);
    let killSecond = (): Promise<void> => Promise.resolve();
    try {
      const { context } = await first.browser;
      const before = context.pages()[0] ?? (await context.newPage());
      await before.setViewportSize(PHONE);
      await before.goto(`${server.url}/tables`);
      await untilReadyOffline(before);
      await first.kill();
      await server.stop();

      const second = launch(findChromium() ?? '', profile);
      killSecond = second.kill;
      const again = (await second.browser).context;
      const page = again.pages()[0] ?? (await again.newPage());
      await page.setViewportSize(PHONE);
      await page.goto(`${server.url}/tables`);
      let taps = 0;
      const tap = async (testId: string): Promise<void> => {
        taps += 1;
        await click(page, testId);
      };
      await tap('tab-rulings');
      await tap('ask');
      await page.keyboard.type('my parnter told me what to play');
      await tap('answer-1');
      assert.equal(await textOf(page, 'answer-question'), questions['partner-advice'].ask);
      assert.ok((await textOf(page, 'answer-steps')).length > 0);
      assert.ok(taps <= MOST_TAPS, `${taps} taps`);
      await page.screenshot({ path: `${pictures}/asked offline.png` });
      // the other sheets, the page to print and the list of sheets need no server either
      await control(page, 'elsewhere-mattel').click();
      await click(page, 'answer-print');
      await control(page, 'page-1').waitFor();
    } finally {
      await first.kill();
      await killSecond();
      await server.stop();
      removeProfile(profile);
    }
  },
};

const keyboardAlone: Journey = {
  name: 'asking: by the keyboard alone, from the box into the answers and back, and another sheet',
  walk: async (stage) => {
    const { page, leave } = await visit(stage, `/rulings?ruleset=${TEXAS}`, { viewport: PHONE });
    await control(page, 'ask').waitFor();
    for (let tabs = 0; (await focused(page)) !== 'ask-ruleset'; tabs += 1) {
      assert.ok(tabs < 8, `the choice of the sheet is not within 8 Tabs, but ${await focused(page)}`);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await control(page, 'ask-ruleset-list').waitFor();
    await page.keyboard.press('Escape');
    await control(page, 'ask-ruleset-list').waitFor({ state: 'detached' });
    await page.keyboard.press('Tab');
    assert.equal(await focused(page), 'ask');
    await page.keyboard.type('can I discard a wild');
    await control(page, 'answer-1').waitFor();
    await page.keyboard.press('ArrowDown');
    assert.equal(await focused(page), 'answer-1');
    await page.keyboard.press('ArrowDown');
    assert.equal(await focused(page), 'answer-2');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    assert.equal(await focused(page), 'ask');
    await page.keyboard.press('ArrowUp');
    assert.equal(await focused(page), 'ask');
    await page.keyboard.press('Enter');
    assert.equal(await textOf(page, 'answer-question'), questions['discard-skip-bo'].ask);
    await page.goBack();
    assert.equal(await control(page, 'ask').inputValue(), 'can I discard a wild');
    await page.waitForFunction(() => document.activeElement?.getAttribute('data-testid') === 'answer-1');
    await page.keyboard.press('Enter');
    await control(page, 'answer-verdict').waitFor();
    await page.goBack();
    await page.waitForFunction(() => document.activeElement?.getAttribute('data-testid') === 'answer-1');
    await page.keyboard.press('Escape');
    assert.equal(await control(page, 'ask').inputValue(), '');
    assert.equal(await focused(page), 'ask');
    // the questions that are asked most are reached by the same keys
    await page.keyboard.press('ArrowDown');
    assert.match(await focused(page), /^common-/);
    await leave();
  },
};

const spoken: Journey = {
  name: 'asking: how much was found is said once, politely, when typing has stopped',
  walk: async (stage) => {
    const { page, leave } = await visit({ ...stage, initScript: LISTEN_SCRIPT }, `/rulings?ruleset=${TEXAS}`, {
      viewport: PHONE,
    });
    await control(page, 'ask').click();
    await page.keyboard.type('drew too many cards', { delay: 15 });
    await control(page, 'answer-1').waitFor();
    const first = questions['drew-too-many'].ask;
    await page.waitForFunction(
      (asked) =>
        (globalThis as unknown as { saidByItself: string[] }).saidByItself.some((said) => said.includes(asked)),
      first,
    );
    const said = await saidByItself(page);
    assert.equal(said.length, 1, JSON.stringify(said));
    assert.match(said[0] ?? '', /^\d answers? found/);
    await leave();
  },
};

const linked: Journey = {
  name: 'asking: a link opens at a question and at a sheet, survives a reload, and leads back to the questions',
  walk: async (stage) => {
    const { page, leave } = await visit(stage, '/rulings/ask/stock-size?ruleset=florida-good-sam', { viewport: PHONE });
    assert.match(await textOf(page, 'answer-says'), /12 cards/);
    await page.waitForFunction(
      (title) => document.title === title,
      `${questions['stock-size'].ask} · ${en.screens.appName}`,
    );
    await page.reload();
    assert.match(await textOf(page, 'answer-says'), /12 cards/);
    // whoever came by a link goes on asking under its sheet
    await click(page, 'back');
    await page.waitForURL('**/rulings');
    assert.match(await textOf(page, 'ask-ruleset'), /Florida/);
    await ask(page, 'how many cards in a stock');
    await click(page, 'answer-1');
    await page.waitForURL('**/rulings/ask/stock-size?ruleset=florida-good-sam');
    // how the others see it is another address; back leads to one's own
    await click(page, 'elsewhere-mattel');
    await page.waitForURL('**/rulings/ask/stock-size?ruleset=mattel');
    assert.match(await textOf(page, 'answer-says'), /30/);
    await page.goBack();
    assert.match(await textOf(page, 'answer-says'), /12 cards/);
    // another sheet is chosen here, and kept for the next visit
    await click(page, 'ask-ruleset');
    await click(page, 'ask-ruleset-six-player-partners');
    assert.match(await textOf(page, 'answer-says'), /20 cards/);
    await page.goto(`${stage.url}/rulings`);
    assert.match(await textOf(page, 'ask-ruleset'), /Six players/);
    await page.goto(`${stage.url}/rulings/ask/why-is-the-sky-blue`);
    assert.equal(await textOf(page, 'answer-unknown'), say.answer.unknown);
    await click(page, 'to-questions');
    await page.waitForURL('**/rulings');
    await leave();
  },
};

const atTable: Journey = {
  name: 'asking: at a table under its own rules; what was asked is told by its form, and nothing before',
  walk: async (stage) => {
    const at = await arrive(stage);
    const { page, finger, picture } = at;
    await sitDown(at, fewTurns());
    await finger.settle();
    const before = (await recordOf(at)).entries.length;
    await finger.perform([tap('more'), tap('more-ask')]);
    await control(page, 'ask').waitFor();
    assert.match(await textOf(page, 'ask-ruleset'), /Texas Good Sam, as at this table/);
    await ask(page, 'how many cards in a stock');
    assert.match(await textOf(page, 'answer-1'), /3 cards/);
    await picture('ask-at-table');
    await assertAccessible(page);
    await ask(page, 'my partner said what to play');
    await click(page, 'answer-1');
    await control(page, 'answer-use').waitFor();
    await picture('answer-at-table');
    await assertAccessible(page);
    await click(page, 'answer-use');
    await control(page, 'form-speak').waitFor();
    await page.waitForURL((url) => url.search === '');
    await picture('form-from-answer');
    await finger.settle();
    assert.equal((await recordOf(at)).entries.length, before, 'nothing is told yet');
    await finger.perform([tap('field-seat-2')]);
    await finger.perform([tapIfThere('tell')]);
    await finger.settle();
    const { entries } = await recordOf(at);
    assert.deepEqual(
      entries.slice(before).flatMap((entry) => (entry.act === 'speak' ? [[entry.seat, entry.what]] : [])),
      [[2, 'advice']],
    );
    // the tab opens at the rules of the table that was open last
    await page.goto(`${stage.url}/rulings`);
    assert.match(await textOf(page, 'ask-ruleset'), /Texas/);
    await at.leave();
  },
};

/** As in a browser that keeps nothing for this page. */
const NO_STORAGE = `
  Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no storage', 'SecurityError'); } });
  Object.defineProperty(window, 'indexedDB', { value: undefined });
  Object.defineProperty(navigator, 'storage', { value: undefined });
`;

const noStorage: Journey = {
  name: 'asking: with no storage, no account and no table, and the sheet is kept while the page is open',
  walk: async (stage) => {
    const { page, leave } = await visit({ ...stage, initScript: NO_STORAGE }, '/rulings', { viewport: PHONE });
    await click(page, 'ask-ruleset');
    await click(page, 'ask-ruleset-mattel');
    await ask(page, 'cuantas cartas tiene el stock');
    await click(page, 'answer-1');
    assert.equal(await textOf(page, 'answer-question'), questions['stock-size'].ask);
    await click(page, 'tab-settings');
    await click(page, 'tab-rulings');
    await click(page, 'tab-rulings');
    assert.match(await textOf(page, 'ask-ruleset'), /Manufacturer/);
    await leave();
  },
};

const comparing: Journey = {
  name: 'asking: two to seven sheets side by side on a phone, nothing scrolls sideways; a block leads to its answer',
  walk: async (stage) => {
    const { page, picture, leave } = await visit(stage, '/rulings', { viewport: PHONE });
    await click(page, 'compare');
    await control(page, 'compare-said').waitFor();
    await assertNoOverflow(page);
    await picture('compare-two');
    for (const { id } of RULESETS) {
      const box = control(page, `compare-${id}`);
      if ((await box.getAttribute('aria-checked')) !== 'true') await box.click();
    }
    await page.waitForFunction(
      (many) => new URL(location.href).searchParams.get('with')?.split(',').length === many,
      7,
    );
    await control(page, 'compare-said').waitFor();
    await control(page, 'compared-stock-size').waitFor();
    await assertNoOverflow(page);
    await picture('compare-seven');
    await page.setViewportSize(LAPTOP);
    await control(page, 'compare-said').waitFor();
    await picture('compare-seven-laptop');
    await assertNoOverflow(page);
    await page.setViewportSize(PHONE);
    await click(page, 'compared-stock-size-mattel');
    await page.waitForURL('**/rulings/ask/stock-size?ruleset=mattel');
    await page.goBack();
    await click(page, 'compare-print');
    await control(page, 'page-2').waitFor();
    const { sheets, text } = await printed(page, stage);
    assert.ok(sheets > 1);
    assert.ok(text.includes(say.compare.printedTitle));
    const [download] = await Promise.all([page.waitForEvent('download'), click(page, 'slip-web-page')]);
    assert.equal(download.suggestedFilename(), 'tableside-compared.html');
    await leave();
  },
};

const printing: Journey = {
  name: 'asking: an answer and the summary of every sheet are printed on one page each',
  walk: async (stage) => {
    const { page, picture, leave } = await visit(stage, `/rulings/ask/drew-too-many?ruleset=${TEXAS}`, {
      viewport: PHONE,
    });
    await click(page, 'answer-print');
    await control(page, 'page-1').waitFor();
    await picture('answer-page');
    const answer = await printed(page, stage);
    assert.equal(answer.sheets, 1);
    assert.ok(answer.text.includes(verdicts.penalty));
    await assertAccessible(page);
    await click(page, 'back');
    await control(page, 'answer-verdict').waitFor();
    for (const { id } of RULESETS) {
      await page.goto(`${stage.url}/rulings/${id}`);
      await click(page, 'sheet-print');
      await control(page, 'page-1').waitFor();
      assert.equal((await printed(page, stage)).sheets, 1, id);
      await click(page, 'back');
      await control(page, 'sheet-name').waitFor();
    }
    await leave();
  },
};

const SIZES = {
  phone: { viewport: PHONE },
  laptop: { viewport: LAPTOP },
  'text at 200 %': atTwiceTheSize(PHONE),
} as const;

/** Each place of the tab, and what is there once it is drawn. */
const PLACES: readonly {
  readonly name: string;
  readonly path: string;
  readonly shows: string;
  readonly asks?: string;
}[] = [
  { name: 'home', path: `/rulings?ruleset=${TEXAS}`, shows: 'topic-talk' },
  { name: 'found', path: `/rulings?ruleset=${TEXAS}`, shows: 'ask-sources', asks: 'drew too many cards' },
  { name: 'not-placed', path: '/rulings', shows: 'ask-not-placed', asks: 'zebra umbrella kites' },
  { name: 'answer', path: `/rulings/ask/drew-too-many?ruleset=${TEXAS}`, shows: 'elsewhere-mattel' },
  { name: 'silent', path: `/rulings/ask/out-of-turn?ruleset=${TEXAS}`, shows: 'elsewhere-mattel' },
  { name: 'fact', path: `/rulings/ask/stock-size?ruleset=${TEXAS}`, shows: 'elsewhere-mattel' },
  { name: 'compare', path: '/rulings/compare?with=texas-good-sam,mattel,tennessee-2018', shows: 'compare-differ' },
  { name: 'about', path: '/rulings/about', shows: 'about-trademark' },
  { name: 'summary', path: `/rulings/${TEXAS}/print`, shows: 'page-1' },
];

const looks = (size: keyof typeof SIZES): Journey => ({
  name: `asking: every place is accessible in three themes and nothing sticks out (${size})`,
  walk: async (stage) => {
    for (const { name, path, shows, asks } of PLACES) {
      const { page, picture, leave } = await visit(stage, path, SIZES[size]);
      if (asks !== undefined) await control(page, 'ask').fill(asks);
      await control(page, shows).and(page.locator(':not([aria-busy=true])')).first().waitFor();
      await picture(`${name}-${size}`.replaceAll(' ', '-'));
      await assertNoOverflow(page);
      await assertWholeWords(page);
      if (name !== 'summary') await assertTextsFit(page, []);
      await assertAccessible(page);
      await assertReadableRecoloured(page, (look) => picture(`${name}-${size}-${look}`.replaceAll(' ', '-')));
      await leave();
    }
  },
});

export const askings: readonly Journey[] = [
  serverGone,
  keyboardAlone,
  spoken,
  linked,
  noStorage,
  atTable,
  comparing,
  printing,
  ...(Object.keys(SIZES) as (keyof typeof SIZES)[]).map(looks),
];
