import { strict as assert } from 'node:assert';
import { type Page } from 'playwright-core';
import { type Ruleset, RULESETS } from '@/rulesets';
import { rulesetWords, wordsFor } from '@/words';
import { rulingScreenWordsFor } from '@/words/rulingScreens';
import { makeRulesetPage } from '../../app/screens/Ruleset/makeRulesetPage';
import { assertAccessible, assertReadableRecoloured } from './axe';
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
const nameOf = (ruleset: Ruleset): string => rulesetWords(en, ruleset).name;
const SIZES = { phone: PHONE, laptop: LAPTOP } as const;
type Size = keyof typeof SIZES;

/** Everything the sheet holds is on the page, each under its name. Read at once: a question per row would take minutes. */
async function assertWholeSheet(page: Page, ruleset: Ruleset): Promise<void> {
  await page.getByRole('heading', { level: 1, name: nameOf(ruleset) }).waitFor();
  const shown = new Map(
    await page.evaluate(() =>
      Array.from(document.querySelectorAll<HTMLElement>('[data-testid]'))
        .filter((element) => element.offsetParent !== null)
        .map((element) => [element.dataset.testid ?? '', element.textContent ?? ''] as const),
    ),
  );
  const sheet = makeRulesetPage(ruleset, en, rulingScreenWordsFor('en').sheet);
  const expected = [
    ...sheet.groups.flatMap(({ facts }) =>
      facts.map(({ key, value, basis, citations }) => [
        `setting-${key}`,
        value,
        en.bases[basis],
        ...citations.map(({ place }) => place),
      ]),
    ),
    ...sheet.clauses.map(({ id, place, words: said }) => [`clause-${id}`, place, said]),
    ...sheet.disputed.map(({ id, question, inForce, others, why }) => [
      `reading-${id}`,
      question,
      inForce,
      ...others,
      why,
    ]),
  ];
  for (const [testId = '', ...pieces] of expected) {
    pieces.forEach((piece) =>
      assert.ok(shown.get(testId)?.includes(piece), `${ruleset.id}: ${testId} lacks "${piece}"`),
    );
  }
}

/** The title follows the address, a moment later. */
const waitForTitle = async (page: Page, title: string): Promise<void> => {
  const expected = `${title} · ${en.screens.appName}`;
  await page.waitForFunction((wanted) => document.title === wanted, expected);
};

const everySheet = (size: Size): Journey => ({
  name: `rulings: every sheet, from the list and back (${size})`,
  walk: async (stage) => {
    const { page, picture, leave } = await visit(stage, '/rulings', { viewport: SIZES[size] });
    await page.waitForURL('**/rulings');
    await waitForTitle(page, en.screens.rulings.title);
    await assertNoOverflow(page);
    await picture(`list-${size}`);
    for (const ruleset of RULESETS) {
      await page.getByTestId(`ruleset-${ruleset.id}`).click();
      await page.waitForURL(`**/rulings/${ruleset.id}`);
      await assertWholeSheet(page, ruleset);
      await assertNoOverflow(page);
      await waitForTitle(page, nameOf(ruleset));
      await picture(`${ruleset.id}-${size}`);
      await page.goBack();
      await page.waitForURL('**/rulings');
    }
    await leave();
  },
});

const deepLink = (size: Size): Journey => ({
  name: `rulings: a link opens a sheet; the list, the tab and the browser lead back (${size})`,
  walk: async (stage) => {
    const { page, leave } = await visit(stage, '/rulings/texas-good-sam', { viewport: SIZES[size] });
    assert.equal(await textOf(page, 'sheet-name'), 'Texas Good Sam');
    if (size === 'phone') await page.getByTestId('back').click();
    else await page.getByTestId('tab-rulings').click();
    await page.waitForURL('**/rulings');
    await page.getByTestId('ruleset-mattel').click();
    await page.waitForURL('**/rulings/mattel');
    await page.goBack();
    await page.waitForURL('**/rulings');
    await page.goForward();
    await page.waitForURL('**/rulings/mattel');
    await page.reload();
    assert.equal(await textOf(page, 'sheet-name'), en.rulesets.mattel.name);
    await page.getByTestId('tab-rulings').click();
    await page.waitForURL('**/rulings');
    await leave();
  },
});

