import { strict as assert } from 'node:assert';
import { type Page } from 'playwright-core';
import { simulateGame } from '@/simulate';
import { type Card } from '@/engine';
import { rulesetById } from '@/rulesets';
import { wordsFor } from '@/words';
import { assertSameRecord, type Gesture, taps, tellable, type Told, follow, newTableTaps } from '../kit/referee';
import { arrive, type AtTable, recordOf, sitDown } from './atTable';
import { type Journey, LAPTOP, PHONE } from './stage';

const words = wordsFor('en');
/** Arrow keys from one control to any other of the table. */
const MOST_ARROWS = 14;
/** From the first part of the table to its last. */
const MOST_TABS = 10;
/** All controls of the deal. */
const MOST_CONTROLS = 40;

const fewTurns = (id: string, seed: string): Told => {
  const ruleset = rulesetById(id);
  assert.ok(ruleset);
  return tellable(simulateGame({ ruleset, seed, house: { stock: 3 }, maxTurns: 3 }));
};

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('data-testid') ?? '');

/** The label of the part of the table that has the focus. */
const groupOfFocus = (page: Page): Promise<string> =>
  page.evaluate(
    () => document.activeElement?.closest('[role=group][aria-label], [role=toolbar][aria-label]')?.ariaLabel ?? '',
  );

/** The keys that type a card at the table; ten, eleven and twelve are two keys. */
const strokes = (card: Card): readonly string[] => (card === '?' ? ['u'] : [...String(card).toLowerCase()]);

async function type(page: Page, card: Card): Promise<void> {
  for (const key of strokes(card)) await page.keyboard.press(key);
}

/** Tab to the part that has this control, then arrows to the control itself. */
async function walkTo(page: Page, name: string): Promise<void> {
  const isInPart = (): Promise<boolean> =>
    page.evaluate((wanted) => {
      const control = document.querySelector(`[data-testid="${wanted}"]`);
      const group = control?.closest('[role=group], [role=toolbar]') ?? control;
      return group?.contains(document.activeElement) === true;
    }, name);
  for (let tabs = 0; !(await isInPart()); tabs += 1) {
    assert.ok(tabs < MOST_TABS, `${name} is not within ${MOST_TABS} Tabs, but ${await focused(page)}`);
    await page.keyboard.press('Tab');
  }
  for (let arrows = 0; (await focused(page)) !== name; arrows += 1) {
    assert.ok(arrows < MOST_ARROWS, `${name} is not within ${MOST_ARROWS} arrows, but ${await focused(page)}`);
    await page.keyboard.press(await arrowTowards(page, name));
  }
}

const arrowTowards = (page: Page, name: string): Promise<string> =>
  page.evaluate((wanted) => {
    const to = document.querySelector(`[data-testid="${wanted}"]`)?.getBoundingClientRect();
    const from = document.activeElement?.getBoundingClientRect();
    if (to === undefined || from === undefined) return 'ArrowRight';
    const [x, y] = [
      to.left + to.width / 2 - from.left - from.width / 2,
      to.top + to.height / 2 - from.top - from.height / 2,
    ];
    if (Math.abs(y) > (to.height + from.height) / 4) return y > 0 ? 'ArrowDown' : 'ArrowUp';
    return x > 0 ? 'ArrowRight' : 'ArrowLeft';
  }, name);

async function pressByKeys({ page, finger }: AtTable, gesture: Gesture): Promise<void> {
  assert.ok('tap' in gesture, 'nothing is typed into a field at the table');
  const [, card] = /^key-(\d+|S|\?)$/.exec(gesture.tap) ?? [];
  if (card !== undefined) {
    const isTopAsked = await finger.isThere('skip-flip');
    await type(page, card === 'S' || card === '?' ? card : Number(card));
    // as the answer to a question, a one might be the beginning of ten, eleven or twelve
    if (isTopAsked && card === '1') await page.keyboard.press('Enter');
    return;
  }
  if (gesture.ifThere === true && !(await finger.isThere(gesture.tap))) return;
  await walkTo(page, gesture.tap);
  await untilNoEcho(page);
  await page.keyboard.press('Enter');
}

