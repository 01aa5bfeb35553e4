import { act, fireEvent, render, screen, waitFor } from '@testing-library/react-native';
import { fail, ok } from '@/base';
import { type Answer, answerQuestion, questionById, QUESTIONS } from '@/rulings';
import { type KeptRuling, makeTableRegistry, type TableListRow, type TableRegistry } from '@/state';
import { makeRulingsBook } from '@/state/rulingsBook';
import { type Log, openMemoryLog } from '@/storage';
import { wordsFor } from '@/words';
import { justARulingWordsFor } from '@/words/justARuling';
import { rulingQuestionWordsFor } from '@/words/rulingQuestions';
import { rulingScreenWordsFor } from '@/words/rulingScreens';
import { makeAskableRulesets } from '../../app/answers/askableRulesets';
import { type RulingsTabWords } from '../../app/answers/useRulingsTabWords';
import { layoutRulingSlip } from '../../app/printing/layoutRulingSlip';
import { RegistryGate, RegistryOpenerProvider } from '../../app/registry';
import { JustARulingScreen } from '../../app/screens/JustARuling';
import { makeKeptRulings } from '../../app/screens/JustARuling/makeKeptRulings';
import { COMMON_RULING_QUESTIONS, makeRulingCardData } from '../../app/screens/JustARuling/makeRulingFormData';
import { makeRulingSlip } from '../../app/screens/JustARuling/makeRulingSlip';
import { makeRulingRecoveryLines } from '../../app/screens/JustARuling/makeRulingRecoveryLines';
import {
  rulesChoiceOrDefault,
  makeRulesChoices,
  type RulesChoiceData,
} from '../../app/screens/JustARuling/rulesChoices';
import {
  EMPTY_RULING_FORM,
  recentlyNamedPeople,
  rulingDraftFromForm,
  withPersonAdded,
} from '../../app/screens/JustARuling/rulingForm';
import { inWindow } from './inWindow';

jest.setTimeout(60_000);
const words = wordsFor('en');
const say = justARulingWordsFor('en');
const dictionaries: RulingsTabWords = {
  words,
  questions: rulingQuestionWordsFor('en'),
  screens: rulingScreenWordsFor('en'),
};
const sheets = makeAskableRulesets(undefined, dictionaries);
const plain = makeRulesChoices(sheets, [], say, words);
const rulesOf = (id: string): RulesChoiceData => plain.find((one) => one.id === id) as RulesChoiceData;
const texas = rulesOf('texas-good-sam');
const answerOf = (question: string, choice: RulesChoiceData): Answer =>
  answerQuestion(questionById(question) as never, choice.rules, dictionaries);

const row = (id: string, names: readonly string[], more: object = {}): TableListRow => ({
  id,
  header: {
    tableside: 1,
    id,
    ruleset: 'texas-good-sam',
    seats: names.map((name, seat) => ({ name, team: seat % 2 })),
    ...more,
  },
  isHidden: false,
  touched: '',
  standing: null,
  trouble: null,
});
const kept = (more: Partial<KeptRuling['entry']> = {}, rest: Partial<KeptRuling> = {}): KeptRuling => ({
  record: 'book',
  struck: null,
  entry: {
    n: 1,
    act: 'ruling',
    at: '2031-05-01T14:05:00.000Z',
    ruleset: 'texas-good-sam',
    question: 'drew-too-many',
    flag: 'overdraw',
    verdict: 'illegal',
    clauses: ['TX.DRAW.1'],
    call: 'remedy',
    who: [{ name: 'Ana' }],
    ...more,
  },
  ...rest,
});

