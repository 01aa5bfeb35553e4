import { type Rules } from '@/rulesets';
import { type Answer, answerQuestion, type AnswerWords, makeQuestionIndex, searchQuestions } from '@/rulings';

/** What was asked, and the answers to the questions that fit best. */
export interface AskedAnswers {
  readonly asked: string;
  readonly isPlaced: boolean;
  readonly answers: readonly Answer[];
}

const MOST_ANSWERS = 5;
/** An answer that fits much worse than the best one is no help. */
const WORTH_SHOWING = 0.5;

/** Answers questions under these rules; the index is made once. */
export function makeAsker(rules: Rules, say: AnswerWords): (asked: string) => AskedAnswers {
  const index = makeQuestionIndex(rules, say);
  return (asked) => {
    const { isPlaced, hits } = searchQuestions(index, asked, MOST_ANSWERS);
    const best = hits[0]?.score ?? 0;
    const shown = hits.filter(({ score }, rank) => rank < 3 || score >= best * WORTH_SHOWING);
    return { asked, isPlaced, answers: shown.map(({ question }) => answerQuestion(question, rules, say)) };
  };
}
