import { addEntry, type Entry, type Game, openFlags } from '@/engine';
import { type Lesson, type LessonOptions, type LessonStep, makeLesson } from '@/practice';
import { type Ruleset, rulesetById } from '@/rulesets';

export const lessonAt = (id: string, more: Partial<LessonOptions> = {}): Lesson =>
  makeLesson({
    ruleset: rulesetById(id) as Ruleset,
    players: 4,
    hasOffences: false,
    length: 'two-rounds',
    seed: 1,
    ...more,
  });

/** An entry without its number, or a function that makes one of the game so far. */
export type Telling = Omit<Entry, 'n'> | ((game: Game) => Omit<Entry, 'n'>);

export const added = (game: Game, body: Telling): Game => {
  const n = (game.entries?.length ?? 0) + 1;
  const next = addEntry(game, { ...(typeof body === 'function' ? body(game) : body), n } as Entry);
  if (!next.ok) throw new Error(JSON.stringify(next.error));
  return next.value;
};

/** The ruling that a learner who knows the sheet makes: on the newest open flag of this code. */
const rulingOn =
  (code: string | undefined): Telling =>
  (game) => {
    const flag = openFlags(game.table).findLast((one) => one.code === code);
    if (flag === undefined) throw new Error(`no open flag ${code}`);
    return { act: 'rule', flag: flag.id, call: 'remedy' } as Omit<Entry, 'n'>;
  };

const withoutNumber = ({ n: _, ...body }: Entry): Omit<Entry, 'n'> => body as Omit<Entry, 'n'>;

/** What a learner tells of one step; nothing, or something else, where a mistake is to be made. */
export type LearnerTells = (step: LessonStep, at: number) => readonly Telling[];

export const asItWas: LearnerTells = ({ entry, task, flag }) => [
  task === 'rule' ? rulingOn(flag?.code) : withoutNumber(entry),
];

/** A learner's game: every step told as it was, except where `tells` says otherwise (null: as it was). */
export function learnerGame(
  lesson: Lesson,
  tells: (step: LessonStep, at: number) => readonly Telling[] | null = () => null,
): Game {
  return lesson.steps.reduce(
    (game, step, at) => (tells(step, at) ?? asItWas(step, at)).reduce(added, game),
    lesson.dealt,
  );
}
