import { strict as assert } from 'node:assert';
import { type BrowserContextOptions } from 'playwright-core';
import { type Entry, type Game, openFlags, replay, seatStateAt } from '@/engine';
import { countSkilledTaps, type Lesson, type LessonOptions, type LessonStep, makeLesson } from '@/practice';
import { RULESETS, rulesetById, rulesFor } from '@/rulesets';
import { wordsFor } from '@/words';
import { lessonStepLine } from '../../app/screens/Practice/makePlayersData';
import { gesturesFor, readTold, tap, taps } from '../kit/referee';
import { asksTop } from '../kit/referee/tableTaps';
import { type AtTable, arrive } from './atTable';
import { assertAccessible } from './axe';
import { assertNoOverflow, atTwiceTheSize, type Journey, LAPTOP, PHONE, type Stage, textOf } from './stage';

const en = wordsFor('en');
const { report: says } = en.practice;

/** What a simulated learner does about a step, instead of telling it. */
type Mistake = 'miss' | 'twice' | 'wrong-pile' | 'undo';
type Mistakes = ReadonlyMap<LessonStep, Mistake>;

interface Sitting {
  readonly lesson: Lesson;
  readonly options: LessonOptions;
  readonly mistakes: Mistakes;
}

const isHandPlay = ({ entry, flag }: LessonStep): boolean => entry.act === 'play' && entry.from === 'hand' && !flag;

/**
 * One mistake of each kind, at places where it changes nothing that comes later: so each is scored by itself. Null
 * where the lesson has no such places.
 */
function pickMistakes({ steps }: Lesson): Mistakes | null {
  const lastOn = (pile: number): LessonStep | undefined =>
    steps.findLast(({ entry }) => entry.act === 'play' && entry.to === pile);
  const isSafe = (step: LessonStep): boolean =>
    isHandPlay(step) &&
    step.entry.act === 'play' &&
    lastOn(step.entry.to) === step &&
    typeof step.entry.card === 'number' &&
    step.entry.card < 9 &&
    seatStateAt(step.before.table, step.entry.seat).hand > 2;
  const [missed, twice] = steps.filter(isSafe);
  const undone = steps.find((step) => isHandPlay(step) && step !== missed && step !== twice);
  const offence = steps.find(({ flag, task }) => flag !== null && task === 'tell');
  const discard = steps.findLast(
    ({ entry, flag }, at) =>
      entry.act === 'discard' &&
      flag === null &&
      !steps.slice(at + 1).some((later) => 'seat' in later.entry && later.entry.seat === entry.seat),
  );
  if (!missed || !twice || !undone || !offence || !discard) return null;
  return new Map<LessonStep, Mistake>([
    [missed, 'miss'],
    [twice, 'twice'],
    [undone, 'undo'],
    [offence, 'miss'],
    [discard, 'wrong-pile'],
  ]);
}

/** The first game of this sheet in which one mistake of each kind can be made. */
function sittingWithMistakes(id: string): Sitting {
  const ruleset = rulesetById(id);
  assert.ok(ruleset);
  for (let i = 1; i < 200; i += 1) {
    const options: LessonOptions = {
      ruleset,
      players: 4,
      hasOffences: true,
      length: 'two-rounds',
      seed: `learner ${i}`,
    };
    const lesson = makeLesson(options);
    const mistakes = pickMistakes(lesson);
    if (mistakes !== null && lesson.steps.length < 60) return { lesson, options, mistakes };
  }
  throw new Error(`no game for a learner at ${id}`);
}

async function gameOf({ finger }: AtTable): Promise<Game> {
  const { header, entries } = readTold(await finger.record());
  const game = replay(header, entries);
  assert.ok(game.ok);
  return game.value;
}

