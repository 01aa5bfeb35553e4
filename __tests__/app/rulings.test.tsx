import { act, fireEvent, render, screen, within } from '@testing-library/react-native';
import { COMMON_QUESTIONS, QUESTIONS, QUESTION_TOPICS } from '@/rulings';
import { RULESETS, rulesFor } from '@/rulesets';
import { wordsFor } from '@/words';
import { rulingQuestionWordsFor } from '@/words/rulingQuestions';
import { rulingScreenWordsFor } from '@/words/rulingScreens';
import { setRulingsTabRuleset } from '../../app/hooks';
import { makeRulesetCard } from '../../app/rulesetCards/rulesetCards';
import { RulingsScreen } from '../../app/screens/Rulings';
import { askStateStoreFor } from '../../app/screens/Rulings/askStateStore';
import { inWindow } from './inWindow';

const en = wordsFor('en');
const say = rulingScreenWordsFor('en');
const questions = rulingQuestionWordsFor('en');
const touch = { preventDefault: (): void => undefined };
const press = (testID: string): void => void fireEvent.press(screen.getByTestId(testID), touch);
const TEXAS = 'texas-good-sam';
const SIX = 'six-player-partners';

const opened = {
  onAnswer: jest.fn(),
  onSheet: jest.fn(),
  onCompare: jest.fn(),
  onLocalRules: jest.fn(),
  onAbout: jest.fn(),
};
const { onAnswer, ...places } = opened;
const tab = (beside?: { openId: string | undefined; openQuestion: string | undefined }) =>
  inWindow(<RulingsScreen onAnswer={onAnswer} places={places} beside={beside} />);

/** Lets the index be made, and whatever waits for a pause in typing be said. */
const settle = (): void => act(() => void jest.runAllTimers());

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  askStateStoreFor('').set({ typed: '', topic: null, focus: null, scrollY: 0 });
  act(() => setRulingsTabRuleset(TEXAS));
});

const ask = (words: string): void => {
  settle();
  fireEvent.changeText(screen.getByTestId('ask'), words);
};

describe('before anything is typed', () => {
  test('what is asked most leads to its answer under the sheet in use', () => {
    render(tab());
    const [first = 'drew-too-many'] = COMMON_QUESTIONS;
    expect(screen.getByTestId(`common-${first}`)).toHaveTextContent(questions.questions[first].ask);
    press(`common-${first}`);
    expect(onAnswer).toHaveBeenCalledWith(first, TEXAS);
  });

  test('every question is listed under its topic, one topic at a time', () => {
    render(tab());
    for (const topic of QUESTION_TOPICS.filter((one) => QUESTIONS.some((question) => question.topic === one))) {
      press(`topic-${topic}`);
      for (const { id } of QUESTIONS.filter((question) => question.topic === topic))
        expect(screen.getByTestId(`question-${id}`)).toHaveTextContent(questions.questions[id].ask);
      const others = QUESTIONS.filter((question) => question.topic !== topic);
      for (const { id } of others) expect(screen.queryByTestId(`question-${id}`)).toBeNull();
    }
  });

  test.each(RULESETS.map((ruleset) => makeRulesetCard(ruleset, en)))(
    'the sheet $name is offered with the facts that matter',
    ({ id, name, summary, chips }) => {
      render(tab());
      const card = screen.getByTestId(`ruleset-${id}`);
      expect(chips.length).toBeGreaterThanOrEqual(3);
      [name, summary, ...chips].forEach((text) => expect(card).toHaveTextContent(text, { exact: false }));
      press(`ruleset-${id}`);
      expect(opened.onSheet).toHaveBeenCalledWith(id);
    },
  );

  test('comparing and the page about the app are one tap away', () => {
    render(tab());
    press('compare');
    press('about');
    expect(opened.onCompare).toHaveBeenCalledTimes(1);
    expect(opened.onAbout).toHaveBeenCalledTimes(1);
  });

  test('beside an open sheet it marks that sheet', () => {
    render(tab({ openId: 'mattel', openQuestion: undefined }));
    expect(screen.getByTestId('ruleset-mattel')).toBeSelected();
    expect(screen.getByTestId(`ruleset-${TEXAS}`)).not.toBeSelected();
  });
});

