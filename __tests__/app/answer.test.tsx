import { act, fireEvent, render, screen, within } from '@testing-library/react-native';
import { ACTS } from '@/engine';
import { answerQuestion, questionById, QUESTIONS } from '@/rulings';
import { RULESETS, rulesetById, rulesFor } from '@/rulesets';
import { wordsFor } from '@/words';
import { rulingQuestionWordsFor } from '@/words/rulingQuestions';
import { rulingScreenWordsFor } from '@/words/rulingScreens';
import { makeAnswerData } from '../../app/answers/makeAnswerData';
import { formFieldsFor } from '../../app/forms/fields';
import { setRulingsTabRuleset } from '../../app/hooks';
import { AnswerScreen } from '../../app/screens/Answer';
import { makeMoreMenuActForAnswer } from '../../app/screens/Answer/makeMoreMenuActForAnswer';
import { makeTablePictures } from '../../app/tablePicture/makeTablePictures';
import { inWindow } from './inWindow';

const say = {
  words: wordsFor('en'),
  questions: rulingQuestionWordsFor('en'),
  screens: rulingScreenWordsFor('en'),
};
const rulesOf = (id: string) => rulesFor(rulesetById(id) ?? RULESETS[0]!);
const TEXAS = 'texas-good-sam';
const answerOf = (id: string, ruleset = TEXAS) => {
  const question = questionById(id);
  if (question === undefined) throw new Error(`no question ${id}`);
  return answerQuestion(question, rulesOf(ruleset), say);
};
const touch = { preventDefault: (): void => undefined };
const press = (testID: string): void => void fireEvent.press(screen.getByTestId(testID), touch);

const places = {
  onTitle: jest.fn(),
  onRuleset: jest.fn(),
  onElsewhere: jest.fn(),
  onSheet: jest.fn(),
  onPrint: jest.fn(),
  onBack: jest.fn(),
};
const shown = (questionId: string, rulesetId?: string) =>
  render(inWindow(<AnswerScreen questionId={questionId} rulesetId={rulesetId} {...places} />));

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  act(() => setRulingsTabRuleset(TEXAS));
});

