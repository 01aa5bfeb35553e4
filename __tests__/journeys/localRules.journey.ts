import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { type BrowserContextOptions, type Page } from 'playwright-core';
import { type Entry, type Header } from '@/engine';
import { type RulesetJson } from '@/rulesets';
import { adjudicate, jsonLines } from '../kit/adjudicate';
import { fill, tap, tapIfThere, taps } from '../kit/referee';
import { type AtTable, arrive, sitDown } from './atTable';
import { assertAccessible, assertReadableRecoloured } from './axe';
import { assertTextsFit } from './fits';
import {
  assertNoOverflow,
  assertWholeWords,
  atTwiceTheSize,
  type Journey,
  LAPTOP,
  PHONE,
  type Stage,
  textOf,
} from './stage';

const NAME = 'Maple Grove rally';
const PEOPLE = ['Ana', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'];

/** Over the sheet for six: two penalty cards for advice, and a wrong card costs them too. */
const CHOICES = [
  tap('base-six-player-partners'),
  tap('fold-silence'),
  tap('house-penalty-bottom'),
  tap('fold-building'),
  tap('ruling-build-sequence'),
  tap('ruling-build-sequence-penalty'),
];

/** From the rulings to the rules, chosen and not saved yet. */
async function chooseRules({ finger }: AtTable): Promise<void> {
  await finger.perform([...taps('rules-edit', 'rules-new'), fill('rules-name', NAME), ...CHOICES]);
}

/** What a test id says; nothing where it is not there. */
const said = async (page: Page, testId: string): Promise<string> => {
  const found = page.getByTestId(testId);
  return (await found.count()) === 0 ? '' : ((await found.textContent()) ?? '');
};

async function download(
  { page, finger }: AtTable,
  name: string,
): Promise<{ readonly name: string; readonly text: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), finger.perform(taps(name))]);
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
}

