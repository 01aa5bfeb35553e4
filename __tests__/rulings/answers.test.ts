import fc from 'fast-check';
import { countAllCards, VERDICTS_NEEDING_RULING, planRemedy } from '@/engine';
import { listToArray } from '@/base';
import { HOUSE_SETTING_CHOICES, type House, rulesFor, RULESETS, type Ruleset, type SettingValues } from '@/rulesets';
import {
  type Answer,
  ANSWER_VERDICTS,
  answerQuestion,
  answerUnderOtherRulesets,
  QUESTION_TOPICS,
  questionById,
  QUESTIONS,
} from '@/rulings';
import { type QuestionTexts } from '@/words/rulingQuestions';
import { COLUMNS } from '../kit';
import { answer, questionOf, rulesOf, say } from './kit';

/** What gives a hole away, in any line people read. */
const HOLE = /undefined|NaN|null|\[object|Infinity| {2}|\s$|^\s|\(\)| ,|;;|\.\.|'s an? |\b(a a|the the|a the)\b|!/;

const textsIn = ({ asks, note, says, steps, cases, facts, readings }: Answer): readonly string[] => [
  asks,
  ...(note === null ? [] : [note]),
  says,
  ...steps,
  ...cases.flatMap((one) => [one.says, one.example, ...one.steps, ...(one.label === null ? [] : [one.label])]),
  ...facts.flatMap(({ label, value }) => [label, value]),
  ...readings.flatMap(({ question, inForce }) => [question, inForce]),
];

/** Every answer is whole, whatever the rules. */
function expectWhole(found: Answer): void {
  const context = `${found.question}: ${found.says}`;
  expect(ANSWER_VERDICTS).toContain(found.verdict);
  for (const text of textsIn(found)) {
    if (HOLE.test(text) || text === '') throw new Error(`a hole in ${context}: "${text}"`);
  }
  expect(found.says).toMatch(/^[A-Z0-9].*[.?]$/s);
  expect(found.kind === 'fact' ? found.cases : [found.cases[0]]).toHaveLength(found.kind === 'fact' ? 0 : 1);
  for (const { verdict, flag, clauses, basis, tables, steps, label } of found.cases) {
    if (verdict === 'allowed') expect(flag).toBeNull();
    else expect(flag).not.toBeNull();
    if (basis !== 'default') expect(clauses).not.toEqual([]);
    if (found.cases.length > 1) expect(label).not.toBeNull();
    for (const table of [tables.before, tables.after, ...(tables.remedied === null ? [] : [tables.remedied])])
      expect(countAllCards(table)).toBe(table.deck);
    expect(tables.remedied === null).toBe(steps.length === 0);
  }
}

test('there are at least ninety questions about plays, and facts beside them', () => {
  expect(QUESTIONS.filter(({ kind }) => kind === 'play').length).toBeGreaterThan(89);
  expect(QUESTIONS.filter(({ kind }) => kind === 'fact').length).toBeGreaterThan(29);
});

test('every topic has some, and they stand in order', () => {
  const topics = QUESTIONS.map(({ topic }) => QUESTION_TOPICS.indexOf(topic));
  expect(topics).toEqual([...topics].sort((a, b) => a - b));
  expect(new Set(topics).size).toBe(QUESTION_TOPICS.length);
});

test('a link may name anything', () => {
  for (const id of ['', 'constructor', '__proto__', 'drew-to-many']) expect(questionById(id)).toBeUndefined();
  expect(questionById('drew-too-many')?.id).toBe('drew-too-many');
});

describe.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))('%s', (_, ruleset) => {
  const rules = rulesFor(ruleset);

  test.each(QUESTIONS.map((question) => [question.id, question] as const))('%s is answered whole', (_id, question) => {
    expectWhole(answerQuestion(question, rules, say));
  });

  test('no foreign clause is cited', () => {
    const register = new Set(ruleset.clauses.map(({ id }) => id));
    for (const question of QUESTIONS)
      for (const id of answerQuestion(question, rules, say).clauses) expect(register).toContain(id);
  });

  test('what is allowed is said in its own words, and a silent sheet says so first', () => {
    for (const question of QUESTIONS) {
      const { verdict, says, cases } = answerQuestion(question, rules, say);
      const texts: QuestionTexts = say.questions.questions[question.id];
      if (verdict === 'allowed') expect([question.id, texts.yes !== undefined]).toEqual([question.id, true]);
      for (const one of [{ verdict, says }, ...cases])
        if (one.verdict === 'silent') expect(one.says).toContain("No clause in this ruleset – referee's discretion");
    }
  });

  test('the steps are those that the engine plans', () => {
    for (const question of QUESTIONS) {
      for (const { flag, tables, steps } of answerQuestion(question, rules, say).cases) {
        const raised = listToArray(tables.after.raised).findLast((one) => one.code === flag && one.ruling === null);
        if (raised === undefined || !VERDICTS_NEEDING_RULING.has(raised.verdict)) expect(steps).toEqual([]);
        else expect(steps).toHaveLength(planRemedy(rules, tables.after, raised).steps.length);
      }
    }
  });
});