describe('one answer', () => {
  test('verdict, sentence, steps, clause, basis and the cards', () => {
    shown('drew-too-many', TEXAS);
    expect(screen.getByTestId('answer-question')).toHaveTextContent(say.questions.questions['drew-too-many'].ask);
    expect(screen.getByTestId('answer-verdict')).toHaveTextContent(say.questions.verdicts.penalty);
    expect(screen.getByTestId('answer-says')).toHaveTextContent(/Slip 2 cards from Ana's hand/);
    expect(screen.getByTestId('answer-steps')).toHaveTextContent(/Slip 2 cards from Ana's hand/);
    const clauses = within(screen.getByTestId('answer-clauses'));
    expect(clauses.getAllByText(say.words.phrasing.asTitle(say.words.bases.text))).not.toHaveLength(0);
    expect(clauses.getByTestId('answer-clause-TX.RULES.3')).toHaveTextContent(/Rules, paragraph 3/);
    for (const key of ['before', 'after', 'put-right']) expect(screen.getByTestId(`picture-${key}`)).toBeOnTheScreen();
    expect(places.onTitle).toHaveBeenCalledWith(say.questions.questions['drew-too-many'].ask);
    press('answer-clause-TX.RULES.3');
    expect(places.onSheet).toHaveBeenCalledWith(TEXAS, 'TX.RULES.3');
  });

  test('a reading in force is named with its question', () => {
    shown('stack-before-four', TEXAS);
    const { readings } = answerOf('stack-before-four');
    expect(readings.length).toBeGreaterThan(0);
    for (const { id, question, inForce } of readings)
      [question, inForce].forEach((text) =>
        expect(screen.getByTestId(`answer-reading-${id}`)).toHaveTextContent(text, { exact: false }),
      );
  });

  test('what no clause speaks of says so, and offers steps as a suggestion', () => {
    shown('out-of-turn', TEXAS);
    expect(screen.getByTestId('answer-verdict')).toHaveTextContent(say.questions.verdicts.silent);
    expect(screen.getByTestId('answer-says')).toHaveTextContent(/No clause in this ruleset/);
    const { steps } = answerOf('out-of-turn');
    const title = steps.length > 0 ? say.screens.answer.suggestedSteps : say.screens.answer.noStepsSilent;
    expect(screen.getByTestId('answer-steps')).toHaveTextContent(title, { exact: false });
  });

  test('where nothing is to be done it says so', () => {
    shown('discard-skip-bo', TEXAS);
    expect(screen.getByTestId('answer-steps')).toHaveTextContent(say.screens.answer.noSteps, { exact: false });
    screen.unmount();
    shown('stock-size', TEXAS);
    expect(screen.getByTestId('answer-steps')).toHaveTextContent(say.screens.answer.noStepsFact, { exact: false });
    expect(screen.queryByTestId('answer-picture')).toBeNull();
  });

  test('other cases have their own verdict, and show their cards when asked', () => {
    shown('drew-too-many', TEXAS);
    const { others } = makeAnswerData(answerOf('drew-too-many'), rulesOf(TEXAS), say);
    expect(others.length).toBeGreaterThan(0);
    for (const { id, label, says } of others)
      [label ?? '', says].forEach((text) =>
        expect(screen.getByTestId(`answer-case-${id}`)).toHaveTextContent(text, { exact: false }),
      );
    const [first] = others;
    const pictures = screen.getAllByTestId('picture-before').length;
    press(`answer-case-${first?.id}-cards`);
    expect(screen.getAllByTestId('picture-before')).toHaveLength(pictures + 1);
  });

  test('the other six sheets answer too, and lead to the same question there', () => {
    shown('stack-before-four', TEXAS);
    const elsewhere = within(screen.getByTestId('answer-elsewhere'));
    const others = RULESETS.filter(({ id }) => id !== TEXAS);
    expect(elsewhere.queryAllByTestId(/^elsewhere-/)).toHaveLength(0);
    act(() => void jest.runAllTimers());
    expect(elsewhere.getAllByTestId(/^elsewhere-/)).toHaveLength(6);
    for (const { id } of others) {
      const { verdict, says } = answerOf('stack-before-four', id);
      [say.questions.verdicts[verdict], says].forEach((text) =>
        expect(elsewhere.getByTestId(`elsewhere-${id}`)).toHaveTextContent(text, { exact: false }),
      );
    }
    fireEvent.press(elsewhere.getByTestId('elsewhere-mattel'), touch);
    expect(places.onElsewhere).toHaveBeenCalledWith('mattel');
    expect(places.onRuleset).not.toHaveBeenCalled();
  });

  test('another sheet can be chosen, a page printed, and the way back taken', () => {
    shown('drew-too-many', TEXAS);
    press('ask-ruleset');
    press('ask-ruleset-mattel');
    expect(places.onRuleset).toHaveBeenCalledWith('mattel');
    press('answer-print');
    expect(places.onPrint).toHaveBeenCalledWith(TEXAS);
    press('back');
    expect(places.onBack).toHaveBeenCalled();
  });
});

describe('an address', () => {
  test('without a ruleset opens at the one used last', () => {
    act(() => setRulingsTabRuleset('mattel'));
    shown('stock-size');
    expect(screen.getByTestId('answer-says')).toHaveTextContent(answerOf('stock-size', 'mattel').says);
  });

  test('with a ruleset nobody knows says so', () => {
    shown('stock-size', 'atlantis');
    expect(screen.getByText(say.screens.answer.unknownSheet('Texas Good Sam'))).toBeOnTheScreen();
    expect(screen.getByTestId('answer-says')).toHaveTextContent(answerOf('stock-size').says);
  });

  test('of a question nobody knows offers to ask', () => {
    shown('why-is-the-sky-blue', TEXAS);
    expect(screen.getByTestId('answer-unknown')).toHaveTextContent(say.screens.answer.unknown);
    press('to-questions');
    expect(places.onBack).toHaveBeenCalled();
  });
});

describe('at a table', () => {
  const atTable = (questionId: string, onTell = jest.fn()) => {
    const rules = rulesOf(TEXAS);
    render(inWindow(<AnswerScreen questionId={questionId} atTable={{ id: 't', rules, onTell }} {...places} />));
    return onTell;
  };

  test('what went wrong is told by its own form', () => {
    const onTell = atTable('partner-advice');
    press('answer-use');
    expect(onTell).toHaveBeenCalledWith({ act: 'speak', preset: { what: 'advice' }, asks: ['seat', 'what'] });
  });

  test.each(['stock-size', 'discard-skip-bo'])('%s: there is nothing to tell', (question) => {
    atTable(question);
    expect(screen.queryByTestId('answer-use')).toBeNull();
  });

  test('nothing is offered where it was not asked at a table', () => {
    shown('partner-advice', TEXAS);
    expect(screen.queryByTestId('answer-use')).toBeNull();
  });
});

describe.each(RULESETS.map(({ id }) => id))('every question under %s', (ruleset) => {
  const rules = rulesOf(ruleset);
  const answers = QUESTIONS.map((question) => answerQuestion(question, rules, say));

  test('has a verdict, something to say, and a place for every clause', () => {
    for (const answer of answers) {
      const data = makeAnswerData(answer, rules, say);
      for (const text of [data.asks, data.headline.says, data.basis, ...data.others.map(({ says }) => says)])
        expect(text.trim()).not.toBe('');
      for (const { id, place, says } of data.clauses) {
        expect(place).not.toBe(id);
        expect(says).not.toBe('');
      }
    }
  });

  test('about a play has its cards: before, and every change framed', () => {
    for (const { cases } of answers)
      for (const { tables, names } of cases) {
        const { pictures, happened } = makeTablePictures(tables, names, say);
        expect(pictures[0]?.key).toBe('before');
        expect(happened.length).toBe(tables.entries.length);
        for (const picture of pictures.slice(1)) {
          const piles = picture.seats.flatMap(({ discards, stock }) => [...discards, stock]);
          const isChanged =
            picture.won !== null ||
            [...picture.building, ...piles].some((pile) => pile.isChanged) ||
            picture.seats.some(({ isHandChanged }) => isHandChanged);
          expect(isChanged).toBe(true);
        }
        for (const { spoken, seats } of pictures) seats.forEach(({ name }) => expect(spoken).toContain(name));
      }
  });

  test('that names an irregularity can be told at a table: by a form that has what is filled in', () => {
    for (const answer of answers) {
      const tell = makeMoreMenuActForAnswer(answer);
      if (answer.flag === null) {
        expect(tell).toBeNull();
        continue;
      }
      if (tell === null) continue;
      expect(ACTS).toContain(tell.act);
      const fields = formFieldsFor(tell.act).map(({ name }) => name);
      expect(fields).toEqual(expect.arrayContaining([...Object.keys(tell.preset ?? {}), ...(tell.asks ?? [])]));
    }
  });
});
