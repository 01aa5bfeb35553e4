import { strict as assert } from 'node:assert';
import { type Page } from 'playwright-core';
import { makeRulingsRecordReader, type RulingsRecordEntry } from '@/record';
import { wordsFor } from '@/words';
import { justARulingWordsFor } from '@/words/justARuling';
import { tap, taps } from '../kit/referee';
import { arrive, type AtTable } from './atTable';
import { assertAccessible, assertReadableRecoloured } from './axe';
import { assertTextsFit } from './fits';
import { onOneProfile } from './oneProfile';
import { misdrawn } from './printed';
import { assertNoOverflow, assertWholeWords, atTwiceTheSize, type Journey, LAPTOP, PHONE, textOf } from './stage';

const words = wordsFor('en');
const say = justARulingWordsFor('en');
const fill = (name: string, text: string) => ({ fill: name, text }) as const;

/** Names that leave no room for anything else. */
const LONG = 'Bernadette-Josephine Featherstonehaugh-Wellingtonsworth';

/** From the list of tables: texas, the words somebody uses, the first answer, a name, and keep it. */
async function rule(at: Pick<AtTable, 'finger' | 'page'>, typed: string, name: string): Promise<void> {
  await at.finger.perform([fill('ruling-what', typed), tap('ruling-question-1')]);
  await at.finger.perform([fill('ruling-name', name), tap('ruling-save')]);
  await at.page.getByTestId('ruling-outcome').filter({ hasText: name }).waitFor();
}

const keptTexts = (page: Page): Promise<string[]> => page.getByTestId(/^kept-/).allInnerTexts();

/** What the file with everything has of the rulings: where no table is, all its lines but the settings. */
async function exportedLines(page: Page): Promise<readonly RulingsRecordEntry[]> {
  const text = await page.evaluate(async () => {
    const all = await window.tableside?.registry.exportAll();
    return all?.ok === true ? all.value.text : '';
  });
  const [, ...lines] = text.trimEnd().split('\n');
  const reader = makeRulingsRecordReader();
  return lines.flatMap((line, i) => {
    const read = reader.read(line, i + 1);
    assert.notEqual(read?.kind, 'problem', line);
    return read?.kind === 'entry' ? [read.entry] : [];
  });
}

const keeps: Journey = {
  name: 'just a ruling: four taps and a name, kept through a killed browser, taken back and brought back',
  walk: (stage) =>
    onOneProfile(stage, async (start) => {
      let at = await start('/tables');
      await at.finger.perform(taps('just-a-ruling'));
      assert.equal(await textOf(at.page, 'rulings-none'), say.list.none + say.list.noneHelp);
      await at.finger.perform(taps('ask-ruleset', 'ask-ruleset-texas-good-sam'));
      const before = at.finger.touches();
      await at.finger.perform([tap('ruling-question-1'), fill('ruling-name', 'Ana'), tap('ruling-save')]);
      assert.equal(at.finger.touches() - before, 2, 'a common ruling is two taps and a name');
      await at.page.getByTestId('kept-1').waitFor();
      await rule(at, 'partner said someting', LONG);
      await at.finger.settle();

      // nothing acknowledged is lost
      at = await start('/tables/ruling');
      await at.page.getByTestId('kept-2').waitFor();
      const [newest = '', first = ''] = await keptTexts(at.page);
      assert.match(newest, new RegExp(`${LONG}\n${words.flags['coach-verbal'].title}`));
      assert.match(first, new RegExp(`Ana\n${words.flags.overdraw.title}`));
      const [one, two] = await exportedLines(at.page);
      assert.ok(one?.act === 'ruling' && two?.act === 'ruling');
      assert.deepEqual([one.ruleset, one.flag, one.who], ['texas-good-sam', 'overdraw', [{ name: 'Ana' }]]);
      assert.deepEqual([two.flag, two.verdict, two.clauses], ['coach-verbal', 'penalty', ['TX.RULES.2e']]);

      // one tap takes back, and says what it took back
      await at.finger.perform(taps('take-back-2'));
      await at.page
        .getByTestId('ruling-outcome')
        .filter({ hasText: say.takenBack('Ana', words.flags.overdraw.title) })
        .waitFor();
      await at.finger.settle();
      at = await start('/tables/ruling');
      await at.page.getByTestId('bring-back-2').waitFor();
      await at.finger.perform(taps('bring-back-2'));
      await at.page.getByTestId('take-back-2').waitFor();
      await at.finger.settle();
      assert.deepEqual(
        (await exportedLines(at.page)).map(({ act }) => act),
        ['ruling', 'ruling', 'strike', 'strike'],
      );

      // people named lately are one tap, and the list of tables does not list any of it
      at = await start('/tables/ruling');
      await at.finger.perform(taps('ruling-question-2', 'ruling-person-1', 'ruling-save'));
      await at.page.getByTestId('kept-3').waitFor();
      await at.finger.perform(taps('back'));
      await at.page.getByTestId('welcome').waitFor();
      assert.equal(await at.page.getByTestId(/^open-/).count(), 0);
    }),
};

const looks: Journey = {
  name: 'just a ruling: looks right on a phone, on a laptop and at twice the text size, for everybody',
  walk: async (stage) => {
    for (const [name, options] of [
      ['phone', { viewport: PHONE }],
      ['laptop', { viewport: LAPTOP }],
      ['phone, twice the size', atTwiceTheSize(PHONE)],
    ] as const) {
      const at = await arrive(stage, options, '/tables/ruling');
      const look = async (what: string): Promise<void> => {
        await at.finger.settle();
        await at.picture(`just a ruling ${name} ${what}`);
        await assertNoOverflow(at.page);
        await assertWholeWords(at.page);
        await assertTextsFit(at.page, []);
        await assertAccessible(at.page);
      };
      await at.page.getByTestId('ruling-question-1').waitFor();
      await look('empty');
      await at.finger.perform([fill('ruling-what', 'drew to many')]);
      await look('found');
      await at.finger.perform([tap('ruling-question-1')]);
      await look('chosen');
      await at.finger.perform([fill('ruling-name', LONG), tap('ruling-save')]);
      await rule(at, 'partner said something', 'Bo');
      await look('kept');
      await at.finger.perform(taps('take-back-2'));
      await at.page.getByTestId('bring-back-2').waitFor();
      await look('taken back');
      if (name === 'phone') await assertReadableRecoloured(at.page, (theme) => at.picture(`just a ruling ${theme}`));
      await at.finger.perform(taps('ruling-slip-1'));
      await at.page.getByTestId('page-1').waitFor();
      await at.picture(`just a ruling ${name} slip`);
      await assertNoOverflow(at.page);
      await assertAccessible(at.page);
      assert.deepEqual(await at.page.evaluate(misdrawn), [], 'texts that stick out of the slip');
      assert.match((await at.page.getByTestId('page-1').getAttribute('aria-label')) ?? '', /Bo/);
      await at.finger.perform(taps('back'));
      await at.page.getByTestId('kept-1').waitFor();
      await at.leave();
    }
  },
};

export const justRulings: readonly Journey[] = [keeps, looks];
