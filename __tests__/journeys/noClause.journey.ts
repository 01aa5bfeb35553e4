import { strict as assert } from 'node:assert';
import { type Page } from 'playwright-core';
import { listToArray } from '@/base';
import { serializeRecord } from '@/record';
import { at as tableOf, type Column, discard, draw, given, play, speak, type Told as Act } from '../kit';
import { taps } from '../kit/referee';
import { type AtTable, arrive, recordOf } from './atTable';
import { misfitTexts } from './fits';
import { heightInSight } from './inSight';
import { type Journey, LAPTOP, PHONE, type Stage, textOf } from './stage';

/** Six names of thirty letters; two of them differ in the last one only. */
const NAMES = [
  'Alexandrina Featherstonehaughs',
  'Bartholomew Cholmondeley-Smyth',
  'Alexandrina Featherstonehaught',
  'Maximiliana Hohenzollern-Stein',
  'Wilhelmina Vandersteen-Brookes',
  'Christopher Throckmorton-Jones',
];
const TABLE = 'ana* stock 8 top 6 | bo hand 3 stock 9 top 7 | build 5 1 5 0';
const filledIn: Act = { act: 'draw', seat: 1, count: 2, assumed: true };

/** Who did what at each table, as the flag says it. */
const LINES: Readonly<Record<string, string>> = {
  sequence: `${NAMES[0]} laid 9 on a pile that needs 6`,
  eager: `${NAMES[0]} did not discard before ${NAMES[1]} began`,
  advice: `${NAMES[2]} gave advice in ${NAMES[0]}'s turn`,
  silent: `${NAMES[3]} gave advice in ${NAMES[0]}'s turn`,
  stack: `${NAMES[0]} put 8 on top of discard pile 1 with a discard place still empty`,
  late: `${NAMES[0]} laid 9 on a pile that needs 6`,
  several: `${NAMES[0]} laid 9 on a pile that needs 6`,
};

/** What waits at each table: with a clause and without, with something to choose, too late, and several at once. */
const TABLES: readonly (readonly [string, Column, string, readonly Act[]])[] = [
  ['sequence', 'texas-good-sam', TABLE, [play('ana', 9, { to: 0 })]],
  ['eager', 'texas-good-sam', TABLE, [play('ana', 6, { to: 0 }), filledIn, play('bo', 7, { from: 'stock', to: 0 })]],
  ['advice', 'texas-good-sam', TABLE, [speak('cy', 'advice')]],
  ['silent', 'six-player-partners', TABLE, [speak('di', 'advice')]],
  ['early', 'six-player-partners', TABLE, [draw('cy', 1)]],
  ['stack', 'texas-good-sam', 'ana* piles 3 - - - | build 0 0 0 0', [discard('ana', 8, 0)]],
  ['late', 'texas-good-sam', TABLE, [play('ana', 9, { to: 0 }), play('ana', 10, { to: 0 })]],
  ['several', 'texas-good-sam', TABLE, [play('ana', 9, { to: 0 }), speak('cy', 'advice')]],
];

const records = (): string =>
  TABLES.map(([id, ruleset, lies, acts]) => {
    const { game } = given(ruleset, tableOf(ruleset).lies(lies), ...acts);
    const seats = game.header.seats.map((seat, i) => ({ ...seat, name: NAMES[i] ?? seat.name }));
    return serializeRecord({ ...game.header, id, seats }, listToArray(game.entries));
  }).join('');

async function bringTables(stage: Stage, viewport: typeof PHONE): Promise<AtTable> {
  const at = await arrive(stage, { viewport });
  await at.finger.untilShown('new-table');
  await at.page.evaluate(async (text) => void (await window.tableside?.registry?.importRecords(text)), records());
  return at;
}

const openTable = async ({ page, finger }: AtTable, { url }: Stage, id: string): Promise<void> => {
  await page.goto(`${url}/tables/${id}`);
  await finger.untilShown('build-0');
};

const isThere = (page: Page, name: string): Promise<boolean> =>
  page
    .getByTestId(name)
    .filter({ visible: true })
    .count()
    .then((count) => count > 0);

/** Whatever says who is at fault, or is touched to decide it, is whole and inside its box. */
async function assertWhole(page: Page, where: string): Promise<void> {
  const { cut, outside, covered } = await misfitTexts(page);
  const concerned = [...cut, ...outside, ...covered].filter((text) => /\((flag|put-back)[^)]*\)/.test(text));
  assert.deepEqual(concerned, [], where);
}

/** Lines may be a little higher than their letters. */
const ROUNDING = 3;

/** Who did what can be read as soon as the bar is open, in the bar or in the slot: nothing has to be scrolled for it. */
async function assertHeadlineInSight(page: Page, id: string): Promise<void> {
  const line = LINES[id];
  if (line === undefined) return;
  const sight = await heightInSight(page, line);
  assert.ok(sight !== null && sight.seen >= sight.whole - ROUNDING, `${id}: ${line}: ${JSON.stringify(sight)}`);
}

/** Two lines of what is suggested can be read at once, which name its source; the rest scrolls where it has to. */
const TWO_LINES = 34;
async function assertSuggestionInSight(page: Page, where: string): Promise<void> {
  const sight = await heightInSight(
    page,
    /^Suggested |^This sheet orders it|^The sheet takes it/,
    '[data-testid=flag-bar]',
  );
  assert.ok(
    sight !== null && sight.seen >= Math.min(TWO_LINES, sight.whole - ROUNDING),
    `${where}: ${JSON.stringify(sight)}`,
  );
}