async function readIn({ page, finger }: AtTable, control: string, text: string): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), finger.perform(taps(control))]);
  await chooser.setFiles({ name: 'rules.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}

const headerOf = (rules: RulesetJson): Header => ({
  tableside: 1,
  id: 'told',
  ruleset: String(rules.id),
  rules,
  seats: PEOPLE.map((name, seat) => ({ name, team: seat % 3 })),
});

const madeAndUsed: Journey = {
  name: 'local rules: made on the screen they change a flag at a table, and the command line and another device judge by them',
  walk: async (stage) => {
    const at = await arrive(stage, {}, '/rulings');
    await chooseRules(at);

    // What changes is said at once, and the trial shows both answers.
    assert.match(await textOf(at.page, 'rules-summary'), /^5 changes, 4 irregularities now cost a penalty$/);
    await at.finger.perform(taps('part-changes'));
    assert.match(await textOf(at.page, 'differences-group-penalty'), /^Now a penalty/);
    assert.match(await said(at.page, 'differences-coach-verbal'), /^Partner gave advice \(before: no clause/);
    assert.match(await said(at.page, 'differences-build-sequence'), /before: not allowed/);
    assert.equal(await said(at.page, 'differences-src-partner-stock'), '', 'nothing else is named');
    await at.finger.perform(taps('part-trial'));
    assert.match(await said(at.page, 'trial-base-coach-verbal'), /No clause/);
    assert.match(await said(at.page, 'trial-local-coach-verbal'), /Penalty.*local rule.*takes 2 cards/);
    await at.finger.perform(taps('trial-choose', 'try-wrong-card'));
    assert.match(await said(at.page, 'trial-local-build-sequence'), /Penalty.*takes 2 cards/);
    await at.finger.perform(taps('trial-choose', 'try-overdraw'));
    assert.match(await textOf(at.page, 'trial-verdict'), /the same/);

    // A restart in the middle loses nothing; saved, they are in the list.
    await at.finger.settle();
    await at.page.reload();
    assert.equal(await at.page.getByTestId('rules-name').inputValue(), NAME);
    await at.finger.perform(taps('rules-save'));
    assert.match(await textOf(at.page, 'rules-notice'), new RegExp(`“${NAME}” is saved`));
    const card = at.page.locator('[data-testid^="rules-local-maple-grove-rally"]');
    assert.match((await card.textContent()) ?? '', /Over Six players in partnership · \d+ changes/);
    const id = ((await card.getAttribute('data-testid')) ?? '').replace(/^rules-/, '');
    const file = await download(at, `rules-share-${id}`);
    assert.equal(file.name, 'local-rules-maple-grove-rally.json');
    const { tablesideRules, ...rules } = JSON.parse(file.text) as RulesetJson;
    assert.deepEqual([tablesideRules, rules.id, rules.parent], [1, id, 'six-player-partners']);

    // A table is dealt with them. Di advises Ana: what the sheet leaves open costs cards here.
    await at.finger.perform(taps('tab-tables'));
    const deal: Entry = { n: 1, act: 'deal', dealer: 5, tops: [9, 3, 4, 5, 6, 7] };
    await sitDown(at, { header: headerOf(rules), entries: [deal] });
    await at.finger.perform(taps('build-0', 'speak', 'speak-seat-3', 'speak-what-advice'));
    assert.match(await textOf(at.page, 'flag'), /Di gave advice/);
    await at.finger.perform(taps('flag-more'));
    assert.match(await textOf(at.page, 'flag-remedy'), /Give Di 2 cards/);
    await at.finger.perform(taps('flag-why'));
    assert.match((await at.page.locator('[role=main]').last().textContent()) ?? '', /local rule/i);
    await at.page.goBack();
    await at.finger.perform([...taps('flag-more', 'flag-remedy')]);
    await at.finger.settle();
    const { table, text } = await exported(at);

    // A process of its own, which has never seen these rules, judges the record alike.
    const { code, out, err } = await adjudicate(['--json', '-'], text);
    assert.deepEqual({ code, err }, { code: 0, err: '' });
    const flags = jsonLines(out).flatMap(({ flags: raised }) => (raised ?? []) as readonly Record<string, unknown>[]);
    assert.deepEqual(
      flags.map(({ code: flag, seat, verdict, local }) => [flag, seat, verdict, local]),
      [['coach-verbal', 3, 'penalty', true]],
    );
    assert.match(
      jsonLines(out)
        .map((line) => JSON.stringify(line))
        .join('\n'),
      /"stock":\[20,20,20,22,20,20\]/,
    );

    await readElsewhere(stage, file.text, table, text);
    await at.leave();
  },
};

/** The record as a file, from the list of tables. */
async function exported(at: AtTable): Promise<{ readonly table: string; readonly text: string }> {
  const [first = '{}'] = (await at.finger.record()).split('\n');
  const { id } = JSON.parse(first) as Header;
  await at.page.goto(at.page.url().replace(/\/tables\/.*/, '/tables'));
  await at.finger.perform(taps(`menu-${id}`));
  const { text } = await download(at, 'export-record');
  return { table: id, text };
}

/** Another device: what the file changes is shown before it is kept, and a bad file is refused with the reason. */
async function readElsewhere(stage: Stage, file: string, table: string, record: string): Promise<void> {
  const there = await arrive(stage, {}, '/rulings/local');
  await textOf(there.page, 'no-rules');
  const refused = async (text: string, reason: RegExp): Promise<void> => {
    await readIn(there, 'rules-import', text);
    assert.match(await textOf(there.page, 'rules-refused'), reason);
    await there.finger.perform(taps('rules-reject'));
    await textOf(there.page, 'no-rules');
  };
  await refused('Dear Bo,', /does not hold local rules/);
  await refused(record, /record of a game/);
  await refused(file.replace('"tablesideRules": 1', '"tablesideRules": 2'), /newer version/);
  await refused(file.replace('six-player-partners', 'ohio-good-sam'), /does not have: ohio-good-sam/);
  await refused(
    file.replace('"ruling": "penalty"', '"ruling": "fine"'),
    /One point.*ruling on “Card out of sequence”.*"fine" is not one of/,
  );

  await readIn(there, 'rules-import', file);
  assert.equal(await textOf(there.page, 'imported-name'), NAME);
  assert.match(await textOf(there.page, 'imported-differences-group-penalty'), /Now a penalty.*Partner gave advice/);
  await assertAccessible(there.page);
  await assertNoOverflow(there.page);
  await there.picture('local-rules-imported');
  await there.finger.perform(taps('rules-reject'));
  await textOf(there.page, 'no-rules');
  await readIn(there, 'rules-import', file);
  await there.finger.perform(taps('rules-accept'));
  assert.match(await textOf(there.page, 'rules-notice'), /is kept on this device/);
  await readIn(there, 'rules-import', file);
  assert.match(await textOf(there.page, 'rules-imported'), /on this device already/);

  // Deleted after a question; the record of the table carries its rules all the same.
  await there.finger.perform(taps('rules-reject'));
  const { id } = JSON.parse(file) as { readonly id: string };
  await there.finger.perform(taps(`rules-delete-${id}`, 'rules-delete-no', `rules-delete-${id}`, 'rules-delete-yes'));
  await textOf(there.page, 'no-rules');
  await there.finger.perform(taps('tab-tables'));
  await readIn(there, 'import-record', record);
  assert.match(await textOf(there.page, `open-${table}`), new RegExp(NAME));
  await there.finger.perform(taps(`open-${table}`));
  await textOf(there.page, 'saved');
  await there.leave();
}

const fromNewTable: Journey = {
  name: 'local rules: made while a table is set up, they are chosen for it',
  walk: async (stage) => {
    const at = await arrive(stage);
    await at.finger.perform(taps('new-table', 'ruleset-texas-good-sam'));
    await at.finger.untilShown('rules-edit');
    await at.picture('local-rules-way-from-new-table');
    await at.finger.perform(taps('rules-edit', 'rules-new'));
    await at.finger.perform([
      fill('rules-name', 'Short stocks'),
      ...taps('base-texas-good-sam', 'fold-players.min'),
      tap('fold-deck'),
      fill('house-stock', '9'),
      tap('rules-save'),
    ]);
    await at.page.locator('[data-testid^="ruleset-local-short-stocks"][aria-checked=true]').waitFor();
    assert.match(await textOf(at.page, 'summary'), /^Short stocks, 4 players/);
    await at.picture('local-rules-chosen');
    await at.finger.perform([...PEOPLE.slice(0, 4).map((name, seat) => fill(`seat-name-${seat}`, name)), tap('deal')]);
    await at.page.getByTestId('key-7').waitFor();
    assert.match((await at.page.locator('[role=main]').last().textContent()) ?? '', /9 cards/);
    await at.leave();
  },
};

interface Checks {
  readonly isInEveryColour?: boolean;
  /** A longer language may have words that no phone holds at twice the text size. */
  readonly mayBreakWords?: boolean;
}

/** Every screen for local rules: accessible, nothing sticks out, no text is cut. */
export const lookAtLocalRules = (name: string, options: BrowserContextOptions, checks: Checks = {}): Journey => ({
  name: `local rules: every screen is accessible and nothing sticks out (${name})`,
  walk: async (stage) => {
    const at = await arrive(stage, options, '/rulings');
    const inspect = async (screen: string): Promise<void> => {
      const picture = (colours: string): Promise<void> =>
        at.picture(`local-rules-${screen}-${name} ${colours}`.replaceAll(/\W+/g, '-'));
      const check = async (): Promise<void> => {
        await picture('light');
        await assertAccessible(at.page);
        await assertNoOverflow(at.page);
        if (checks.mayBreakWords !== true) await assertWholeWords(at.page);
        await assertTextsFit(at.page, []);
        if (checks.isInEveryColour === true) await assertReadableRecoloured(at.page, picture);
      };
      await check().catch((reason: unknown) => {
        throw new Error(`${screen}, ${name}`, { cause: reason });
      });
    };
    await at.finger.untilShown('rules-edit');
    await inspect('way');
    await at.finger.perform(taps('rules-edit'));
    await textOf(at.page, 'no-rules');
    await inspect('none');
    await at.finger.perform(taps('rules-new'));
    await at.page.getByTestId('rules-name').waitFor();
    await inspect('new');
    await at.finger.perform([fill('rules-name', 'Maple'), ...CHOICES]);
    await inspect('rules');
    // In a wide window all parts are there at once.
    await at.finger.perform([tapIfThere('part-changes')]);
    await textOf(at.page, 'differences-group-penalty');
    await inspect('differences');
    await at.finger.perform([tapIfThere('part-trial'), tap('trial-choose')]);
    await inspect('situations');
    await at.finger.perform(taps('try-partner-advice'));
    await at.page.getByTestId('trial-verdict').scrollIntoViewIfNeeded();
    await inspect('trial');
    await at.finger.perform([tapIfThere('part-rules')]);
    // A long name wraps wherever it is shown; the field it is typed into scrolls.
    await at.finger.perform([
      fill('rules-name', 'Maple Grove and Cedar Creek spring rally, table of six'),
      tap('rules-save'),
    ]);
    await textOf(at.page, 'rules-notice');
    await inspect('list');
    await at.page.locator('[data-testid^="rules-delete-local"]').click();
    await inspect('delete');
    await at.page.goto(`${stage.url}/tables/new`);
    await at.page.locator('[data-testid^="ruleset-local"]').waitFor();
    await inspect('new-table');
    await at.leave();
  },
});

export const localRules: readonly Journey[] = [
  madeAndUsed,
  fromNewTable,
  lookAtLocalRules('phone', { viewport: PHONE }, { isInEveryColour: true }),
  lookAtLocalRules('laptop', { viewport: LAPTOP }),
  lookAtLocalRules('phone, 200 %', atTwiceTheSize(PHONE)),
];
