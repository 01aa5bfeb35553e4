import { strict as assert } from 'node:assert';
import { type Page } from 'playwright-core';
import { replay } from '@/engine';
import { rulesetById } from '@/rulesets';
import { ALL_TROUBLES, makeTroubled, tap, tapIfThere, taps, type Told } from '../kit/referee';
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
/** Told apart by the first name, which is wider than a building pile. */
const ONE_WORD_IN_SHORT = 5;
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
  const isName = (text: string): boolean =>
    NAMES.some((name) => name.split(/[\s-]/).some((part) => part.length > 2 && text.includes(part)));
  const wrong = [...cut.map((text) => `cut: ${text}`), ...outside, ...covered].filter(isName);
  assert.deepEqual(wrong, [], `names that cannot be read: ${where}`);
}

/** The smallest letters in which a whole name is set on a small card, in the partner's row and in ActivePlayerPanel. */
async function smallestName(page: Page): Promise<number> {
  const sizes = await page.evaluate(
    (names) =>
      Array.from(document.querySelectorAll<HTMLElement>('[data-testid^=seat-] *'))
        .filter(({ textContent, children }) => children.length === 0 && names.includes(textContent ?? ''))
        .map((element) => parseFloat(getComputedStyle(element).fontSize)),
    NAMES as readonly string[],
  );
  assert.ok(sizes.length >= NAMES.length, `only ${sizes.length} names are shown`);
  return Math.min(...sizes);
}

/** What must be seen of a table without scrolling. */
const OF_THE_TABLE = /^(seat|build|stock|discard|key)-|^(undo|speak|more|log|draw|flag)$/;
const KINDS_OF_TALK = /^speak-what-/;

/** Of the controls with such names: those of which an edge is covered, or outside of what is shown. */
const outOfSight = async (page: Page, named: RegExp): Promise<readonly string[]> => {
  const { names, hidden } = await page.evaluate((source) => {
    const found = Array.from(document.querySelectorAll<HTMLElement>('[data-testid]')).filter(({ dataset }) =>
      new RegExp(source).test(dataset.testid ?? ''),
    );
    const isHidden = (element: HTMLElement): boolean => {
      const { left, top, bottom, width, height } = element.getBoundingClientRect();
      return [top + 3, top + height / 2, bottom - 3].some((y) => {
        const hit = document.elementFromPoint(left + width / 2, y);
        return hit === null || !element.contains(hit);
      });
    };
    const nameOf = ({ dataset }: HTMLElement): string => dataset.testid ?? '';
    return { names: found.map(nameOf), hidden: found.filter(isHidden).map(nameOf) };
  }, named.source);
  assert.ok(names.length > 0, `nothing is named ${named.source}`);
  return hidden;
};

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
      assert.deepEqual(
        await outOfSight(at.page, OF_THE_TABLE),
        [],
        `out of sight at ${viewport.width} × ${viewport.height}`,
      );
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
    assert.match(await textOf(at.page, 'not-sealed'), /^Not sealed: may have been changed or cut/);
    // a first name of one word has nowhere to break but inside
    await at.finger.perform(taps(`seat-${ONE_WORD_IN_SHORT}`));
    await check('out of turn, in short');
    await at.finger.perform([...taps('release'), tap('draw')]);
    await check('how many were drawn');
    await at.finger.perform([tap('draw')]);
    await at.finger.perform(taps('speak'));
    await check('talk');
    await at.finger.perform(taps('speak-seat-3'));
    await check('kinds of talk');
    assert.deepEqual(await outOfSight(at.page, KINDS_OF_TALK), [], 'every kind of talk is in sight at once');
    await at.finger.perform([...taps('speak'), tapIfThere('flag-more')]);
    await check('flag bar');
    await at.finger.perform([tapIfThere('flag-close'), ...taps('more', 'report')]);
    await check('form');
    await at.finger.perform(taps('close-form', 'more-panel-close', 'tables-switch'));
    await check('other tables');
    await at.finger.perform(taps('switch-names-beside'));
    await at.page.getByTestId('deal-question').waitFor();
    await check('deal');
    for (const [seat, name] of NAMES.entries()) assert.match(await textOf(at.page, `dealer-${seat}`), new RegExp(name));
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
    for (const touch of ['build-0', 'key-9', 'build-1', `stock-${turn}`, `seat-${guest}`]) {
      await at.finger.perform(taps(touch));
      await at.finger.untilShown('resume');
      assert.equal((await toldSince()).length, paused, `a tap on ${touch} in a pause tells nothing`);
    }
    await at.page.keyboard.press('5');
    assert.equal((await toldSince()).length, paused, 'a key in a pause tells nothing');
    assert.ok(!(await at.finger.isThere('release')), 'and nobody is brought in');
    await at.picture('paused');
    await at.finger.perform(taps('resume', 'build-0'));
    assert.deepEqual(
      (await toldSince()).slice(paused).map(([act]) => act),
      ['resume', 'play'],
    );
    await at.leave();
  },
};

const four: Journey = {
  name: 'names: at a table of four every kind of talk is in sight at once, whatever the name',
  walk: async (stage) => {
    const told: Told = {
      header: {
        tableside: 1,
        id: 'names-four',
        ruleset: 'texas-good-sam',
        seats: NAMES.slice(0, 4).map((name, seat) => ({ name, team: seat % 2 })),
      },
      entries: [
        { n: 1, act: 'deal', tops: [7, 3, 12, 'S'] },
        { n: 2, act: 'start', seat: 0 },
      ] as unknown as Told['entries'],
    };
    const at = await arrive(stage, { viewport: PHONE });
    await textOf(at.page, 'welcome');
    await importGames(at, [told]);
    await at.page.goto(`${stage.url}/tables/${told.header.id}`);
    await at.finger.perform(taps('speak', 'speak-seat-3'));
    await at.finger.settle();
    await at.picture('names-four-kinds-of-talk');
    assert.deepEqual(await outOfSight(at.page, KINDS_OF_TALK), []);
    await assertNamesWhole(at.page, 'talk of four');
    await at.leave();
  },
};

export const namesAtTable: readonly Journey[] = [sixLongNames, wholeTurn, four];