/** Longer than the 120 ms within which a second press of one control is taken for a tremor. */
const LONGER_THAN_BOUNCE_MS = 125;

/** Until the page's clock, by which the app measures, has left the last press so far behind. */
async function untilNoEcho(page: Page): Promise<void> {
  const now = await page.evaluate(() => performance.now());
  await page.waitForFunction((after) => performance.now() > after, now + LONGER_THAN_BOUNCE_MS);
}

/** Outside of the table Tab goes from control to control. */
async function pressByTab(page: Page, name: string): Promise<void> {
  for (let tabs = 0; (await focused(page)) !== name; tabs += 1) {
    assert.ok(tabs < MOST_CONTROLS, `${name} is not within ${MOST_CONTROLS} Tabs`);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
}

/** The new table is made by finger; from the deal on, no mouse. */
async function dealByKeys(at: AtTable, told: Told): Promise<void> {
  const { page, finger } = at;
  await finger.perform(newTableTaps(told.header));
  await page.getByTestId('deal-question').waitFor();
  const deal = told.entries.find((entry) => entry.act === 'deal');
  assert.ok(deal?.act === 'deal');
  if (deal.dealer !== undefined) await pressByTab(page, `dealer-${deal.dealer}`);
  // A card too many is taken back.
  await page.keyboard.press('9');
  await page.keyboard.press('Backspace');
  for (const card of deal.tops) {
    await type(page, card);
    // A one might be the beginning of ten, eleven or twelve.
    if (card === 1) await page.keyboard.press('Enter');
  }
  const start = told.entries.find((entry) => entry.act === 'start');
  if (start?.act === 'start') {
    await page.getByTestId(`starter-${start.seat}`).waitFor();
    await pressByTab(page, `starter-${start.seat}`);
    await pressByTab(page, 'start-game');
  } else {
    // After the last card the focus is where Enter goes on.
    await page.waitForFunction(() => document.activeElement?.getAttribute('data-testid') === 'start-game');
    await page.keyboard.press('Enter');
  }
  await page.getByTestId('build-0').filter({ visible: true }).waitFor();
}

const played: Journey = {
  name: 'keyboard: a deal and some turns are told without a mouse, and undone',
  walk: async (stage) => {
    const told = fewTurns('texas-good-sam', 'keys 3');
    const at = await arrive(stage, { viewport: LAPTOP });
    await dealByKeys(at, told);
    const [, ...acts] = follow(told);
    for (const { gestures, entries } of acts) {
      for (const gesture of gestures)
        await pressByKeys(at, gesture).catch((reason: unknown) => {
          throw new Error(`${JSON.stringify(gesture)} for ${JSON.stringify(entries)}`, { cause: reason });
        });
      await at.finger.settle();
    }
    const found = await recordOf(at);
    assertSameRecord(told, found, 'keys 3');
    const last = found.entries.length;
    await at.page.keyboard.press('Backspace');
    await at.finger.settle();
    await at.page.keyboard.press('Shift+Backspace');
    await at.finger.settle();
    const [undone, redone] = (await recordOf(at)).entries.slice(last);
    assert.deepEqual([undone?.act, undone?.act === 'strike' && undone.entry], ['strike', last], 'Backspace undoes');
    assert.deepEqual(
      [redone?.act, redone?.act === 'strike' && redone.entry],
      ['strike', last + 1],
      'and with Shift redoes',
    );
    await at.leave();
  },
};

const parts: Journey = {
  name: 'keyboard: every part of the table has a name and is a few Tabs away; the list of keys; figures stay in a field',
  walk: async (stage) => {
    for (const viewport of [PHONE, LAPTOP]) {
      const at = await arrive(stage, { viewport });
      const { page } = at;
      await dealByKeys(at, fewTurns('florida-good-sam', 'keys 1'));
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      const found: string[] = [];
      for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
        await page.keyboard.press('Tab');
        found.push(await groupOfFocus(page));
      }
      const { keyboard, table } = words;
      const wanted = [
        keyboard.parts.header,
        table.seat.others,
        table.pile.felt,
        keyboard.parts.strip,
        table.keys.pad,
        table.actions.row,
      ];
      assert.deepEqual(
        wanted.filter((label) => !found.includes(label)),
        [],
        `within ${MOST_TABS} Tabs: ${found.join()}`,
      );

      await walkTo(page, 'more');
      await page.keyboard.press('?');
      await page.getByTestId('keys-help').waitFor();
      await page.keyboard.press('Escape');
      await page.getByTestId('keys-help').waitFor({ state: 'detached' });
      assert.equal(await focused(page), 'more', 'the focus is back where it was');

      const before = await recordOf(at);
      await page.keyboard.press('m');
      const field = page.getByTestId('more-find').filter({ visible: true });
      await field.focus();
      await page.keyboard.type('12s?');
      assert.equal(await field.inputValue(), '12s?', 'what is typed into a field is text');
      await page.keyboard.press('Backspace');
      assert.equal(await field.inputValue(), '12s', 'and Backspace takes a letter away');
      await at.finger.settle();
      assert.deepEqual(await recordOf(at), before, 'and nothing is told');
      await at.leave();
    }
  },
};