const nothingByOneTap: Journey = {
  name: 'no clause: the other reading is shown with its source, the cards are asked about, and only then it is applied',
  walk: async (stage) => {
    const at = await bringTables(stage, PHONE);
    const { page, finger } = at;
    await openTable(at, stage, 'eager');
    const before = await finger.record();
    await finger.perform(taps('flag-more', 'flag-as'));
    await finger.settle();
    assert.equal(await finger.record(), before, 'nothing is written before it is shown');
    assert.match(await textOf(page, 'flag-bar'), /No clause in this ruleset: referee's discretion/);
    assert.match(await textOf(page, 'flag-suggestion'), /by analogy with the six-player sheet/);
    assert.match(await textOf(page, 'flag-bar'), /How many cards did Bartholomew Cholmondeley-Smyth draw\?/);
    await finger.perform(taps('flag-apply'));
    await finger.settle();
    const { entries } = await recordOf(at);
    assert.deepEqual(
      entries.slice(4).map((entry) => [entry.act, 'as' in entry ? entry.as : undefined]),
      [
        ['strike', undefined],
        ['rule', undefined],
        ['rule', 'oot-started'],
      ],
      'the draw that was filled in and not made is struck, and the draw that was not due is waived',
    );
    assert.match(await textOf(page, 'put-back'), /Give the turn to Alexandrina Featherstonehaughs/);
    await at.leave();
  },
};

const wholeNames = (size: string, viewport: typeof PHONE): Journey => ({
  name: `no clause: no name is cut where somebody is blamed (${size})`,
  walk: async (stage) => {
    const at = await bringTables(stage, viewport);
    const { page, finger } = at;
    for (const [id] of TABLES) {
      await openTable(at, stage, id);
      await assertWhole(page, `${id}: slot`);
      if (await isThere(page, 'flag-more')) await finger.perform(taps('flag-more'));
      await finger.untilShown('flag-bar');
      await finger.settle();
      await assertWhole(page, `${id}: bar`);
      await assertHeadlineInSight(page, id);
      await at.picture(`whole-names-${id}-${size}`);
      for (const shows of ['flag-as', 'flag-remedy']) {
        const isShownFirst = shows === 'flag-as' || id === 'silent';
        if (!isShownFirst || !(await isThere(page, shows))) continue;
        await finger.perform(taps(shows));
        await finger.untilShown('flag-apply');
        await finger.settle();
        await assertWhole(page, `${id}: ${shows}`);
        await assertSuggestionInSight(page, `${id}: ${shows}`);
        await at.picture(`whole-names-${id}-${shows}-${size}`);
        await finger.perform(taps('flag-suggestion-back'));
      }
      if (size === 'laptop' && id === 'sequence') await assertTogether(page);
      await finger.perform(taps('flag-why'));
      await finger.untilShown('flag-line');
      await assertWhole(page, `${id}: page`);
      await at.picture(`whole-names-${id}-page-${size}`);
      if (size === 'laptop' && id === 'sequence') await assertTogether(page);
    }
    await at.leave();
  },
});

/** In small windows the bar scrolls, and every ruling can still be touched. */
const withinReach: Journey = {
  name: 'no clause: on a small phone and on one that lies across, no ruling is out of reach',
  walk: async (stage) => {
    for (const viewport of [
      { width: 360, height: 640 },
      { width: 740, height: 360 },
    ]) {
      const at = await bringTables(stage, viewport);
      const { page, finger } = at;
      for (const id of ['sequence', 'eager', 'stack']) {
        await openTable(at, stage, id);
        if (await isThere(page, 'flag-more')) await finger.perform(taps('flag-more'));
        for (const ruling of ['flag-remedy', 'flag-stand', 'flag-waive', 'flag-mistap'])
          await finger.untilShown(ruling);
        if (id !== 'eager') continue;
        await finger.perform(taps('flag-as'));
        for (const shows of ['flag-drew-0', 'flag-apply', 'flag-stand']) await finger.untilShown(shows);
      }
      await at.leave();
    }
  },
};

/** In one column, the remedy below the headline, and both in sight. */
async function assertTogether(page: Page): Promise<void> {
  const headline = page.getByText(/laid 9 on a pile that needs 6/).filter({ visible: true });
  const [line, remedy] = await Promise.all([
    headline.last().boundingBox(),
    page.getByTestId('flag-remedy').filter({ visible: true }).boundingBox(),
  ]);
  assert.ok(line !== null && remedy !== null);
  assert.ok(remedy.y > line.y && remedy.y - line.y < LAPTOP.height * 0.6, `${remedy.y} below ${line.y}`);
  assert.ok(Math.abs(remedy.x - line.x) < 80, 'in the same column');
  assert.ok(remedy.y + remedy.height <= LAPTOP.height, 'in sight');
}

export const noClauses: readonly Journey[] = [
  nothingByOneTap,
  withinReach,
  wholeNames('phone', PHONE),
  wholeNames('laptop', LAPTOP),
];
/** The tablet differs from the laptop only in where the bar lies. */
export const moreNoClauses: readonly Journey[] = [wholeNames('tablet', { width: 768, height: 1024 })];
