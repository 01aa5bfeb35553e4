import { type AskedAnswers } from './answersFor';

/** The answers for programs, a line each. The order of the keys is part of the format. */
export const jsonAnswerLines = ({ asked, isPlaced, answers }: AskedAnswers): readonly string[] =>
  answers.map(({ question, asks, verdict, flag, clauses, says, steps, basis, isLocal }, index) =>
    JSON.stringify({
      asked,
      rank: index + 1,
      question: asks,
      verdict,
      flag,
      clauses,
      answer: says,
      steps,
      id: question,
      basis,
      ...(isLocal ? { local: true } : {}),
      ...(isPlaced ? {} : { placed: false }),
    }),
  );
