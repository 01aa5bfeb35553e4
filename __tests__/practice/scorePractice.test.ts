import { type Entry, type EntryOf, type Game, isNumberCard } from '@/engine';
import { type LessonStep, scorePractice } from '@/practice';
import { RULESETS, rulesFor } from '@/rulesets';
import { asItWas, learnerGame, lessonAt, type Telling } from './kit';

const lesson = lessonAt('texas-good-sam', { length: 'five-rounds' });
const withOffences = lessonAt('texas-good-sam', { length: 'five-rounds', hasOffences: true });

type PlayStep = LessonStep & { readonly entry: EntryOf<'play'> };
/** A number played from the hand with nothing else of the same shape around it, in the middle of the lesson. */
const target = lesson.steps.find(
  ({ entry }, at): boolean => at > 20 && entry.act === 'play' && entry.from === 'hand' && isNumberCard(entry.card),
) as PlayStep;
const { n: _, ...play } = target.entry;
const instead = (tellings: readonly Telling[]) => (step: LessonStep) => (step === target ? tellings : null);
const scoreOf = (tells: Parameters<typeof learnerGame>[1]) => scorePractice(lesson.steps, learnerGame(lesson, tells));
const other = (card: number): number => (card === 12 ? 11 : card + 1);

const NOTHING_WRONG = { missed: [], wrong: [], extra: [], corrected: 0, rulings: [] };
const events = lesson.steps.filter(({ task }) => task === 'tell').length;

it.each(RULESETS.map(({ id, settings }) => [id, settings] as const))('%s: told as it was, all is right', (id) => {
  const { min } = rulesFor(RULESETS.find((ruleset) => ruleset.id === id)!).values.players;
  const whole = lessonAt(id, { players: Math.max(4, min), hasOffences: true, length: 'whole-game', seed: 3 });
  const score = scorePractice(whole.steps, learnerGame(whole));
  const due = whole.steps.filter(({ task }) => task === 'tell').length;
  expect(score).toMatchObject({ missed: [], wrong: [], extra: [], corrected: 0, right: due, events: due });
  expect(score.rulings.map(({ outcome }) => outcome)).toEqual(
    whole.steps.filter(({ task }) => task === 'rule').map(() => 'right'),
  );
});

it('draws that are due and new stock tops may be left out', () => {
  const score = scoreOf((step) => (step.task === 'optional' ? [] : null));
  expect(score).toMatchObject({ ...NOTHING_WRONG, right: events });
});

it('what the app filled in is no telling, even where a play that was missed made it fill in another number', () => {
  const score = scoreOf((step) =>
    step === target
      ? []
      : step.entry.act === 'draw' && step.entry.count > 1
        ? [{ ...step.entry, count: step.entry.count - 1, assumed: true }]
        : null,
  );
  expect(score).toMatchObject({ ...NOTHING_WRONG, right: events - 1, missed: [{ step: { entry: target.entry } }] });
});

it('a new stock top may be left out; told wrongly, it is wrong', () => {
  const flip = lesson.steps.find(({ entry }) => entry.act === 'flip');
  expect(flip?.entry.act).toBe('flip');
  const told = { ...(flip?.entry as EntryOf<'flip'>), card: '?' } as const;
  const score = scoreOf((step) => (step === flip ? [told] : null));
  expect(score).toMatchObject({ missed: [], extra: [], right: events, wrong: [{ fields: ['card'] }] });
});

it('a draw told in two parts is one draw', () => {
  const score = scoreOf(({ entry }) =>
    entry.act === 'draw' && entry.count > 1
      ? [
          { ...entry, count: 1 },
          { ...entry, count: entry.count - 1 },
        ]
      : null,
  );
  expect(score).toMatchObject({ ...NOTHING_WRONG, right: events });
});

it('a missed play is missed, and nothing else', () => {
  const score = scoreOf(instead([]));
  expect(score).toMatchObject({ ...NOTHING_WRONG, right: events - 1, missed: [{ step: { entry: target.entry } }] });
});

it.each([
  ['card', { card: other(Number(play.card)) }],
  ['to', { to: (play.to + 1) % 4 }],
  ['seat', { seat: (play.seat + 2) % 4 }],
] as const)('the wrong %s is told wrongly, not missed', (field, change) => {
  const told = { ...play, ...change };
  const { wrong, ...rest } = scoreOf(instead([told]));
  expect(rest).toMatchObject({ missed: [], extra: [], right: events - 1 });
  expect(wrong).toHaveLength(1);
  expect(wrong[0]).toMatchObject({ step: { entry: target.entry }, told });
  expect(wrong[0]?.fields).toContain(field);
});