/** What the learner tells of one step, at the table as the app has it. */
async function tell(at: AtTable, step: LessonStep, mistake: Mistake | undefined): Promise<void> {
  const game = await gameOf(at);
  const { entry, task } = step;
  const perform = (told: Entry): Promise<void> => at.finger.perform(gesturesFor(game, told).gestures);
  if (task === 'optional' && !(entry.act === 'flip' && asksTop(game) === entry.seat)) return;
  if (task === 'rule') {
    const [flag] = openFlags(game.table);
    // nothing to rule on, where the offence was missed
    if (flag?.code === step.flag?.code) await perform({ ...entry, flag: flag?.id } as Entry);
    return;
  }
  if (mistake === 'miss') return;
  if (mistake === 'undo' && entry.act === 'play') {
    await at.finger.perform(taps(`build-${(entry.to + 1) % 4}`, 'undo'));
    await at.finger.settle();
    return at.finger.perform(gesturesFor(await gameOf(at), entry).gestures);
  }
  if (mistake === 'wrong-pile' && entry.act === 'discard') {
    const { discards } = seatStateAt(game.table, entry.seat);
    const pile = discards.findIndex((cards, index) => cards.length === 0 && index !== entry.pile);
    return perform({ ...entry, pile });
  }
  await perform(entry);
  if (mistake === 'twice' && entry.act === 'play') await at.finger.perform([tap(`build-${entry.to}`)]);
}

/** Chooses the lesson and sits down at its table. */
async function begin(at: AtTable, { options: { ruleset, players, hasOffences, length } }: Sitting): Promise<void> {
  await at.finger.perform(
    taps(
      `ruleset-${ruleset.id}`,
      `players-${players}`,
      `practice-offences-${hasOffences ? 'yes' : 'no'}`,
      `practice-${length}`,
      'practice-start',
    ),
  );
  await at.finger.untilShown('practice-next');
}

/** The whole lesson, one act after another. Answers with the touches at the table. */
async function refereeAll(at: AtTable, { lesson, mistakes }: Sitting): Promise<number> {
  let touches = 0;
  for (const step of lesson.steps) {
    await at.finger.perform(taps('practice-next'));
    await at.page.getByTestId('practice-act').getByText(lessonStepLine(step, en), { exact: true }).waitFor();
    const before = at.finger.touches();
    await tell(at, step, mistakes.get(step));
    await at.finger.settle();
    touches += at.finger.touches() - before;
  }
  return touches;
}

const learner: Journey = {
  name: 'practice: a learner who makes one mistake of each kind is scored exactly, and no table of the device knows',
  walk: async (stage) => {
    const sitting = sittingWithMistakes('texas-good-sam');
    const { lesson, options, mistakes } = sitting;
    const at = await arrive(stage, {}, '/tables');
    /** Whether the page has loaded the script that invents games. */
    const isLoaded = (): Promise<boolean> =>
      at.page.evaluate(async () => {
        const loaded = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
        const texts = await Promise.all(loaded.map(async ({ name }) => (await fetch(name)).text()));
        return texts.some((text) => text.includes('no lesson for '));
      });
    await at.finger.untilShown('practice');
    assert.equal(await isLoaded(), false, 'no script of the start invents games');
    await at.finger.perform(taps('practice'));
    await at.finger.untilShown('practice-start');
    assert.equal(await isLoaded(), true, 'its script is loaded when it is opened');
    await at.page.goto(`${stage.url}/practice?seed=${encodeURIComponent(String(options.seed))}`);
    await at.finger.untilShown('practice-start');
    await assertAccessible(at.page);
    await begin(at, sitting);
    await assertNoOverflow(at.page);
    await assertAccessible(at.page);
    const touches = await refereeAll(at, sitting);
    await at.picture('practice-over');
    await at.finger.perform(taps('practice-finish'));

    const stepOf = (mistake: Mistake): LessonStep[] =>
      [...mistakes].flatMap(([step, kind]) => (kind === mistake ? [step] : [])).sort((a, b) => a.entry.n - b.entry.n);
    const due = lesson.steps.filter(({ task }) => task === 'tell').length;
    assert.equal(await textOf(at.page, 'practice-report'), says.right(due - 3, due));
    const missed = await textOf(at.page, 'practice-missed');
    assert.ok(missed.startsWith(says.missed(2)), missed);
    for (const step of stepOf('miss'))
      assert.ok(missed.includes(lessonStepLine(step, en)), `${missed}: ${lessonStepLine(step, en)}`);
    const mistapped = await textOf(at.page, 'practice-mistapped');
    assert.ok(mistapped.startsWith(says.mistapped(2)), mistapped);
    const [wrong] = stepOf('wrong-pile');
    assert.ok(mistapped.includes(says.happened(lessonStepLine(wrong as LessonStep, en))), mistapped);
    assert.ok(mistapped.includes(says.difference([says.fields.pile])), mistapped);
    assert.match(mistapped, /Told twice/);
    assert.equal(await textOf(at.page, 'practice-corrected'), says.corrected(1));
    const rulings = await textOf(at.page, 'practice-rulings');
    const offences = lesson.steps.filter(({ task }) => task === 'rule').length;
    assert.equal(rulings.split(says.outcomes['not-seen']).length - 1, 1, rulings);
    assert.equal(rulings.split(says.outcomes.right).length - 1, offences - 1, rulings);
    assert.equal(await textOf(at.page, 'practice-taps'), says.tapsLine(touches, countSkilledTaps(lesson.steps)));
    await assertAccessible(at.page);
    await at.picture('practice-report');

    assert.deepEqual(await at.page.evaluate(() => window.tableside?.acknowledged()), [], 'nothing was written');
    await at.finger.perform(taps('back'));
    await at.finger.untilShown('welcome');
    await at.page.reload();
    await at.finger.untilShown('welcome');
    await at.leave();
  },
};