describe('asking', () => {
  test('answers are ranked, each with its verdict in words, the question and what is to be done', () => {
    render(tab());
    ask('drew too many cards');
    const first = screen.getByTestId('answer-1');
    expect(first).toHaveTextContent(questions.verdicts.penalty, { exact: false });
    expect(first).toHaveTextContent(questions.questions['drew-too-many'].ask, { exact: false });
    expect(first).toHaveTextContent(/Slip 2 cards/);
    press('answer-1');
    expect(onAnswer).toHaveBeenCalledWith('drew-too-many', TEXAS);
  });

  test('the clauses stand below the answers, and lead into the sheet', () => {
    render(tab());
    ask('drew too many cards');
    const sources = within(screen.getByTestId('ask-sources'));
    const clause = sources.getByTestId('source-TX.RULES.3');
    expect(clause).toHaveTextContent(en.clauses['TX.RULES.3'], { exact: false });
    fireEvent.press(clause, touch);
    expect(opened.onSheet).toHaveBeenCalledWith(TEXAS, 'TX.RULES.3');
  });

  test('what cannot be placed says so, and offers the nearest', () => {
    render(tab());
    ask('zebra umbrella tournament of kites');
    expect(screen.getByTestId('ask-not-placed')).toBeOnTheScreen();
    expect(screen.queryByTestId('ask-found')).toBeNull();
  });

  test('Enter opens the first answer; the box can be emptied', () => {
    render(tab());
    ask('drew too many cards');
    fireEvent(screen.getByTestId('ask'), 'submitEditing');
    expect(onAnswer).toHaveBeenCalledWith('drew-too-many', TEXAS);
    press('ask-clear');
    expect(screen.getByTestId('ask')).toHaveDisplayValue('');
    expect(screen.queryByTestId('answer-1')).toBeNull();
    expect(screen.queryByTestId('ask-clear')).toBeNull();
  });

  test('how much was found is said once, when typing has stopped', () => {
    render(tab());
    ask('drew');
    fireEvent.changeText(screen.getByTestId('ask'), 'drew too many cards');
    const many = screen.getAllByTestId(/^answer-\d$/).length;
    const said = say.ask.foundSaid(many, questions.questions['drew-too-many'].ask);
    expect(screen.queryByText(said)).toBeNull();
    settle();
    expect(screen.getByText(said)).toBeOnTheScreen();
  });

  test('typed before the search is ready, it is answered as soon as it is', () => {
    render(tab());
    act(() => setRulingsTabRuleset('tennessee-2018'));
    fireEvent.changeText(screen.getByTestId('ask'), 'drew too many cards');
    expect(screen.getByText(say.ask.preparing)).toBeOnTheScreen();
    settle();
    expect(screen.getByTestId('answer-1')).toBeOnTheScreen();
  });

  test('whoever comes back finds the question as it was', () => {
    const { unmount } = render(tab());
    ask('drew too many cards');
    unmount();
    render(tab());
    expect(screen.getByTestId('ask')).toHaveDisplayValue('drew too many cards');
    expect(screen.getByTestId('answer-1')).toBeOnTheScreen();
  });
});

describe('the rule sheet', () => {
  test('is the one used last, and is changed by two taps; the answers follow', () => {
    render(tab());
    expect(screen.getByTestId('ask-ruleset')).toHaveTextContent('Texas Good Sam', { exact: false });
    ask('how many cards are in a stock');
    expect(screen.getByTestId('answer-1')).toHaveTextContent(/15 cards/);
    press('ask-ruleset');
    RULESETS.forEach(({ id }) => expect(screen.getByTestId(`ask-ruleset-${id}`)).toBeOnTheScreen());
    press(`ask-ruleset-${SIX}`);
    expect(screen.queryByTestId('ask-ruleset-mattel')).toBeNull();
    settle();
    expect(screen.getByTestId('answer-1')).toHaveTextContent(/20 cards/);
    press('answer-1');
    expect(onAnswer).toHaveBeenCalledWith('stock-size', SIX);
  });

  test('at a table it is the table’s own, with its house rules, and asking there chooses nothing for the tab', () => {
    const florida = RULESETS.find(({ id }) => id === 'florida-good-sam');
    const rules = rulesFor(florida ?? RULESETS[0]!, { stock: 7 });
    render(inWindow(<RulingsScreen atTable={{ id: 't', rules, onBack: jest.fn() }} onAnswer={onAnswer} />));
    expect(screen.getByTestId('ask-ruleset')).toHaveTextContent(say.ask.ofTable('Florida Good Sam (2019)'), {
      exact: false,
    });
    ask('how many cards are in a stock');
    expect(screen.getByTestId('answer-1')).toHaveTextContent(/7 cards/);
    expect(screen.queryByTestId('compare')).toBeNull();
    press('ask-ruleset');
    press(`ask-ruleset-${SIX}`);
    settle();
    expect(screen.getByTestId('answer-1')).toHaveTextContent(/20 cards/);
    screen.unmount();
    render(tab());
    expect(screen.getByTestId('ask-ruleset')).toHaveTextContent('Texas Good Sam', { exact: false });
  });
});
