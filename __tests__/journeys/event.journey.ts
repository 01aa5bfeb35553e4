import { strict as assert } from 'node:assert';
import { type Page } from 'playwright-core';
import { makeEventRecordReader } from '@/record';
import { assertAccessible } from './axe';
import { assertTextsFit } from './fits';
import { onOneProfile } from './oneProfile';
import { misdrawn } from './printed';
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

/** A name that leaves no room for anything else. */
const LONG = 'Wolfeschlegelsteinhausenbergerdorff Maximiliane-Friederike';

const press = async (page: Page, testId: string): Promise<void> =>
  page.getByTestId(testId).filter({ visible: true }).click();
const fill = (page: Page, testId: string, text: string): Promise<void> => page.getByTestId(testId).fill(text);
const shows = (page: Page, testId: string): Promise<void> =>
  page.getByTestId(testId).filter({ visible: true }).first().waitFor();

/** From the list of events to the new event. */
async function setUp(
  page: Page,
  ruleset: string,
  format: string,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  await press(page, 'event-new');
  await fill(page, 'event-name', 'Fall rally');
  await press(page, `event-ruleset-${ruleset}`);
  await press(page, `format-${format}`);
  for (const [field, text] of Object.entries(more)) await fill(page, field, text);
  await press(page, 'event-create');
  await shows(page, 'event-next');
}

/** From the event to its people and back: a list is pasted. */
async function enterPeople(page: Page, names: readonly string[]): Promise<void> {
  await press(page, 'event-people');
  await press(page, 'roster-paste');
  await fill(page, 'roster-list', names.join('\n'));
  await press(page, 'roster-add-list');
  await shows(page, 'player-p1');
  await press(page, 'back');
  await shows(page, 'event-next');
}

/** Games without a result, in the order of the screen. */
const openGames = (page: Page): Promise<string[]> =>
  page
    .getByText('Enter the result', { exact: true })
    .evaluateAll((buttons) => buttons.map((one) => one.closest('[data-testid]')?.getAttribute('data-testid') ?? ''));

/** One big button: what it says must be what it does. */
async function next(page: Page): Promise<void> {
  await page.getByTestId('event-next').and(page.locator(':not([aria-disabled=true])')).click();
  // What can be undone now is what was just done.
  await page
    .getByTestId('event-undo')
    .filter({ hasText: /seated$/ })
    .waitFor();
}

async function enterResult(
  page: Page,
  game: string,
  won: string,
  left: Readonly<Record<string, string>> = {},
): Promise<void> {
  await press(page, game);
  await press(page, won);
  for (const [field, cards] of Object.entries(left)) await fill(page, field, cards);
  await press(page, 'result-save');
  await shows(page, 'event-next');
}

/** Tells first sides as winners until no game of the round is open. */
async function playRound(page: Page): Promise<number> {
  const games = await openGames(page);
  for (const game of games) await enterResult(page, game, 'won-0');
  return games.length;
}

const bracket: Journey = {
  name: 'event: eleven sides, one game and out, through a killed browser to the champion, on a phone',
  walk: (stage) =>
    onOneProfile(stage, async (start) => {
      let { page } = await start('/event');
      await setUp(page, 'tennessee-2018', 'single-elimination');
      await enterPeople(page, [LONG, ...Array.from({ length: 10 }, (_one, i) => `Player ${i + 2}`)]);
      await next(page);
      await assertNoOverflow(page);
      await assertTextsFit(page, []);
      let played = 0;
      const address = page.url();
      while ((await textOf(page, 'event-next')) !== 'The event is over') {
        const games = await openGames(page);
        if (games.length === 0) await next(page);
        else {
          await enterResult(page, games[0] ?? '', 'won-0');
          played += 1;
          // What was kept must be there after the browser is killed, in the middle of a round too.
          if (played === 4) {
            ({ page } = await start(new URL(address).pathname));
            await shows(page, 'event-next');
          }
        }
      }
      assert.equal(played, 10, 'a bracket of 11 takes 10 games');
      await press(page, 'event-standings');
      await shows(page, 'champions');
      assert.equal(await page.getByTestId('standings').getByRole('listitem').count(), 11);
      await assertTextsFit(page, []);
    }),
};

