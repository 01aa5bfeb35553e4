import { type Answer, type AnswerVerdict, COMMON_QUESTIONS, questionById, QUESTION_TOPICS, QUESTIONS } from '@/rulings';
import { type ClauseId } from '@/rulesets';
import { clauseWords, searchTexts } from '@/words';
import { type AnswerCache } from '../../answers/answerCache';
import { type AskableRuleset } from '../../answers/askableRulesets';
import { type RulingsTabWords } from '../../answers/useRulingsTabWords';

/** An answer in the list. */
export interface FoundAnswerData {
  readonly question: string;
  readonly asks: string;
  readonly verdict: AnswerVerdict;
  readonly says: string;
}

export interface FoundAnswersData {
  readonly typed: string;
  /** False: nothing fits well, and these are only the nearest. */
  readonly isPlaced: boolean;
  readonly answers: readonly FoundAnswerData[];
}

/** Answers that are listed at once: more would have to be read through. */
export const MAX_LISTED_ANSWERS = 5;

const shown = new WeakMap<Answer, FoundAnswerData>();

/** The same object for the same answer: a row that stays is not drawn again. */
function foundAnswer(answer: Answer): FoundAnswerData {
  const { question, asks, verdict, says } = answer;
  const data = shown.get(answer) ?? { question, asks, verdict, says };
  shown.set(answer, data);
  return data;
}

export function findAnswers(cache: AnswerCache, typed: string): FoundAnswersData {
  const { isPlaced, hits } = cache.search(typed, MAX_LISTED_ANSWERS);
  return { typed, isPlaced, answers: hits.map(({ question }) => foundAnswer(cache.answer(question))) };
}

/** A clause below the answers. */
export interface FoundClauseData {
  readonly id: ClauseId;
  readonly place: string;
  readonly says: string;
}

const MOST_SOURCES = 4;
/** Answers whose clauses are taken: those further down are about something else as often as not. */
const CITING_ANSWERS = 2;

/** The clauses that the best answers cite, then clauses that have the typed words in them. */
export function findClausesBelowAnswers(
  cache: AnswerCache,
  { typed, isPlaced, answers }: FoundAnswersData,
  { rules }: AskableRuleset,
  { words }: RulingsTabWords,
): readonly FoundClauseData[] {
  const { clauses } = rules.ruleset;
  const texts = clauses.map(({ id, place }) => {
    const title = words.citation(place);
    return { id, title, says: clauseWords(words, id) ?? '', finds: '' };
  });
  const cited = answers.slice(0, isPlaced ? CITING_ANSWERS : 0).flatMap(({ question }) => {
    const known = questionById(question);
    return known === undefined ? [] : cache.answer(known).clauses;
  });
  const matched = searchTexts(typed, texts, words.more.fillers);
  return [...new Set<string>([...cited, ...matched])]
    .flatMap((wanted) => texts.find(({ id }) => id === wanted) ?? [])
    .slice(0, MOST_SOURCES)
    .map(({ id, title, says }) => ({ id, place: title, says }));
}

export interface ListedQuestionData {
  readonly question: string;
  readonly asks: string;
}

export interface QuestionTopicData {
  readonly topic: string;
  readonly title: string;
  readonly questions: readonly ListedQuestionData[];
}

/** What stands there before anything is typed: the questions that are asked most, and all of them by topic. */
export interface QuestionListData {
  readonly most: readonly ListedQuestionData[];
  readonly topics: readonly QuestionTopicData[];
}

export function makeQuestionList({ questions: say, screens }: RulingsTabWords): QuestionListData {
  const listed = (question: keyof typeof say.questions): ListedQuestionData => ({
    question,
    asks: say.questions[question].ask,
  });
  return {
    most: COMMON_QUESTIONS.map(listed),
    topics: QUESTION_TOPICS.map((topic) => {
      const questions = QUESTIONS.filter((question) => question.topic === topic).map(({ id }) => listed(id));
      return { topic, title: screens.ask.inTopic(say.topics[topic], questions.length), questions };
    }).filter(({ questions }) => questions.length > 0),
  };
}
