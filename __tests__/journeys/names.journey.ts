import { strict as assert } from 'node:assert';
import { type Page } from 'playwright-core';
import { replay } from '@/engine';
import { rulesetById } from '@/rulesets';
import { ALL_TROUBLES, makeTroubled, tapIfThere, taps, type Told } from '../kit/referee';
import { arrive, recordOf } from './atTable';
import { misfitTexts } from './fits';
import { importGames } from './looks.journey';
import { type Journey, LAPTOP, PHONE, textOf } from './stage';

/** Thirty letters each; two have the same first name, and one is a single word. */
const NAMES = [
  'Annemarie Featherstone-Baldwyn',
  'Annemarie Featherstone-Baldwin',
  'Wolfeschlegelsteinhausenberger',
  'Maximiliane-Friederike Kessler',
  'Jo Throckmorton-Weatherby Hill',
  'Bartholomew Cholmondeley Smyth',
] as const;
const TABLET = { width: 768, height: 1024 };

/** Six partners, piles everywhere, and a flag that waits. */
function longNamed(): Told {
  const ruleset = rulesetById('six-player-partners') ?? assert.fail('no such sheet');
  const { header, entries } = makeTroubled({ ruleset, seed: 'looks', house: { stock: 12 } }, ALL_TROUBLES, 8);
  const at = entries.findLastIndex((entry) => entry.act === 'rule');
  const seats = header.seats.map((seat, i) => ({ ...seat, name: NAMES[i] ?? '' }));
  return { header: { ...header, id: 'names', seats }, entries: entries.slice(0, at) };
}

const bySide = ({ header }: Told): Told => ({
  header: { ...header, id: 'names-beside', table: 12, game: 2 } as Told['header'],
  entries: [],
});

/** Every text in which a name stands, or part of one, can be read; the title of the screen too. */
async function assertNamesWhole(page: Page, where: string): Promise<void> {
  const { cut, outside, covered } = await misfitTexts(page);
  // The newest entries on a large screen are cut at the line's end: the log has them in full.
  const isName = (text: string): boolean =>
    NAMES.some((name) => name.split(/[\s-]/).some((part) => part.length > 2 && text.includes(part))) &&
    !text.endsWith('(lately)');
  const wrong = [...cut.map((text) => `cut: ${text}`), ...outside, ...covered].filter(isName);
  assert.deepEqual(wrong, [], `names that cannot be read: ${where}`);
}

/** The smallest letters in which a whole name is set on a small card, in the partner's row and in the strip. */
const smallestName = (page: Page): Promise<number> =>
  page.evaluate(
    (names) =>
      Math.min(
        ...Array.from(document.querySelectorAll<HTMLElement>('[data-testid^=seat-] *'))
          .filter(({ textContent, children }) => children.length === 0 && names.includes(textContent ?? ''))
          .map((element) => parseFloat(getComputedStyle(element).fontSize)),
      ),
    NAMES as readonly string[],
  );

/** What must be seen of a table without scrolling. */
const outOfSight = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('[data-testid]'))
      .filter(({ dataset }) =>
        /^(seat|build|stock|discard|key)-|^(undo|speak|more|log|draw|flag)$/.test(dataset.testid ?? ''),
      )
      .filter((element) => {
        const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        return !isInside || hit === null || !element.contains(hit);
      })
      .map(({ dataset }) => dataset.testid ?? ''),
  );

