import { act, fireEvent, render, screen, within } from '@testing-library/react-native';
import { compareRulesets, QUESTIONS } from '@/rulings';
import { RULESETS, rulesFor } from '@/rulesets';
import { wordsFor } from '@/words';
import { rulingQuestionWordsFor } from '@/words/rulingQuestions';
import { rulingScreenWordsFor } from '@/words/rulingScreens';
import { makeAskableRulesets } from '../../app/answers/askableRulesets';
import { setRulingsTabRuleset } from '../../app/hooks';
import { CompareAnswersScreen } from '../../app/screens/Compare';
import { makeComparisonData } from '../../app/screens/Compare/makeComparisonData';
import { inWindow } from './inWindow';

const say = {
  words: wordsFor('en'),
  questions: rulingQuestionWordsFor('en'),
  screens: rulingScreenWordsFor('en'),
};
const all = makeAskableRulesets(undefined, say);
const touch = { preventDefault: (): void => undefined };
const places = { onIds: jest.fn(), onOpen: jest.fn(), onPrint: jest.fn() };
const shown = (ids?: string) => render(inWindow(<CompareAnswersScreen ids={ids} back={null} {...places} />));
/** Lets the answers be made, and all rows be drawn: each step waits for the drawing of the one before it. */
const settle = (): void => {
  while (jest.getTimerCount() > 0) act(() => void jest.runAllTimers());
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  act(() => setRulingsTabRuleset('texas-good-sam'));
});

describe('comparing', () => {
  test('begins with the sheet in use and another one; the differences come first, the rest on request', () => {
    shown();
    expect(screen.getByTestId('compare-progress')).toBeOnTheScreen();
    settle();
    const checked = screen.getAllByRole('checkbox', { checked: true }).map(({ props }) => String(props.testID));
    const chosen = all.filter(({ id }) => checked.includes(`compare-${id}`));
    expect(chosen).toHaveLength(2);
    expect(chosen.map(({ id }) => id)).toContain('texas-good-sam');
    const { rows, differences } = compareRulesets(
      chosen.map(({ rules }) => rules),
      say,
    );
    expect(screen.getByTestId('compare-said')).toHaveTextContent(say.screens.compare.differences(differences));
    const drawn = (): number => QUESTIONS.filter(({ id }) => screen.queryByTestId(`compared-${id}`) !== null).length;
    expect(drawn()).toBe(differences);
    fireEvent.press(screen.getByTestId('compare-agree'));
    settle();
    expect(drawn()).toBe(rows);
    expect(rows).toBeGreaterThan(differences);
  });

  test('each sheet is a tap away; the address follows', () => {
    shown('texas-good-sam,mattel');
    fireEvent.press(screen.getByTestId('compare-florida-good-sam'));
    const added = places.onIds.mock.calls[0]?.[0] as string;
    expect(added.split(',').sort()).toEqual(['florida-good-sam', 'mattel', 'texas-good-sam']);
    fireEvent.press(screen.getByTestId('compare-mattel'));
    expect(places.onIds).toHaveBeenLastCalledWith('texas-good-sam');
  });

  test('one sheet alone compares nothing and says what is missing', () => {
    shown('mattel');
    expect(screen.getByText(say.screens.compare.tooFew)).toBeOnTheScreen();
    expect(screen.queryByTestId('compare-said')).toBeNull();
  });

  test('a block leads to the answer of its sheet, and all of it to a page', () => {
    shown('texas-good-sam,mattel');
    settle();
    const [row] = screen.getAllByTestId(/^compared-[a-z-]+$/);
    const question = String(row?.props.testID).replace('compared-', '');
    fireEvent.press(within(row!).getByTestId(`compared-${question}-mattel`), touch);
    expect(places.onOpen).toHaveBeenCalledWith(question, 'mattel');
    fireEvent.press(screen.getByTestId('compare-print'));
    expect((places.onPrint.mock.calls[0]?.[0] as string).split(',').sort()).toEqual(['mattel', 'texas-good-sam']);
  });
});

describe('what is compared', () => {
  const rules = RULESETS.map((ruleset) => rulesFor(ruleset));
  const data = makeComparisonData(compareRulesets(rules, say), all, say);

  test('every sheet has one opinion in every row, and those who share one are named together', () => {
    for (const { rows } of [...data.differ, ...data.agree])
      for (const { opinions } of rows) {
        const ids = opinions.flatMap((opinion) => opinion.ids);
        expect([...ids].sort()).toEqual(RULESETS.map(({ id }) => id as string).sort());
        opinions.forEach(({ says, names }) => [says, names].forEach((text) => expect(text).not.toBe('')));
      }
  });

  test('rows with several opinions differ, rows with one agree', () => {
    const opinions = (groups: typeof data.differ) =>
      groups.flatMap(({ rows }) => rows.map((row) => row.opinions.length));
    expect(Math.min(...opinions(data.differ))).toBeGreaterThan(1);
    expect(Math.max(...opinions(data.agree))).toBe(1);
    expect(opinions(data.agree)).toHaveLength(data.agreeing);
  });
});
