import { strict as assert } from 'node:assert';
import { type Page } from 'playwright-core';
import { type Table } from '@/engine';
import { type Ruleset, rulesetById } from '@/rulesets';
import { makeTroubled, ALL_TROUBLES, follow, type Telling, type Told } from '../kit/referee';
import { arrive, sitDown, tellAll } from './atTable';
import { type Journey } from './stage';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A phone of 740: with no bars at all, with the system's bars, and with a bar of buttons as well. */
const HEIGHTS = [740, 692, 668] as const;
const WIDTH = 360;
const KEYS = [...Array.from({ length: 12 }, (_, i) => `key-${i + 1}`), 'key-S'];

/** What the description of the table asks for; a target may be larger, never smaller. */
function sizesAt(height: number, table: Table): ReadonlyMap<string, Size> {
  const { turn } = table;
  assert.ok(turn !== null);
  const partner = table.teams.findIndex((team, seat) => seat !== turn && team === table.teams[turn]);
  const piles = (seat: number): string[] => [`stock-${seat}`, ...[0, 1, 2, 3].map((pile) => `discard-${seat}-${pile}`)];
  const others = table.seats.map((_, seat) => seat).filter((seat) => seat !== turn && seat !== partner);
  // two rows of seven where the height does not allow three of five
  const key = height < 680 ? { width: 46, height: 56 } : { width: 67, height: 56 };
  return new Map<string, Size>([
    ...[0, 1, 2, 3].map((pile) => [`build-${pile}`, { width: 80, height: 78 }] as const),
    ...piles(turn).map((name) => [name, { width: 64, height: 66 }] as const),
    ...piles(partner).map((name) => [name, { width: 48, height: 48 }] as const),
    ...others.map((seat) => [`seat-${seat}`, { width: 160, height: 50 }] as const),
    ...KEYS.map((name) => [name, key] as const),
    ...['undo', 'speak', 'draw', 'log', 'more'].map((name) => [name, { width: 48, height: 48 }] as const),
    // within the slot of 48, which has a frame
    ['flag-more', { width: 44, height: 42 }],
  ]);
}

interface Seen extends Size {
  readonly name: string;
  readonly isInside: boolean;
  readonly coveredBy: string | null;
}

/** Each control as it lies there: its size, whether all of it is in the window, and what lies over it. */
const look = (page: Page, names: readonly string[]): Promise<readonly Seen[]> =>
  page.evaluate(
    (wanted) =>
      wanted.map((name) => {
        const found = Array.from(document.querySelectorAll<HTMLElement>(`[data-testid="${name}"]`)).filter((element) =>
          element.checkVisibility({ visibilityProperty: true }),
        );
        const [control] = found;
        if (control === undefined || found.length > 1)
          return { name: `${name} (${found.length} of it)`, width: 0, height: 0, isInside: false, coveredBy: null };
        const { left, top, right, bottom, width, height } = control.getBoundingClientRect();
        const inset = 6;
        const points = [
          [left + width / 2, top + height / 2],
          [left + inset, top + inset],
          [right - inset, top + inset],
          [left + inset, bottom - inset],
          [right - inset, bottom - inset],
        ] as const;
        const over = points
          .map(([x, y]) => document.elementFromPoint(x, y))
          .find((element) => element === null || !control.contains(element));
        const coveredBy =
          over === undefined ? null : (over?.closest('[data-testid]')?.getAttribute('data-testid') ?? 'something');
        const isInside = left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight;
        return { name, width, height, isInside, coveredBy };
      }),
    names,
  );

/** Nothing on this page scrolls, in either direction. */
const scrollers = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('body, body *'))
      .filter((element) => element.checkVisibility() && getComputedStyle(element).overflowY !== 'visible')
      .filter(
        (element) =>
          element.scrollHeight > element.clientHeight + 1 && getComputedStyle(element).overflowY !== 'hidden',
      )
      .map((element) => element.dataset.testid ?? element.outerHTML.slice(0, 100)),
  );

/** A game with piles everywhere and a flag that waits. */
function busyGame(ruleset: Ruleset): { readonly told: Told; readonly upTo: readonly Telling[]; readonly table: Table } {
  const [improper] = ALL_TROUBLES;
  assert.ok(improper);
  const told = makeTroubled({ ruleset, seed: 'layout', house: { stock: 12 } }, [improper], 60);
  const [, ...acts] = follow(told);
  const at = acts.findIndex(({ way }) => way === 'ruling');
  const table = acts[at]?.before.table;
  assert.ok(table !== undefined, 'a flag waits');
  return { told, upTo: acts.slice(0, at), table };
}

const inSight = (id: string, players: number): Journey => ({
  name: `layout: a table of ${players} without scrolling, every target as large as it should be and in reach`,
  walk: async (stage) => {
    const ruleset = rulesetById(id);
    assert.ok(ruleset);
    const { told, upTo, table } = busyGame(ruleset);
    const at = await arrive(stage);
    await sitDown(at, told);
    await tellAll(at, upTo);
    for (const height of HEIGHTS) {
      await at.page.setViewportSize({ width: WIDTH, height });
      await at.finger.settle();
      const wanted = sizesAt(height, table);
      const seen = await look(at.page, [...wanted.keys()]);
      const wrong = seen.flatMap(({ name, width, height: tall, isInside, coveredBy }) => {
        const least = wanted.get(name) ?? { width: Infinity, height: Infinity };
        const isSmall = width < least.width - 0.5 || tall < least.height - 0.5;
        return [
          ...(isSmall ? [`${name} is ${width} × ${tall}, not ${least.width} × ${least.height}`] : []),
          ...(isInside ? [] : [`${name} is not in the window`]),
          ...(coveredBy === null ? [] : [`${name} is covered by ${coveredBy}`]),
        ];
      });
      await at.picture(`table-${players}-${WIDTH}x${height}`);
      assert.deepEqual(wrong, [], `at ${WIDTH} × ${height}`);
      assert.deepEqual(await scrollers(at.page), [], `nothing scrolls at ${WIDTH} × ${height}`);
    }
    await at.leave();
  },
});

export const layouts: readonly Journey[] = [inSight('texas-good-sam', 4), inSight('six-player-partners', 6)];