const sixLongNames: Journey = {
  name: 'names: six of thirty letters are whole wherever somebody can be blamed or made to act',
  walk: async (stage) => {
    const told = longNamed();
    const at = await arrive(stage, { viewport: PHONE });
    await textOf(at.page, 'welcome');
    await importGames(at, [told, bySide(told)]);
    await at.page.goto(`${stage.url}/tables/${told.header.id}`);
    await at.finger.untilShown('build-0');
    const check = async (where: string): Promise<void> => {
      await at.finger.settle();
      await at.picture(`names-${where.replaceAll(/\W+/g, '-')}`);
      await assertNamesWhole(at.page, where);
    };
    for (const viewport of [TABLET, LAPTOP, PHONE]) {
      await at.page.setViewportSize(viewport);
      await check(`table ${viewport.width}x${viewport.height}`);
      assert.deepEqual(await outOfSight(at.page), [], `out of sight at ${viewport.width} × ${viewport.height}`);
      assert.ok((await smallestName(at.page)) >= 15, `a name below 15 px at ${viewport.width} × ${viewport.height}`);
    }
    const turn = turnAfter(told);
    const guest = (turn + 1) % NAMES.length;
    await at.finger.perform(taps(`seat-${guest}`));
    await check('out of turn');
    assert.match(await textOf(at.page, 'out-of-turn'), new RegExp(`^${NAMES[guest]} acts out of turn`));
    assert.equal(await textOf(at.page, 'turn'), NAMES[turn]);
    for (const pile of [0, 1, 2, 3]) assert.ok((await textOf(at.page, `build-${pile}`)).includes(NAMES[guest] ?? ''));
    await at.finger.perform(taps('release'));
    assert.ok(!(await at.finger.isThere('release')), 'released');
    await at.finger.perform(taps('speak'));
    await check('talk');
    await at.finger.perform([...taps('speak'), tapIfThere('flag-more')]);
    await check('flag bar');
    await at.finger.perform([tapIfThere('flag-close'), ...taps('more', 'report')]);
    await check('form');
    await at.finger.perform(taps('close-form', 'more-panel-close', 'tables-switch'));
    await check('other tables');
    await at.finger.perform(taps('switch-names-beside'));
    await at.page.getByTestId('deal-question').waitFor();
    await check('deal');
    await at.leave();
  },
};

/** Whose turn it is when the record has been read. */
function turnAfter({ header, entries }: Told): number {
  const game = replay(header, entries);
  return (game.ok ? game.value.table.turn : null) ?? assert.fail('nobody is on turn');
}

const wholeTurn: Journey = {
  name: 'names: a whole turn out of turn, and a pause that pauses',
  walk: async (stage) => {
    const told = longNamed();
    const at = await arrive(stage, { viewport: PHONE });
    await textOf(at.page, 'welcome');
    await importGames(at, [told]);
    await at.page.goto(`${stage.url}/tables/${told.header.id}`);
    await at.finger.untilShown('build-0');
    const turn = turnAfter(told);
    const guest = (turn + 2) % NAMES.length;
    const before = (await recordOf(at)).entries.length;
    const toldSince = async (): Promise<readonly (readonly [string, number | null | undefined])[]> => {
      await at.finger.settle();
      return (await recordOf(at)).entries
        .slice(before)
        .filter((entry) => !('assumed' in entry))
        .map((entry) => [entry.act, 'seat' in entry ? entry.seat : undefined]);
    };
    await at.finger.perform(taps(`seat-${guest}`, 'build-0', 'build-0', 'key-9', `discard-${guest}-0`));
    assert.deepEqual(await toldSince(), [
      ['play', guest],
      ['play', guest],
      ['discard', guest],
    ]);
    assert.ok(!(await at.finger.isThere('release')), 'the discard released');
    await at.finger.perform(taps('more', 'pause'));
    const paused = (await toldSince()).length;
    await at.finger.perform(taps('build-0'));
    await at.finger.untilShown('resume');
    await at.picture('paused');
    assert.equal((await toldSince()).length, paused, 'a tap in a pause tells nothing');
    await at.finger.perform(taps('resume', 'build-0'));
    assert.deepEqual(
      (await toldSince()).slice(paused).map(([act]) => act),
      ['resume', 'play'],
    );
    await at.leave();
  },
};

export const namesAtTable: readonly Journey[] = [sixLongNames, wholeTurn];
