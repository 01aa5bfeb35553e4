import { strict as assert } from 'node:assert';
import { LONGER_LANGUAGE_SCRIPT } from '../kit/longerWords';
import { assertTextsFit, misfitTexts } from './fits';
import { layouts } from './layout.journey';
import { lookAtLocalRules } from './localRules.journey';
import { look } from './looks.journey';
import { assertNoOverflow, atTwiceTheSize, type Journey, LAPTOP, PHONE, visit } from './stage';

/**
 * The same journey in a language whose words are two fifths longer. No build carries it: before the app starts, the
 * page is given a function that rewords the dictionary (`window.tableside.reword`).
 */
const inLongerLanguage = ({ name, walk }: Journey): Journey => ({
  name: `layout in a longer language: ${name}`,
  walk: (stage) => walk({ ...stage, initScript: LONGER_LANGUAGE_SCRIPT, pictures: `${stage.pictures}/longer` }),
});

const SIZES = { phone: { viewport: PHONE }, twice: atTwiceTheSize(PHONE), laptop: { viewport: LAPTOP } };

const ruleSheets: Journey = {
  name: 'rule sheets and rulings: every text fits, in three sizes',
  walk: async (stage) => {
    for (const path of ['/rulings', '/rulings/tennessee-2018-partners', '/tables/ruling'])
      for (const [size, options] of Object.entries(SIZES)) {
        const { page, picture, leave } = await visit(stage, path, options);
        const heading = page.getByRole('heading', { level: 1 }).filter({ visible: true });
        assert.match((await heading.first().textContent()) ?? '', /ë/, 'the longer language is shown');
        await picture(`${path.split('/').pop()}-${size}`);
        await assertNoOverflow(page);
        await assertTextsFit(page, []);
        await leave();
      }
  },
};

const BOX = 'width: 60px; height: 20px; font: 14px sans-serif; white-space: nowrap; padding: 0; position: absolute;';

/** The check itself is checked: each of these pages breaks one promise, and the last one none. */
const control: Journey = {
  name: 'layout: a text that is cut, sticks out or lies over another is noticed',
  walk: async ({ browser }) => {
    const page = await browser.newPage();
    await page.addInitScript('globalThis.__name ??= (named) => named;');
    await page.goto('about:blank');
    const look = async (html: string): Promise<unknown> => {
      await page.setContent(html);
      const { cut, outside, covered } = await misfitTexts(page);
      return [cut.length, outside.length, covered.length];
    };
    assert.deepEqual(await look(`<div style="${BOX} overflow: hidden">a text that is cut</div>`), [1, 0, 0]);
    assert.deepEqual(await look(`<a style="${BOX}">a text that sticks out</a>`), [0, 1, 0]);
    assert.deepEqual(await look(`<div style="${BOX}">one text</div><div style="${BOX}">another</div>`), [0, 0, 1]);
    assert.deepEqual(await look(`<a style="${BOX} overflow: hidden">short</a>`), [0, 0, 0]);
    await page.close();
  },
};

export const longerLayouts: readonly Journey[] = [
  control,
  ...[
    ...layouts,
    look('phone', { viewport: PHONE }),
    look('phone, text at 200 %', atTwiceTheSize(PHONE), { mayBreakWords: true }),
    look('laptop', { viewport: LAPTOP }),
    lookAtLocalRules('phone', { viewport: PHONE }),
    lookAtLocalRules('phone, 200 %', atTwiceTheSize(PHONE), { mayBreakWords: true }),
    ruleSheets,
  ].map(inLongerLanguage),
];