describe('house rules and sheets of an organizer', () => {
  test('a local rule changes the answer and is named as one', () => {
    const local = answer('partner-advice', rulesOf('six-player-partners', { penalty: { cards: 3, place: 'bottom' } }));
    expect(local).toMatchObject({ verdict: 'penalty', flag: 'coach-verbal', isLocal: true });
    expect(local.says).toContain('local rule');
    expect(local.steps).toEqual(["Di takes 3 cards from the draw pile, unseen, to the bottom of Di's stock"]);
    const sizes = answer('stock-size', rulesOf('texas-good-sam', { stock: 9 }));
    expect(sizes).toMatchObject({
      verdict: 'info',
      isLocal: true,
      says: 'Each stock has 9 cards. This is a local rule.',
    });
  });

  test('a fact that no clause tells is the event’s once the event has decided it', () => {
    expect(answer('who-starts', rulesOf('texas-good-sam')).verdict).toBe('silent');
    expect(answer('who-starts', rulesOf('texas-good-sam', { starter: 'leftOfDealer' }))).toMatchObject({
      verdict: 'info',
      isLocal: true,
    });
  });

  test('the reading in force follows the setting that decides it', () => {
    const reading = (house?: House) =>
      answer('stack-before-four', rulesOf('texas-good-sam', house)).readings.find(({ id }) => id === 'X14');
    expect(reading()).toMatchObject({ isLocal: false, inForce: expect.stringMatching(/^No; once four/) });
    expect(reading({ fourBeforeStack: 'always' })).toMatchObject({
      isLocal: true,
      inForce: expect.stringMatching(/^Yes/),
    });
  });

  const [base] = RULESETS;
  if (base === undefined) throw new Error('no ruleset');
  const oneOf = <T>(values: readonly T[]) => fc.constantFrom(...values);
  const house = fc.record(
    {
      ...(Object.fromEntries(
        Object.entries(HOUSE_SETTING_CHOICES).map(([key, values]) => [key, oneOf(values)]),
      ) as Record<string, fc.Arbitrary<unknown>>),
      stock: fc.integer({ min: 1, max: 80 }),
      partnerPiles: fc.boolean(),
      penalty: oneOf([null, { cards: 1, place: 'top' }, { cards: 4, place: 'bottom' }]),
    },
    { requiredKeys: [] },
  );
  const values = fc.record(
    {
      players: fc
        .tuple(fc.integer({ min: 2, max: 12 }), fc.integer({ min: 0, max: 10 }))
        .map(([min, more]) => ({ min, max: Math.min(12, min + more) })),
      teams: fc.record({ play: oneOf(['none', 'required', 'ifTold'] as const), size: fc.integer({ min: 1, max: 6 }) }),
      deck: fc.integer({ min: 1, max: 162 }),
      hand: fc.integer({ min: 1, max: 10 }),
      buildingPiles: fc.integer({ min: 1, max: 4 }),
      discardPiles: fc.integer({ min: 1, max: 4 }),
    },
    { requiredKeys: [] },
  );
  const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));

  test(`any sheet that can be written gets whole answers (SEED=${seed})`, () => {
    fc.assert(
      fc.property(oneOf(COLUMNS), values, house, (column, changed, local) => {
        const settings = Object.fromEntries(
          Object.entries(changed).map(([key, value]) => [key, { value, basis: 'default', clauses: [] }]),
        ) as unknown as Partial<Ruleset['settings']>;
        const { ruleset } = rulesOf(column);
        const custom: Ruleset = { ...ruleset, settings: { ...ruleset.settings, ...settings } };
        const rules = rulesFor(custom, local as House);
        for (const question of QUESTIONS) expectWhole(answerQuestion(question, rules, say));
      }),
      { seed, numRuns: Number(process.env.TABLESIDE_RUNS ?? 1) * 40 },
    );
  });

  test.each<[string, Partial<SettingValues>]>([
    ['two at a table', { players: { min: 2, max: 2 }, teams: { play: 'none', size: 1 } }],
    ['twelve in pairs', { players: { min: 12, max: 12 }, teams: { play: 'required', size: 2 } }],
    ['two trios', { players: { min: 6, max: 6 }, teams: { play: 'required', size: 3 } }],
    ['a deck of one card', { deck: 1 }],
  ])('%s', (_, changed) => {
    const settings = Object.fromEntries(
      Object.entries(changed).map(([key, value]) => [key, { value, basis: 'default', clauses: [] }]),
    ) as unknown as Partial<Ruleset['settings']>;
    const rules = rulesFor({ ...base, settings: { ...base.settings, ...settings } });
    for (const question of QUESTIONS) expectWhole(answerQuestion(question, rules, say));
  });
});

test('how the others see it: the same question under every other sheet', () => {
  const others = answerUnderOtherRulesets(questionOf('partner-stock'), rulesOf('texas-good-sam').ruleset.id, say);
  expect(others.map(({ ruleset, answer: { verdict } }) => `${ruleset} ${verdict}`)).toEqual([
    'tennessee-partners allowed',
    'tennessee-2018 illegal',
    'tennessee-2018-partners allowed',
    'florida-good-sam allowed',
    'six-player-partners illegal',
    'mattel allowed',
  ]);
});
