import { strict as assert } from 'node:assert';
import { type Page } from 'playwright-core';
import { type Entry } from '@/engine';
import { wordsFor } from '@/words';
import { taps, type Told } from '../kit/referee';
import { LISTEN_SCRIPT, saidByItself } from './announcements';
import { arrive, type AtTable, recordOf, sitDown } from './atTable';
import { type Journey, LAPTOP, PHONE, textOf } from './stage';

const { outOfTurn: says } = wordsFor('en');
/** Two of them have the same first name. */
const NAMES = ['Margaret Anne Whitfield', 'Bob', 'Margaret Louise Perkins', 'Dietrich'] as const;
const [OWNER, PARTNER, GUEST] = [0, 2, 3] as const;
const TABLET = { width: 768, height: 1024 };

const TOLD: Told = {
  header: {
    tableside: 1,
    id: 'out-of-turn',
    ruleset: 'texas-good-sam',
    seats: NAMES.map((name, seat) => ({ name, team: seat % 2 })),
  },
  entries: [
    { n: 1, act: 'deal', tops: [7, 3, 12, 'S'] },
    { n: 2, act: 'start', seat: OWNER },
  ] as unknown as Entry[],
};

const isOut = async (page: Page): Promise<boolean> => (await page.getByTestId('out-of-turn').count()) > 0;

/** Who has acted since the game was started: what a person told, and still counts. */
async function actorsOf(at: AtTable): Promise<readonly (readonly [string, number | null | undefined])[]> {
  await at.finger.settle();
  return (await recordOf(at)).entries
    .slice(2)
    .filter((entry) => !('assumed' in entry))
    .map((entry) => [entry.act, 'seat' in entry ? entry.seat : undefined]);
}

/** Each way by which whoever acts out of turn is released, and what is told by it. */
const WAYS: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  ['the same seat again', [`seat-${GUEST}`], []],
  ['the seat on turn', [`seat-${OWNER}`], []],
  ['the button', ['release'], []],
  ['the discard', ['key-9', `discard-${GUEST}-0`], ['discard']],
  ['a ruling', ['build-1', 'flag-more', 'flag-waive'], ['play', 'rule']],
  ['undo of an act', ['build-1', 'undo'], ['play', 'strike']],
];

const released: Journey = {
  name: 'out of turn: unmistakable until released, in each of the six ways, and not by a play',
  walk: async (stage) => {
    const at = await arrive(stage);
    const { page, finger } = at;
    await sitDown(at, TOLD);
    for (const viewport of [PHONE, TABLET, LAPTOP]) {
      await page.setViewportSize(viewport);
      await finger.perform(taps(`seat-${GUEST}`));
      assert.match(await textOf(page, 'out-of-turn'), new RegExp(`^${says.banner(NAMES[GUEST])}`));
      assert.equal(await textOf(page, 'turn'), NAMES[OWNER]);
      for (const pile of [0, 1, 2, 3]) {
        const label = await textOf(page, `build-${pile}`);
        assert.ok(label.includes(says.pileLabel('', NAMES[GUEST])), `${viewport.width}: ${label}`);
      }
      const { width = 0 } = (await page.getByTestId('out-of-turn').boundingBox()) ?? {};
      const strip = (await page.getByTestId(`stock-${GUEST}`).boundingBox()) ?? assert.fail('no stock');
      assert.ok(width > strip.width * 4, 'the banner is as wide as the strip');
      await at.picture(`out-of-turn-${viewport.width}`);
      await finger.perform(taps('release'));
    }
    await page.setViewportSize(PHONE);
    for (const [way, touches, told] of WAYS) {
      const before = (await actorsOf(at)).length;
      await finger.perform(taps(`seat-${GUEST}`));
      assert.ok(await isOut(page), `${way}: brought in`);
      for (const touch of touches.slice(0, -1)) {
        await finger.perform(taps(touch));
        await finger.settle();
        assert.ok(await isOut(page), `${way}: stays after ${touch}`);
      }
      await finger.perform(taps(touches.at(-1) ?? ''));
      await finger.settle();
      assert.ok(!(await isOut(page)), `${way}: released`);
      const since = (await actorsOf(at)).slice(before);
      assert.deepEqual(
        since.map(([act]) => act),
        told,
        way,
      );
      for (const [act, seat] of since) if (seat !== undefined) assert.equal(seat, GUEST, `${way}: ${act}`);
      assert.equal(await textOf(page, 'turn'), NAMES[OWNER], way);
    }
    await at.leave();
  },
};

const asked: Journey = {
  name: 'out of turn: a partner who was asked plays one card, and the player on turn acts again',
  walk: async (stage) => {
    const at = await arrive(stage);
    const { page, finger } = at;
    await sitDown(at, TOLD);
    await finger.perform(taps('build-0', `seat-${PARTNER}`));
    assert.match(await textOf(page, 'out-of-turn'), new RegExp(`^${says.banner(NAMES[PARTNER])}`));
    // both first names agree: the piles have the whole name, so that the two never look alike
    for (const pile of [0, 1, 2, 3]) assert.ok((await textOf(page, `build-${pile}`)).includes(NAMES[PARTNER]));
    await finger.perform(taps('asked'));
    assert.match(await textOf(page, 'out-of-turn'), new RegExp(`^${says.asked(NAMES[PARTNER])}`));
    await finger.perform(taps('build-0'));
    await finger.settle();
    assert.ok(!(await isOut(page)), 'one card, and the player on turn acts again');
    await finger.perform(taps('build-1'));
    assert.deepEqual(await actorsOf(at), [
      ['play', OWNER],
      ['play', PARTNER],
      ['play', OWNER],
    ]);
    await at.leave();
  },
};

const byKeys: Journey = {
  name: 'out of turn: by keyboard the focus stays on the seat, and a screen reader says it once',
  walk: async (stage) => {
    const at = await arrive({ ...stage, initScript: LISTEN_SCRIPT }, { viewport: LAPTOP });
    const { page, finger } = at;
    await sitDown(at, TOLD);
    const banner = says.banner(NAMES[GUEST]);
    const said = async (): Promise<number> => (await saidByItself(page)).filter((text) => text === banner).length;
    const focusIs = (testID: string): Promise<unknown> =>
      page.waitForFunction((name) => document.activeElement?.getAttribute('data-testid') === name, testID);
    await finger.perform(taps('build-0'));
    await finger.settle();
    await page.getByTestId(`seat-${GUEST}`).focus();
    await page.keyboard.press('Enter');
    await finger.untilShown('release');
    await focusIs(`seat-${GUEST}`);
    assert.equal(await said(), 1, 'said once');
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await finger.settle();
    assert.deepEqual(await actorsOf(at), [
      ['play', OWNER],
      ['play', GUEST],
    ]);
    assert.equal(await said(), 1, 'and not again with the play');
    await page.getByTestId('release').focus();
    await page.keyboard.press('Enter');
    await focusIs(`seat-${OWNER}`);
    assert.ok(!(await isOut(page)));
    await at.leave();
  },
};

export const outOfTurns: readonly Journey[] = [released, asked, byKeys];
