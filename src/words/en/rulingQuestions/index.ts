import { type QuestionTexts } from '../../questionTexts';
import { answerTexts } from './answerTexts';
import { buildingQuestions } from './buildingQuestions';
import { discardingQuestions } from './discardingQuestions';
import { drawingQuestions } from './drawingQuestions';
import { endingAndEventQuestions } from './endingAndEventQuestions';
import { exposureQuestions } from './exposureQuestions';
import { penaltyQuestions } from './penaltyQuestions';
import { recordQuestions } from './recordQuestions';
import { setupQuestions } from './setupQuestions';
import { sourceQuestions } from './sourceQuestions';
import { talkQuestions } from './talkQuestions';
import { turnQuestions } from './turnQuestions';

const questions = {
  ...setupQuestions,
  ...turnQuestions,
  ...drawingQuestions,
  ...buildingQuestions,
  ...sourceQuestions,
  ...discardingQuestions,
  ...talkQuestions,
  ...penaltyQuestions,
  ...exposureQuestions,
  ...endingAndEventQuestions,
  ...recordQuestions,
} as const satisfies Readonly<Record<string, QuestionTexts>>;

/** Every question and what its answers are made of, in English. */
export const rulingQuestions = { ...answerTexts, questions };
