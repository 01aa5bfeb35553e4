import { openFlags, reportLines } from '@/engine';
import { type Lesson, LESSON_LENGTHS, makeLesson } from '@/practice';
import { RULESETS, rulesFor } from '@/rulesets';
import { countTaps, follow } from '../kit/referee';
import { learnerGame, lessonAt } from './kit';
import { countSkilledTaps } from '@/practice';

const TABLES = RULESETS.flatMap((ruleset) => {
  const { min, max } = rulesFor(ruleset).values.players;
  return [4, 6].filter((players) => players >= min && players <= max).map((players) => ({ ruleset, players }));
});

const offencesIn = ({ steps }: Lesson) => steps.filter(({ flag, task }) => flag !== null && task !== 'rule');

describe.each(TABLES.map((table) => [table.ruleset.id, table.players, table] as const))(
  '%s, %i players',
  (_, __, table) => {
    it.each(LESSON_LENGTHS)('has a lesson of %s, with offences and without', (length) => {
      for (const hasOffences of [true, false]) {
        const lesson = makeLesson({ ...table, hasOffences, length, seed: 'any' });
        expect(lesson.header.seats).toHaveLength(table.players);
        expect(offencesIn(lesson).length > 0).toBe(hasOffences);
        expect(lesson.steps.filter(({ task }) => task === 'tell').length).toBeGreaterThan(2 * table.players);
        const game = learnerGame(lesson);
        expect(openFlags(game.table)).toEqual([]);
        const flagged = reportLines(game).filter(({ flags }) => flags.some(({ verdict }) => verdict === 'record'));
        expect(flagged).toEqual([]);
        if (length === 'whole-game') expect(game.table.over).not.toBeNull();
      }
    });

    it('is told with as many taps as the referee of the test kit needs', () => {
      for (const seed of [1, 2, 3]) {
        const lesson = makeLesson({ ...table, hasOffences: true, length: 'five-rounds', seed });
        const { header, setUp, steps } = lesson;
        const tellings = follow({ header, entries: [...setUp, ...steps.map(({ entry }) => entry)] });
        const told = tellings.filter(({ way }) => way !== 'deal');
        const taps = told.reduce((sum, { gestures }) => sum + countTaps(gestures), 0);
        // On a phone a ruling opens the bar first; the kit does so only where there is a button, and does not count it.
        const opened = told.filter(({ way }) => way === 'ruling').length;
        expect({ seed, taps: countSkilledTaps(steps) }).toEqual({ seed, taps: taps + opened });
      }
    });
  },
);

it('is the same lesson for the same seed, and another for another', () => {
  const entries = (seed: number) => lessonAt('mattel', { seed, hasOffences: true }).steps.map(({ entry }) => entry);
  expect(entries(1)).toEqual(entries(1));
  expect(entries(1)).not.toEqual(entries(2));
});

it('rules on every offence as the sheet says, right after it', () => {
  const { steps } = lessonAt('texas-good-sam', { hasOffences: true, length: 'whole-game' });
  for (const [at, step] of steps.entries()) {
    if (step.flag === null || step.task === 'rule') continue;
    expect(steps[at + 1]).toMatchObject({ task: 'rule', flag: { id: step.flag.id }, entry: { call: 'remedy' } });
  }
});
