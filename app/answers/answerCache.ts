import {
  type Answer,
  answerQuestion,
  makeQuestionIndex,
  type Question,
  type QuestionIndex,
  QUESTIONS,
  type QuestionSearch,
  searchQuestions,
} from '@/rulings';
import { type Rules } from '@/rulesets';
import { runWhenIdle } from '../device/runWhenIdle';
import { type RulingsTabWords } from './useRulingsTabWords';

/** Answers and the search index of one set of rules in one language. Each is made once, when it is first needed. */
export interface AnswerCache {
  readonly answer: (question: Question) => Answer;
  /** Makes the index if nobody has: some tens of milliseconds on a slow phone. */
  readonly search: (typed: string, most: number) => QuestionSearch;
  readonly hasIndex: () => boolean;
  /** How many questions are answered already. */
  readonly answered: () => number;
  /** Makes the index while the app is idle. Returns a function that stops it. */
  readonly indexWhenIdle: (onIndex: () => void) => () => void;
  /** Makes all answers while the app is idle, a little at a time. Returns a function that stops it. */
  readonly fillWhenIdle: (onProgress?: (isFilled: boolean) => void) => () => void;
}

const caches = new WeakMap<RulingsTabWords, WeakMap<Rules, AnswerCache>>();

/** The cache for these rules: the same rules and dictionaries give the same object. */
export function answerCacheFor(rules: Rules, say: RulingsTabWords): AnswerCache {
  const byRules = caches.get(say) ?? new WeakMap<Rules, AnswerCache>();
  caches.set(say, byRules);
  const cache = byRules.get(rules) ?? makeAnswerCache(rules, say);
  byRules.set(rules, cache);
  return cache;
}

/** Milliseconds of work in one idle moment: a touch that comes meanwhile waits no longer than this. */
const SLICE_MS = 6;

function makeAnswerCache(rules: Rules, say: RulingsTabWords): AnswerCache {
  const answers = new Map<Question, Answer>();
  let index: QuestionIndex | null = null;
  const answer = (question: Question): Answer => {
    const known = answers.get(question) ?? answerQuestion(question, rules, say);
    answers.set(question, known);
    return known;
  };
  const indexed = (): QuestionIndex => (index ??= makeQuestionIndex(rules, say));
  return {
    answer,
    search: (typed, most) => searchQuestions(indexed(), typed, most),
    hasIndex: () => index !== null,
    answered: () => answers.size,
    indexWhenIdle: (onIndex) =>
      runWhenIdle(() => {
        indexed();
        onIndex();
      }),
    fillWhenIdle: (onProgress) => {
      let cancel = (): void => undefined;
      const fill = (): void => {
        const began = performance.now();
        while (answers.size < QUESTIONS.length && performance.now() - began < SLICE_MS) {
          const next = QUESTIONS.find((question) => !answers.has(question));
          if (next !== undefined) answer(next);
        }
        const isFilled = answers.size === QUESTIONS.length;
        if (!isFilled) cancel = runWhenIdle(fill);
        onProgress?.(isFilled);
      };
      cancel = runWhenIdle(fill);
      return () => cancel();
    },
  };
}
