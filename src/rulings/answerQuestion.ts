import { type Rules, type RulesetId, rulesFor, RULESETS } from '@/rulesets';
import { type Answer } from './answer';
import { answerFact } from './answerFact';
import { type AnswerWords } from './answerParts';
import { answerPlay } from './answerPlay';
import { type Question } from './question';

/** Answers a question under these rules: judges its positions, or reads the settings. */
export const answerQuestion = (question: Question, rules: Rules, say: AnswerWords): Answer =>
  question.kind === 'play' ? answerPlay(question, rules, say) : answerFact(question, rules, say);

/** The answer of another ruleset, as it stands without house rules. */
export interface OtherRulesetAnswer {
  readonly ruleset: RulesetId;
  readonly answer: Answer;
}

/** The same question under the other built-in rulesets. */
export const answerUnderOtherRulesets = (
  question: Question,
  own: RulesetId,
  say: AnswerWords,
): readonly OtherRulesetAnswer[] =>
  RULESETS.filter(({ id }) => id !== own).map((ruleset) => ({
    ruleset: ruleset.id,
    answer: answerQuestion(question, rulesFor(ruleset), say),
  }));
