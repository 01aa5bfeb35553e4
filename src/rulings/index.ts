export { type Answer, type AnswerCase, type AnswerFact, type AnswerReading, type AnswerRuling } from './answer';
export { type AnswerWords } from './answerParts';
export { type OtherRulesetAnswer, answerQuestion, answerUnderOtherRulesets } from './answerQuestion';
export { COMMON_QUESTIONS } from './commonQuestions';
export {
  type ComparedRuleset,
  compareRulesets,
  type ComparisonGroup,
  type ComparisonRow,
  type RulesetComparison,
} from './compareRulesets';
export { ANSWER_VERDICTS, type AnswerVerdict, type JudgedTables } from './judgeQuestion';
export {
  type FactQuestion,
  type PlayQuestion,
  type Question,
  QUESTION_TOPICS,
  type QuestionCase,
  type QuestionTopic,
  type Scene,
} from './question';
export { questionById, QUESTIONS } from './questions';
export { makeQuestionIndex, type QuestionIndex } from './search/questionIndex';
export { type QuestionHit, type QuestionSearch, searchQuestions } from './search/searchQuestions';
export type { SampleSituation, SituationOutcome } from './sampleSituations';