const florida: Journey = {
  name: 'event: an afternoon of nine by the lowest total, with a late arrival, a walk-out and a corrected result',
  walk: async (stage) => {
    const { page, picture, leave } = await visit(stage, '/event', { viewport: LAPTOP });
    await setUp(page, 'florida-good-sam', 'lowest-total', { 'event-games': '2' });
    await enterPeople(
      page,
      Array.from({ length: 9 }, (_one, i) => `Player ${i + 1}`),
    );
    await press(page, 'event-people');
    for (let i = 1; i <= 8; i += 1) await press(page, `arrive-p${i}`);
    await page.getByTestId('arrive-p8').waitFor({ state: 'hidden' });
    await press(page, 'back');
    await next(page);
    assert.equal((await openGames(page)).length, 2);
    // Cards left are needed here: without them the result cannot be kept.
    const [first = '', second = ''] = await openGames(page);
    await press(page, first);
    await press(page, 'won-0');
    assert.equal(await page.getByTestId('result-save').getAttribute('aria-disabled'), 'true');
    await fill(page, 'left-1-0', '4');
    await fill(page, 'left-1-1', '3');
    await press(page, 'result-save');
    await enterResult(page, second, 'won-1', { 'left-0-0': '5', 'left-0-1': '0' });
    await picture('event-round-laptop');
    // Somebody comes late, somebody goes: both count from the next round on.
    await press(page, 'event-people');
    await press(page, 'arrive-p9');
    await page.getByTestId('leave-p9').waitFor();
    await press(page, 'leave-p8');
    await page.getByTestId('leave-p8').waitFor({ state: 'hidden' });
    await press(page, 'back');
    await next(page);
    const seated = (await page.getByTestId(/^floor-table-/).allInnerTexts()).join(' ');
    assert.ok(seated.includes('Player 9') && !seated.includes('Player 8'), seated);
    for (const game of await openGames(page))
      await enterResult(page, game, 'won-0', { 'left-1-0': '1', 'left-1-1': '2' });
    // The first result is corrected: what it changes later is said before it is kept.
    await press(page, 'event-standings');
    const before = await textOf(page, 'standings');
    await press(page, 'back');
    await press(
      page,
      (await page
        .getByTestId(/^game-result-/)
        .last()
        .getAttribute('data-testid')) ?? '',
    );
    await shows(page, 'result-replaces');
    await press(page, 'won-1');
    await fill(page, 'left-0-0', '9');
    await fill(page, 'left-0-1', '0');
    await fill(page, 'left-1-0', '');
    await fill(page, 'left-1-1', '');
    await press(page, 'result-save');
    await press(page, 'event-standings');
    await shows(page, 'champions');
    assert.notEqual(await textOf(page, 'standings'), before);
    await picture('event-standings-laptop');
    await leave();
  },
};

const undoing: Journey = {
  name: 'event: a draw is undone and done again, drawn anew only with a reason, and exported as its reader takes it',
  walk: async (stage) => {
    const { page, leave } = await visit(stage, '/event', { viewport: PHONE });
    await setUp(page, 'texas-good-sam', 'swiss', { 'event-rounds': '1' });
    await enterPeople(page, ['Ana,Waco', 'Bo,Tyler', 'Cy,Waco', 'Di,Tyler']);
    await next(page);
    const drawn = await textOf(page, 'event-seed');
    await press(page, 'event-undo');
    await page.getByTestId('event-round').waitFor({ state: 'hidden' });
    assert.equal(await page.getByTestId('event-next').getAttribute('aria-disabled'), 'true', 'without a reason');
    await press(page, 'event-redo');
    assert.equal(await textOf(page, 'event-seed'), drawn);
    await press(page, 'event-undo');
    await fill(page, 'event-redraw-reason', 'Two of one family');
    await next(page);
    assert.notEqual(await textOf(page, 'event-seed'), drawn);
    assert.equal(await playRound(page), 1);
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'event-export')]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    const lines = Buffer.concat(chunks).toString('utf8').trimEnd().split('\n');
    const reader = makeEventRecordReader();
    const kinds = lines.map((line, i) => reader.read(line, i + 1)?.kind);
    assert.deepEqual([kinds[0], kinds.at(-1), kinds.includes('problem')], ['header', 'seal', false]);
    assert.ok(lines.some((line) => line.includes('Two of one family')));
    await leave();
  },
};