describe('rules to rule under', () => {
  test('every sheet, and before them the local rules of the last tables, each once', () => {
    const rows = [
      row('a', ['Ana', 'Bo'], { house: { stock: 9 }, table: 7 }),
      row('b', ['Cy', 'Di'], { house: { stock: 9 } }),
      row('c', ['Cy', 'Di']),
      row('d', ['Cy', 'Di'], { ruleset: 'nowhere', house: { stock: 9 } }),
    ];
    const choices = makeRulesChoices(sheets, rows, say, words);
    expect(choices).toHaveLength(sheets.length + 1);
    expect(choices[0]).toMatchObject({
      name: say.rules.asAt(words.rulesets['texas-good-sam'].name, 'Table 7'),
      told: { ruleset: 'texas-good-sam', house: { stock: 9 } },
    });
    expect(choices[0]?.rules.values.stock).toEqual([{ upTo: Infinity, cards: 9 }]);
  });

  test('the last ones first: chosen here, else of the newest table, else of the device', () => {
    const rows = [row('a', ['Ana', 'Bo'], { house: { stock: 9 } })];
    const choices = makeRulesChoices(sheets, rows, say, words);
    const chosen = (last: string | undefined, of = rows, inUse: string | null = null) =>
      rulesChoiceOrDefault(choices, last, of, inUse)?.told;
    expect(chosen('mattel')).toEqual({ ruleset: 'mattel' });
    expect(chosen(undefined)).toEqual({ ruleset: 'texas-good-sam', house: { stock: 9 } });
    expect(chosen('gone', [], 'florida-good-sam')).toEqual({ ruleset: 'florida-good-sam' });
    expect(chosen(undefined, [])).toEqual(choices[0]?.told);
  });
});

describe('what is written down', () => {
  test('is what is shown: question, flag, verdict, basis, clauses, rules, people, note, table', () => {
    const answer = answerOf('drew-too-many', texas);
    const form = { ...EMPTY_RULING_FORM, who: ['Ana'], name: ' Bo ', note: ' seven ', table: '12' };
    const draft = rulingDraftFromForm(form, answer, texas);
    const { verdict, basis, clauses, flag } = answer;
    expect(draft).toEqual({
      ruleset: 'texas-good-sam',
      question: 'drew-too-many',
      case: answer.cases[0]?.id,
      flag,
      verdict,
      basis,
      clauses,
      call: 'remedy',
      who: [{ name: 'Ana' }, { name: 'Bo' }],
      note: 'seven',
      table: 12,
    });
  });

  test.each(
    COMMON_RULING_QUESTIONS.flatMap(({ question }) => plain.map((choice) => [question.id, choice.id] as const)),
  )('%s under %s can be kept, whatever was decided', async (question, ruleset) => {
    const choice = rulesOf(ruleset);
    const answer = answerOf(question, choice);
    const opened = await openMemoryLog();
    if (!opened.ok) throw new Error('memory');
    const registry = makeTableRegistry(opened.value, { now: () => '2031', id: () => 'r', device: 'd' });
    for (const { id } of answer.cases) {
      const shown = makeRulingCardData(answer, id, ['Ana'], choice, say, dictionaries);
      for (const { value } of shown.calls.length === 0 ? [{ value: 'remedy' as const }] : shown.calls) {
        const draft = rulingDraftFromForm({ ...EMPTY_RULING_FORM, caseId: id, call: value }, answer, choice);
        expect(await registry.rulings(makeRulingsBook).add(draft)).toMatchObject({ ok: true });
      }
    }
  });

  test('no sense in a table number leaves it out, nobody named is nobody', () => {
    const draft = rulingDraftFromForm({ ...EMPTY_RULING_FORM, table: 'tent' }, answerOf('drew-too-many', texas), texas);
    expect([draft.table, draft.who, draft.note]).toEqual([undefined, [], undefined]);
  });
});