/** A learner who makes no mistake, at other sheets and sizes. */
const faultless = (
  id: string,
  players: number,
  length: LessonOptions['length'],
  options: BrowserContextOptions,
): Journey => ({
  name: `practice: ${id}, ${players} players, ${length}, told as it was, ${options.viewport?.width} wide`,
  walk: async (stage: Stage) => {
    const ruleset = rulesetById(id);
    assert.ok(ruleset);
    const chosen: LessonOptions = { ruleset, players, hasOffences: true, length, seed: 'faultless' };
    const sitting: Sitting = { lesson: makeLesson(chosen), options: chosen, mistakes: new Map() };
    const at = await arrive(stage, options, '/practice?seed=faultless');
    await begin(at, sitting);
    await assertNoOverflow(at.page);
    await refereeAll(at, sitting);
    await at.finger.perform(taps('practice-finish'));
    assert.equal(await textOf(at.page, 'practice-report'), says.allRight);
    await at.leave();
  },
});

/** At twice the text size there is room for the players or the table: they take turns. */
const large: Journey = {
  name: 'practice: twice the text size',
  walk: async (stage) => {
    const at = await arrive(stage, atTwiceTheSize(PHONE), '/practice?seed=large');
    await at.finger.perform(taps('practice-start', 'practice-next', 'practice-next'));
    await assertNoOverflow(at.page);
    await at.picture('practice-large');
    await at.finger.perform(taps('practice-table', 'build-0'));
    await assertNoOverflow(at.page);
    await at.finger.perform(taps('back', 'practice-next'));
    assert.notEqual(await textOf(at.page, 'practice-act'), '');
    await at.leave();
  },
};

/** The browser's Back closes what lies over the practice table first: nobody loses a lesson by it. */
const back: Journey = {
  name: 'practice: Back closes the log and the flag, then the lesson goes on; the way back from the table costs no tap',
  walk: async (stage) => {
    const at = await arrive(stage, {}, '/practice?seed=back');
    await at.finger.perform(taps('ruleset-texas-good-sam', 'practice-start', 'practice-next', 'key-9', 'build-0'));
    const { page, finger } = at;
    const comesBackFrom = async (shows: string, opens: readonly string[]): Promise<void> => {
      await finger.perform(taps(...opens));
      await finger.untilShown(shows);
      await page.goBack();
      await finger.untilShown('build-0');
    };
    await comesBackFrom('log-entry-1', ['log']);
    assert.match(await textOf(page, 'practice-act'), /\w/, 'the players are still there');
    await comesBackFrom('flag-line', ['flag-more', 'flag-why']);
    await comesBackFrom('page-1', ['more', 'more-help']);
    const touches = finger.touches() - 'ruleset start next'.split(' ').length;
    const label = await page.getByTestId('back').filter({ visible: true }).getAttribute('aria-label');
    assert.equal(label, en.practice.players.finish);
    await finger.perform(taps('back'));
    assert.match(await textOf(page, 'practice-taps'), new RegExp(`^You: ${touches} taps`));
    await finger.perform(taps('practice-go-on'));
    await finger.untilShown('build-0');
    await at.leave();
  },
};

export const practices: readonly Journey[] = [learner, back];

/** Only where somebody asks for them. */
export const wholePractices: readonly Journey[] = [
  ...RULESETS.map((ruleset) => {
    const { min } = rulesFor(ruleset).values.players;
    return faultless(ruleset.id, Math.max(4, min), 'two-rounds', { viewport: PHONE });
  }),
  faultless('six-player-partners', 6, 'whole-game', { viewport: LAPTOP }),
  large,
];