const readable: Journey = {
  name: 'event: every screen is accessible and whole at 360 wide and at twice the text size',
  walk: async (stage) => {
    for (const [size, options] of [
      ['phone', { viewport: PHONE }],
      ['twice', atTwiceTheSize(PHONE)],
    ] as const) {
      const { page, picture, leave } = await visit(stage, '/event', options);
      const look = async (name: string): Promise<void> => {
        await picture(`event-${name}-${size}`);
        await assertNoOverflow(page);
        await assertWholeWords(page);
        await assertTextsFit(page, []);
        if (size === 'phone') await assertAccessible(page);
      };
      await shows(page, 'event-welcome');
      await look('list');
      await press(page, 'event-new');
      await shows(page, 'event-name');
      await look('new');
      await press(page, 'back');
      await setUp(page, 'six-player-partners', 'most-wins', { 'event-games': '1' });
      await enterPeople(page, [LONG, ...Array.from({ length: 5 }, (_one, i) => `${LONG} ${i + 2}`)]);
      await press(page, 'event-people');
      await shows(page, 'player-p6');
      await look('people');
      await press(page, 'back');
      await look('before');
      await next(page);
      await look('round');
      await press(page, (await openGames(page))[0] ?? '');
      await press(page, 'won-2');
      await look('result');
      await press(page, 'result-save');
      await shows(page, 'event-next');
      await press(page, 'event-standings');
      await shows(page, 'champions');
      await look('standings');
      await press(page, 'back');
      await press(page, 'event-print-seating');
      await page.getByTestId('page-1').waitFor();
      await picture(`event-print-${size}`);
      await assertNoOverflow(page);
      assert.deepEqual(await page.evaluate(misdrawn), [], 'texts that stick out of the page');
      await leave();
    }
  },
};

const atTheTable: Journey = {
  name: 'event: a table opens with seats, sheet and round filled in, and belongs to its game',
  walk: async (stage) => {
    const { page, leave } = await visit(stage, '/event', { viewport: PHONE });
    await setUp(page, 'texas-good-sam', 'swiss', { 'event-rounds': '1' });
    await enterPeople(page, ['Ana', 'Bo', 'Cy', 'Di']);
    await next(page);
    const [game = ''] = await openGames(page);
    await press(page, game);
    await press(page, game.replace('game-result-', 'open-table-'));
    await shows(page, 'stock-0').catch(() => shows(page, 'key-1'));
    const header = JSON.parse(
      (await page.evaluate(() => window.tableside?.record() ?? '')).split('\n')[0] ?? '{}',
    ) as Readonly<Record<string, unknown>>;
    assert.equal(header.ruleset, 'texas-good-sam');
    assert.deepEqual([header.round, header.table, `game-result-${String(header.eventGame)}`], [1, 1, game]);
    const seats = header.seats as readonly { readonly name: string; readonly team: number; readonly player: string }[];
    assert.deepEqual(
      seats.map(({ team }) => team),
      [0, 1, 0, 1],
    );
    assert.deepEqual(seats.map(({ name }) => name).sort(), ['Ana', 'Bo', 'Cy', 'Di']);
    assert.deepEqual(seats.map(({ player }) => player).sort(), ['p1', 'p2', 'p3', 'p4']);
    await leave();
  },
};

export const events: readonly Journey[] = [bracket, florida, undoing, readable, atTheTable];