describe('what is shown', () => {
  test('what was wrong is said of the people named, without the numbers of the example', () => {
    const shown = makeRulingCardData(answerOf('drew-too-many', texas), null, ['Bea', 'Cy'], texas, say, dictionaries);
    expect(shown.says).toEqual(['Bea, Cy drew too many cards']);
    expect(shown.steps.length).toBeGreaterThan(0);
    expect(shown.clauses.every(({ place, says }) => place !== '' && says !== '')).toBe(true);
  });

  test('where a sheet is silent it is said so, and the suggestion is named as one', () => {
    const found = plain.flatMap((choice) =>
      QUESTIONS.map((question) => [choice, answerOf(question.id, choice)] as const).filter(
        ([, { verdict, flag }]) => verdict === 'silent' && flag !== null,
      ),
    );
    expect(found).not.toEqual([]);
    const [choice, answer] = found[0] as (typeof found)[number];
    const shown = makeRulingCardData(answer, null, [], choice, say, dictionaries);
    expect(shown.says.join(' ')).toContain('No clause');
    expect(shown.calls.map(({ title }) => title)).toEqual([say.call.suggestion, say.call.stand]);
    expect(shown.stepsTitle).toBe(say.verdict.suggested);
  });

  test('a penalty can be waived, and nothing else can', () => {
    const answer = answerOf('drew-too-many', rulesOf('tennessee-partners'));
    const shown = makeRulingCardData(answer, null, [], rulesOf('tennessee-partners'), say, dictionaries);
    expect(shown.verdict).toBe('penalty');
    expect(shown.calls.map(({ value }) => value)).toEqual(['remedy', 'stand', 'waive']);
  });

  test('people named lately: rulings, then tables; filtered by what is typed, none twice, none that is chosen', () => {
    const rows = [row('a', ['Ana', 'Bo Baker', 'Seat 3', 'Di'])];
    const of = (form: Partial<typeof EMPTY_RULING_FORM>) =>
      recentlyNamedPeople(
        [kept({ who: [{ name: 'Zoe' }, { name: 'Ana' }] })],
        rows,
        { ...EMPTY_RULING_FORM, ...form },
        words,
      );
    expect(of({})).toEqual(['Zoe', 'Ana', 'Bo Baker', 'Di']);
    expect(of({ who: ['Ana'] })).toEqual(['Zoe', 'Bo Baker', 'Di']);
    expect(of({ name: 'ba' })).toEqual(['Bo Baker']);
    expect(withPersonAdded({ ...EMPTY_RULING_FORM, who: ['Ana'] }, ' Ana ').who).toEqual(['Ana']);
  });

  test('a kept ruling in words: today or not, taken back or not, of a question that is gone', () => {
    const now = new Date('2031-05-01T15:00:00.000Z');
    const [first, second] = makeKeptRulings(
      [
        kept({ call: 'waive', note: 'mild', table: 3 }, { struck: { n: 2, at: '2031-05-01T14:06:00.000Z' } }),
        kept({ at: '2031-04-01T15:00:00.000Z', flag: undefined as never, question: 'gone', who: [] }),
      ],
      now,
      say,
      dictionaries,
    );
    expect(first).toMatchObject({ who: 'Ana', what: 'Drew too many', decided: say.call.told.waive, isToday: true });
    expect(first?.place).toContain('Table 3');
    expect(first?.struck).toContain('Taken back');
    expect(second).toMatchObject({ who: say.who.nobody, what: say.unknown, isToday: false, struck: null });
  });

  test('the slip says who, what, verdict and clause, and first that it was taken back', () => {
    const slip = makeRulingSlip(kept({ note: 'seven' }, { struck: { n: 2 } }), say, dictionaries);
    const texts = layoutRulingSlip(slip).shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));
    expect(texts[0]).toBe(say.slip.struck);
    for (const text of ['Ana', 'Drew too many', 'Ana drew too many cards', 'seven', say.call.told.remedy])
      expect(texts.join('\n')).toContain(text);
  });

  test('a slip with a very long note stays on one page', () => {
    const page = layoutRulingSlip(makeRulingSlip(kept({ note: 'word '.repeat(1500) }), say, dictionaries));
    const bottom = Math.max(...page.shapes.map((shape) => (shape.kind === 'text' ? shape.y : 0)));
    expect(bottom).toBeLessThan(page.height);
  });

  test('rulings around a failed write are named', () => {
    const told = makeRulingRecoveryLines(
      [{ record: 'b', outcome: 'appended', entries: [kept().entry], dropped: [kept({ who: [{ name: 'Bo' }] }).entry] }],
      say,
      dictionaries,
    );
    expect(told).toEqual([
      {
        kind: 'warning',
        lines: [words.keeping.settled.appended(['Ana, Drew too many']), words.keeping.notTaken(['Bo, Drew too many'])],
      },
    ]);
  });
});

