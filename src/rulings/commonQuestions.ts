import { type QuestionId } from '@/words/rulingQuestions';

/** What is asked at nearly every table, the commonest first: offered before anything is typed. */
export const COMMON_QUESTIONS: readonly QuestionId[] = [
  'drew-too-many',
  'partner-advice',
  'out-of-turn',
  'stack-before-four',
  'partner-stock',
  'discard-skip-bo',
  'hand-card-shown',
  'how-to-win',
];
