import { strict as assert } from 'node:assert';
import { type BrowserContextOptions } from 'playwright-core';
import { rulesetById } from '@/rulesets';
import { simulateGame } from '@/simulate';
import { type Gesture, tap, tellable, type Told } from '../kit/referee';
import { arrive } from './atTable';
import { assertAccessible, assertReadableRecoloured } from './axe';
import { importGames } from './looks.journey';
import { assertNoOverflow, atTwiceTheSize, type Journey, LAPTOP, PHONE } from './stage';

/** A game of four that goes on, and one that is over. */
const gameOf = (id: string, maxTurns: number): Told => {
  const ruleset = rulesetById('texas-good-sam');
  assert.ok(ruleset);
  const told = tellable(simulateGame({ ruleset, seed: 'access', house: { stock: 3 }, maxTurns: 60 }));
  const ends = told.entries.findIndex(({ act }) => act === 'discard');
  return {
    header: { ...told.header, id },
    entries: maxTurns === 0 ? told.entries.slice(0, ends + 1) : told.entries,
  };
};

interface AccessScreen {
  readonly name: string;
  readonly path?: string;
  readonly shows: string;
  readonly opens?: readonly Gesture[];
  readonly closes?: readonly Gesture[];
  /** Shown while the screen is not yet complete. */
  readonly until?: string;
  /** A key of the keyboard opens it. */
  readonly key?: string;
}

const guest = (told: Told): number => {
  const last = told.entries.at(-1);
  assert.ok(last !== undefined && 'seat' in last && typeof last.seat === 'number');
  return last.seat;
};

/** Screens and parts that the looks do not visit. */
const screensOf = (open: Told, over: Told): readonly AccessScreen[] => [
  { name: 'table of four', path: `/tables/${open.header.id}`, shows: 'build-0' },
  { name: 'keys', shows: 'keys-help', key: '?', closes: [tap('keys-help-close')] },
  { name: 'menu', shows: 'menu-panel', opens: [tap('table-menu')] },
  { name: 'out of turn', path: `/tables/${open.header.id}`, shows: 'out-of-turn', opens: [tap(`seat-${guest(open)}`)] },
  { name: 'slip', path: `/tables/${over.header.id}/slip`, shows: 'page-1' },
  { name: 'score sheet', path: `/tables/${over.header.id}/score-sheet`, shows: 'page-1' },
  { name: 'help card', path: '/help-card', shows: 'page-1' },
  { name: 'settings', path: '/settings', shows: 'offline-ready' },
  { name: 'check', path: '/settings/check', shows: 'check-again', until: 'check-running' },
  { name: 'licences', path: '/settings/licences', shows: 'licences-intro' },
  { name: 'rulings', path: '/rulings', shows: 'ruleset-texas-good-sam' },
  { name: 'ruleset', path: '/rulings/texas-good-sam', shows: 'sheet-name' },
];

interface Seen {
  readonly tables: number;
  readonly isInEveryColour?: boolean;
}

/** Forced colours: the browser paints with its own few colours; nothing may vanish. */
const FORCED = { forcedColors: 'active' } as const;

const access = (name: string, options: BrowserContextOptions, { tables, isInEveryColour = false }: Seen): Journey => ({
  name: `access: the screens around a table are accessible (${name})`,
  walk: async (stage) => {
    const at = await arrive(stage, options);
    const [open, over] = [gameOf('access-open', 0), gameOf('access-over', 1)];
    const more = Array.from({ length: tables }, (_, i) => gameOf(`access-${i}`, 0));
    await importGames(at, [open, over, ...more]);
    const inspect = async (screen: string): Promise<void> => {
      const picture = (look: string): Promise<void> =>
        at.picture(`access-${screen}-${name} ${look}`.replaceAll(/\W+/g, '-'));
      const checks = async (): Promise<void> => {
        await picture('light');
        await assertAccessible(at.page);
        await assertNoOverflow(at.page);
        if (!isInEveryColour) return;
        await assertReadableRecoloured(at.page, picture);
        await at.page.emulateMedia(FORCED);
        await picture('forced');
        await assertAccessible(at.page);
        await at.page.emulateMedia({ forcedColors: 'none' });
      };
      await checks().catch((reason: unknown) => {
        throw new Error(`${screen}, ${name}`, { cause: reason });
      });
    };
    await at.page.waitForFunction((count) => (window.tableside?.summaries() ?? 0) >= count, tables + 2);
    await at.finger.settle();
    await inspect('tables');
    for (const { name: screen, path, shows, opens = [], closes = [], key, until } of screensOf(open, over)) {
      if (path !== undefined) await at.page.goto(`${stage.url}${path}`);
      if (path !== undefined && opens.length === 0)
        await at.page.getByTestId(shows).filter({ visible: true }).first().waitFor();
      await at.finger.perform(opens);
      if (key !== undefined) await at.page.keyboard.press(key);
      await at.page.getByTestId(shows).filter({ visible: true }).first().waitFor();
      if (until !== undefined) await at.page.getByTestId(until).waitFor({ state: 'detached' });
      await inspect(screen);
      await at.finger.perform(closes);
    }
    await at.leave();
  },
});

export const accesses: readonly Journey[] = [access('phone', { viewport: PHONE }, { tables: 4 })];

/** In every theme and size, with sixty tables. */
export const moreAccesses: readonly Journey[] = [
  access('phone, sixty tables, every theme', { viewport: PHONE }, { tables: 58, isInEveryColour: true }),
  access('laptop, every theme', { viewport: LAPTOP }, { tables: 4, isInEveryColour: true }),
  access('phone, text at 200 %', atTwiceTheSize(PHONE), { tables: 4 }),
];