describe('the screen', () => {
  const touch = { preventDefault: (): void => undefined };
  async function show(change: (log: Log) => Log = (log) => log): Promise<TableRegistry> {
    const opened = await openMemoryLog();
    if (!opened.ok) throw new Error('memory');
    let ids = 0;
    const stamps = { now: () => new Date().toISOString(), id: () => `r${(ids += 1)}`, device: 'test' };
    const registry = makeTableRegistry({ ...opened.value, log: change(opened.value.log) }, stamps);
    render(
      inWindow(
        <RegistryOpenerProvider open={() => Promise.resolve(ok(registry))}>
          <RegistryGate>
            <JustARulingScreen onSlip={onSlip} onBack={jest.fn()} />
          </RegistryGate>
        </RegistryOpenerProvider>,
      ),
    );
    await screen.findByTestId('rulings-none', {}, { timeout: 30_000 });
    return registry;
  }
  const onSlip = jest.fn();
  /** Patience with a busy machine: what never comes fails all the same. */
  const eventually = (holds: () => void): Promise<void> => waitFor(holds, { timeout: 30_000 });
  const press = async (...names: readonly string[]): Promise<void> => {
    for (const name of names) await act(async () => void fireEvent.press(screen.getByTestId(name), touch));
  };

  test('from the words somebody uses to a kept ruling, taken back with one tap that says what', async () => {
    const registry = await show();
    await press('ask-ruleset', 'ask-ruleset-texas-good-sam');
    fireEvent.changeText(screen.getByTestId('ruling-what'), 'drew too many');
    await press('ruling-question-1');
    expect(screen.getByTestId('ruling-asks')).toHaveTextContent(/too many/);
    fireEvent.changeText(screen.getByTestId('ruling-name'), 'Ana');
    fireEvent.changeText(screen.getByTestId('ruling-note'), 'seen by all');
    await press('ruling-save');
    await eventually(() => expect(screen.getByTestId('kept-1')).toHaveTextContent(/Ana.*Drew too many/));
    expect(screen.getByTestId('ruling-outcome')).toHaveTextContent(/Kept: Ana, Drew too many/);
    expect(registry.rulings(makeRulingsBook).store.getState().rulings[0]?.entry).toMatchObject({
      ruleset: 'texas-good-sam',
      who: [{ name: 'Ana' }],
      note: 'seen by all',
    });
    // the form is empty again, and the person is offered
    await press('ruling-question-1', 'ruling-person-1');
    expect(screen.getByTestId('ruling-who')).toHaveTextContent('Ana');
    await press('ruling-undo');
    await eventually(() =>
      expect(screen.getByTestId('ruling-outcome')).toHaveTextContent(/Taken back: Ana, Drew too many/),
    );
    expect(screen.getByTestId('bring-back-1')).toBeOnTheScreen();
    await press('bring-back-1');
    await eventually(() => expect(screen.getByTestId('take-back-1')).toBeOnTheScreen());
    await press('ruling-slip-1');
    expect(onSlip).toHaveBeenCalledWith(registry.rulings(makeRulingsBook).store.getState().rulings[0]?.record, 1);
  });

  test('what was not kept stays in the form, and the screen does not say it was', async () => {
    await show((log) => ({ ...log, append: async () => fail({ why: 'unknown', error: 'disk' }) }));
    await press('ruling-question-1');
    fireEvent.changeText(screen.getByTestId('ruling-name'), 'Ana');
    await press('ruling-save');
    await eventually(() => expect(screen.getByTestId('ruling-outcome')).toHaveTextContent(words.keeping.readOnly.text));
    expect(screen.getByTestId('ruling-name').props.value).toBe('Ana');
    expect(screen.getByTestId('rulings-none')).toBeOnTheScreen();
  });

  test('nothing can be kept before something is chosen', async () => {
    await show();
    expect(screen.queryByTestId('ruling-save')).toBeNull();
    await press('ruling-question-1');
    expect(screen.getByTestId('ruling-save')).toBeEnabled();
    await press('ruling-change');
    expect(screen.queryByTestId('ruling-save')).toBeNull();
  });
});