it('another card of another player on another pile is another event', () => {
  const told = { ...play, seat: (play.seat + 2) % 4, card: 'S', to: (play.to + 1) % 4 } as Telling;
  const score = scoreOf(instead([told]));
  expect(score).toMatchObject({ wrong: [], missed: [{ step: { entry: target.entry } }], extra: [{ told }] });
});

it('told twice is one too many, and is named as a repeat', () => {
  const again = { ...play, card: other(Number(play.card)) };
  const score = scoreOf(instead([play, again]));
  expect(score).toMatchObject({ missed: [], wrong: [], right: events, extra: [{ told: again, isRepeat: true }] });
});

it('undone and told again counts as right', () => {
  const wrongly = { ...play, to: (play.to + 1) % 4 };
  const strike: Telling = (game) => ({ act: 'strike', entry: game.entries?.length ?? 0 }) as Omit<Entry, 'n'>;
  const score = scoreOf(instead([wrongly, strike, play]));
  expect(score).toMatchObject({ ...NOTHING_WRONG, corrected: 1, right: events });
});

it('amended counts as right', () => {
  const wrongly = { ...play, card: other(Number(play.card)) };
  const amend: Telling = (game) =>
    ({ act: 'amend', entry: game.entries?.length ?? 0, with: play }) as unknown as Omit<Entry, 'n'>;
  expect(scoreOf(instead([wrongly, amend]))).toMatchObject({ ...NOTHING_WRONG, corrected: 1, right: events });
});

it('only what was shown is asked for', () => {
  const shown = lesson.steps.slice(0, lesson.steps.indexOf(target));
  const score = scorePractice(shown, learnerGame({ ...lesson, steps: shown }));
  expect(score).toMatchObject({ ...NOTHING_WRONG, right: shown.filter(({ task }) => task === 'tell').length });
});

describe('offences', () => {
  const offences = withOffences.steps.filter(({ flag, task }) => flag !== null && task !== 'rule');
  const [first] = offences as [LessonStep];
  const rulingOf =
    ({ flag }: LessonStep) =>
    (step: LessonStep) =>
      step.task === 'rule' && step.flag?.id === flag?.id;
  const judge = (tells: Parameters<typeof learnerGame>[1]) =>
    scorePractice(withOffences.steps, learnerGame(withOffences, tells));
  const calling = (call: string) => (step: LessonStep) => {
    const [asSheetSays] = asItWas(step, 0);
    if (!rulingOf(first)(step) || typeof asSheetSays !== 'function') return null;
    return [(game: Game) => ({ ...asSheetSays(game), call }) as Omit<Entry, 'n'>];
  };

  it('a missed offence is missed, and nothing was ruled on', () => {
    const score = judge((step) => (step === first || rulingOf(first)(step) ? [] : null));
    expect(score.missed).toMatchObject([{ step: { entry: first.entry } }]);
    expect(score.rulings[0]).toMatchObject({ outcome: 'not-seen', flag: { code: first.flag?.code } });
    expect(score.rulings.slice(1).every(({ outcome }) => outcome === 'right')).toBe(true);
  });

  it.each(['stand', 'waive'])('%s is not what the sheet says', (call) => {
    expect(judge(calling(call)).rulings[0]).toMatchObject({ outcome: 'other-call', call });
  });

  it('a flag that still waits is said', () => {
    expect(judge((step) => (rulingOf(first)(step) ? [] : null)).rulings[0]).toMatchObject({ outcome: 'unruled' });
  });

  it('called a mis-tap, the offence is missed', () => {
    const score = judge(calling('mistap'));
    expect(score.missed).toMatchObject([{ step: { entry: first.entry } }]);
    expect(score.rulings[0]).toMatchObject({ outcome: 'not-seen' });
  });

  it('told by its name it is told', () => {
    const report = { act: 'report', seat: first.flag?.seat, code: first.flag?.code } as unknown as Telling;
    const score = judge((step) => (step === first ? [report] : rulingOf(first)(step) ? [] : null));
    expect(score.missed).toEqual([]);
    expect(score.extra).toEqual([]);
  });

  it('a mis-tap that somebody is ruled on for is named', () => {
    const misfit = { ...play, card: other(other(Number(play.card))) } as Telling;
    const score = scoreOf((step) =>
      step === target
        ? [
            misfit,
            (game) => ({ act: 'rule', flag: `${game.entries?.length}:build-sequence`, call: 'remedy' }) as never,
            play,
          ]
        : null,
    );
    expect(score.extra).toMatchObject([{ told: misfit }]);
    expect(score.rulings).toMatchObject([{ outcome: 'no-offence', flag: { code: 'build-sequence' } }]);
  });
});