/** Three stocks that are played from at once, and a table where nothing else is asked. */
const TOPS: Told = {
  header: {
    tableside: 1,
    id: 'keys-tops',
    ruleset: 'texas-good-sam',
    seats: ['Ana', 'Bo', 'Cy', 'Di'].map((name, seat) => ({ name, team: seat % 2 })),
  },
  entries: [
    { n: 1, act: 'deal', tops: [1, 3, 12, 'S'] },
    { n: 2, act: 'start', seat: 0 },
  ] as unknown as Told['entries'],
};

const figures: Journey = {
  name: 'keyboard: a new stock top of two figures or one, how many were drawn, and the flags',
  walk: async (stage) => {
    for (const viewport of [PHONE, LAPTOP]) {
      const at = await arrive(stage, { viewport });
      const { page, finger } = at;
      await sitDown(at, TOPS);
      const press = async (...keys: readonly string[]): Promise<void> => {
        for (const key of keys) await page.keyboard.press(key);
        await finger.settle();
      };
      const newest = async (): Promise<unknown> => {
        const { n: _, at: __, by: ___, ...body } = (await recordOf(at)).entries.at(-1) ?? assert.fail('no entry');
        return body;
      };
      await finger.perform(taps('stock-0', 'build-0'));
      await finger.untilShown('skip-flip');
      await press('1');
      assert.equal(await page.getByTestId('key-1').getAttribute('aria-pressed'), 'true', 'a 1 waits, and is seen to');
      await press('2');
      assert.deepEqual(await newest(), { act: 'flip', seat: 0, card: 12 });
      await press('Backspace', '1', 'Enter');
      assert.deepEqual(await newest(), { act: 'flip', seat: 0, card: 1 }, 'a one');
      await press('Backspace', '1', 'Backspace', '7');
      assert.deepEqual(await newest(), { act: 'flip', seat: 0, card: 7 }, 'a 1 typed by mistake');

      await press('d');
      await finger.untilShown('draw-count-3');
      await press('3');
      assert.deepEqual(await newest(), { act: 'draw', seat: 0, count: 3 });
      assert.ok(!(await finger.isThere('draw-count-3')), 'the cards are back');
      await press('f');
      await page.waitForFunction(() => document.activeElement?.getAttribute('data-testid') === 'flag-remedy');
      await press('Enter');
      assert.match(JSON.stringify(await newest()), /"act":"rule".*"call":"remedy"/);
      await at.leave();
    }
  },
};

export const keyboards: readonly Journey[] = [played, parts, figures];
