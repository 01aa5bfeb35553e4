import { strict as assert } from 'node:assert';
import { type BrowserContextOptions } from 'playwright-core';
import { serializeRecord } from '@/record';
import { type Ruleset, rulesetById } from '@/rulesets';
import { ALL_TROUBLES, type Gesture, makeTroubled, tap, tapIfThere, taps, type Told } from '../kit/referee';
import { type AtTable, arrive } from './atTable';
import { assertAccessible, assertReadableRecoloured } from './axe';
import { assertTextsFit } from './fits';
import { assertNoOverflow, assertWholeWords, atTwiceTheSize, type Journey, LAPTOP, PHONE, textOf } from './stage';

const sheet = (id: string): Ruleset => rulesetById(id) ?? assert.fail(id);

/** A game of six in which something waits to be decided, with a name that is too long for any card. */
function waiting(): Told {
  const { header, entries } = makeTroubled(
    { ruleset: sheet('six-player-partners'), seed: 'looks', house: { stock: 12 } },
    ALL_TROUBLES,
    8,
  );
  const at = entries.findLastIndex((entry) => entry.act === 'rule');
  const seats = header.seats.map((seat, i) => (i === 1 ? { ...seat, name: 'Bernadette-Josephine Wellington' } : seat));
  return { header: { ...header, id: 'looks-waiting', seats }, entries: entries.slice(0, at) };
}

/** One that is over, with something nobody has ruled on yet. */
function over(): Told {
  const { header, entries } = makeTroubled({ ruleset: sheet('texas-good-sam'), seed: 'looks' }, ALL_TROUBLES, 4);
  const at = entries.findLastIndex((entry) => entry.act === 'rule');
  const n = at + 1;
  return {
    header: { ...header, id: 'looks-over' },
    entries: [...entries.slice(0, at), { n, act: 'end', why: 'time' }],
  };
}

/** Told by a file: walking there tap by tap is another journey. */
export async function importGames(at: AtTable, games: readonly Told[]): Promise<void> {
  const text = games.map(({ header, entries }) => serializeRecord(header, entries)).join('');
  const [chooser] = await Promise.all([at.page.waitForEvent('filechooser'), at.finger.perform(taps('import-record'))]);
  await chooser.setFiles({ name: 'games.jsonl', mimeType: 'application/x-ndjson', buffer: Buffer.from(text) });
  await at.page.getByTestId(`open-${games[0]?.header.id}`).waitFor();
}

interface Screen {
  readonly name: string;
  /** Where it is; left out, it is where the one before it was. */
  readonly path?: string;
  readonly shows: string;
  /** What is touched to get there, and to leave it again. */
  readonly opens?: readonly string[];
  readonly closes?: readonly string[];
}

const screensOf = (game: Told, ended: Told): readonly Screen[] => {
  const table = `/tables/${game.header.id}`;
  const newest = `log-entry-${game.entries.length}`;
  return [
    { name: 'tables', path: '/tables', shows: `open-${game.header.id}` },
    { name: 'new-table', path: '/tables/new', shows: 'ruleset-texas-good-sam' },
    { name: 'new-table-chosen', shows: 'deal', opens: ['ruleset-texas-good-sam'] },
    { name: 'deal', shows: 'deal-question', opens: ['deal'] },
    { name: 'table', path: table, shows: 'build-0' },
    { name: 'table-talk', shows: 'speak-seat-0', opens: ['speak'], closes: ['talk-close'] },
    { name: 'table-draw', shows: 'draw-count-0', opens: ['draw'], closes: ['draw'] },
    { name: 'table-more', shows: 'more-panel', opens: ['more'] },
    { name: 'table-form', shows: 'form-report', opens: ['report'], closes: ['close-form', 'more-panel-close'] },
    { name: 'flag-bar', shows: 'flag-why', opens: ['flag-more?'] },
    { name: 'flag', shows: 'flag-line', opens: ['flag-why'] },
    { name: 'log', path: `${table}/log`, shows: newest },
    { name: 'log-row', shows: 'log-amend', opens: [newest] },
    { name: 'position', path: `${table}/position`, shows: 'tell-position' },
    { name: 'result', path: `/tables/${ended.header.id}/result`, shows: 'result-title' },
    { name: 'practice', path: '/practice?seed=looks', shows: 'practice-start' },
    {
      name: 'practice-table',
      shows: 'practice-act',
      opens: ['ruleset-six-player-partners', 'practice-start', 'practice-next'],
    },
  ];
};

/** A name with a question mark is touched where it is there: with room enough the flag's bar is always open. */
const gestures = (names: readonly string[] = []): Gesture[] =>
  names.map((name) => (name.endsWith('?') ? tapIfThere(name.slice(0, -1)) : tap(name)));

interface Checks {
  readonly isInEveryColour?: boolean;
  /** At twice the text size a word may be wider than the window in a language with long ones. */
  readonly mayBreakWords?: boolean;
}

/** Texts for which dots are the right answer, each with the place it is shown in. */
const MAY_BE_CUT = [
  // The sheet, below the title of a table.
  /^Six players \(\)$/,
  // The verdict over a flag, at twice the text size: its sign stays, and the line below says it.
  /^Check the record \(flag-bar\)$/,
];

export const look = (
  name: string,
  options: BrowserContextOptions,
  { isInEveryColour = false, mayBreakWords = false }: Checks = {},
): Journey => ({
  name: `looks: every screen of a table is accessible and nothing sticks out (${name})`,
  walk: async (stage) => {
    const [game, ended] = [waiting(), over()];
    const at = await arrive(stage, options);
    const inspect = async (screen: string): Promise<void> => {
      const picture = (colours: string): Promise<void> =>
        at.picture(`${screen}-${name} ${colours}`.replaceAll(/\W+/g, '-'));
      const checks = async (): Promise<void> => {
        await picture('light');
        await assertAccessible(at.page);
        await assertNoOverflow(at.page);
        if (!mayBreakWords) await assertWholeWords(at.page);
        await assertTextsFit(at.page, MAY_BE_CUT);
        if (isInEveryColour) await assertReadableRecoloured(at.page, picture);
      };
      await checks().catch((reason: unknown) => {
        throw new Error(`${screen}, ${name}`, { cause: reason });
      });
    };
    await textOf(at.page, 'welcome');
    await inspect('welcome');
    await importGames(at, [game, ended]);
    for (const { name: screen, path, shows, opens, closes } of screensOf(game, ended)) {
      if (path !== undefined) await at.page.goto(`${stage.url}${path}`);
      await at.finger.perform(gestures(opens));
      await at.page.getByTestId(shows).filter({ visible: true }).waitFor();
      await at.finger.settle();
      await inspect(screen);
      await at.finger.perform(gestures(closes));
    }
    await at.leave();
  },
});

export const looks: readonly Journey[] = [
  look('phone', { viewport: PHONE }, { isInEveryColour: true }),
  look('phone, text at 200 %', atTwiceTheSize(PHONE)),
  look('laptop', { viewport: LAPTOP }),
];