const nowhere = (size: Size): Journey => ({
  name: `rulings: an unknown sheet and an unknown address help (${size})`,
  walk: async (stage) => {
    for (const [path, title] of [
      ['/rulings/atlantis', en.screens.rulings.unknownSheet],
      ['/no/such/place', en.screens.common.unknownPage],
    ] as const) {
      const { page, picture, leave } = await visit(stage, path, { viewport: SIZES[size] });
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await assertNoOverflow(page);
      await picture(`unknown-${size}`);
      await page.getByTestId(size === 'phone' ? 'instead-texas-good-sam' : 'ruleset-texas-good-sam').click();
      await page.waitForURL('**/rulings/texas-good-sam');
      assert.equal(await textOf(page, 'sheet-name'), 'Texas Good Sam');
      await leave();
    }
  },
});

const reading: Journey = {
  name: 'rulings: by keyboard, a clause opens in place, a dispute is found, and the way back',
  walk: async (stage) => {
    const { page, picture, leave } = await visit(stage, '/rulings/texas-good-sam', { viewport: PHONE });
    const fact = page.getByTestId('setting-revealedCard');
    const clause = fact.getByRole('button', { expanded: false }).first();
    await clause.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    const outline = await clause.evaluate((element) => getComputedStyle(element).outlineStyle);
    assert.equal(outline, 'solid', 'focus can be seen');
    await page.keyboard.press('Enter');
    await fact.getByText(en.clauses['TX.RULES.1c'], { exact: true }).waitFor();
    await picture('clause-open');
    await fact.getByRole('button', { name: en.screens.rulings.restsOn }).click();
    const point = page.getByTestId('reading-X13');
    assert.ok(((await point.boundingBox())?.y ?? PHONE.height) < PHONE.height / 2, 'the dispute is in view');
    await picture('dispute');
    await page.getByTestId('back-to-fact').click();
    assert.ok(((await fact.boundingBox())?.y ?? PHONE.height) < PHONE.height / 2, 'the fact is in view again');
    await leave();
  },
};

const LOOKED_AT = ['/rulings', '/rulings/tennessee-2018-partners'];

const lookOf = (size: Size): Journey => ({
  name: `rulings: accessible in every colour and nothing sticks out (${size})`,
  walk: async (stage) => {
    for (const path of LOOKED_AT) {
      const { page, picture, leave } = await visit(stage, path, { viewport: SIZES[size] });
      await page.getByRole('heading', { level: 1 }).filter({ visible: true }).waitFor();
      await assertNoOverflow(page);
      await assertWholeWords(page);
      await assertAccessible(page);
      await assertReadableRecoloured(page, (look) =>
        picture(`${path.split('/').pop()}-${size}-${look}`.replaceAll(' ', '-')),
      );
      await leave();
    }
  },
});

const lookTwice = (size: Size): Journey => ({
  name: `rulings: accessible and nothing sticks out (${size}, text at 200 %)`,
  walk: async (stage) => {
    for (const path of LOOKED_AT) {
      const { page, picture, leave } = await visit(stage, path, atTwiceTheSize(SIZES[size]));
      await page.getByRole('heading', { level: 1 }).filter({ visible: true }).waitFor();
      await assertNoOverflow(page);
      await assertWholeWords(page);
      await assertAccessible(page);
      await picture(`${path.split('/').pop()}-${size}-twice`);
      await leave();
    }
  },
});

const twiceTheSize: Journey = {
  name: 'rulings: at twice the text size no sheet breaks a word or sticks out',
  walk: async (stage) => {
    for (const { id } of RULESETS) {
      const { page, picture, leave } = await visit(stage, `/rulings/${id}`, atTwiceTheSize(PHONE));
      await page.getByRole('heading', { level: 1 }).filter({ visible: true }).waitFor();
      await assertWholeWords(page);
      await assertNoOverflow(page);
      await picture(`${id}-twice`);
      await leave();
    }
  },
};

const sizes = Object.keys(SIZES) as Size[];

export const rulings: readonly Journey[] = [
  ...sizes.map(everySheet),
  ...sizes.map(deepLink),
  ...sizes.map(nowhere),
  reading,
  twiceTheSize,
  ...sizes.map(lookOf),
  ...sizes.map(lookTwice),
];
