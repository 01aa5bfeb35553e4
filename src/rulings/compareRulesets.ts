import { type Rules, type RulesetId } from '@/rulesets';
import { type Answer, type AnswerCase } from './answer';
import { type AnswerWords } from './answerParts';
import { answerQuestion } from './answerQuestion';
import { type AnswerVerdict } from './judgeQuestion';
import { QUESTION_TOPICS, type QuestionTopic } from './question';
import { QUESTIONS } from './questions';

/** What one ruleset says in a row of a comparison. */
export interface ComparedRuleset {
  readonly ruleset: RulesetId;
  readonly answer: Answer;
  /** Rulesets of one row with the same number say the same; the first ruleset has 0. */
  readonly opinion: number;
}

/** One question under all rulesets of a comparison. */
export interface ComparisonRow {
  readonly question: Answer['question'];
  readonly asks: string;
  readonly isDifferent: boolean;
  readonly columns: readonly ComparedRuleset[];
}

export interface ComparisonGroup {
  readonly topic: QuestionTopic;
  readonly heading: string;
  /** Differences first, otherwise in the order of the rule book. */
  readonly rows: readonly ComparisonRow[];
  readonly differences: number;
}

/** Rulesets side by side, by topic. */
export interface RulesetComparison {
  readonly groups: readonly ComparisonGroup[];
  readonly differences: number;
  readonly rows: number;
}

/** Names of people and where they sit make no difference between two rulesets; cards, places and verdicts do. */
const opinionOfCase = ({ verdict, flag, tables, steps, names, says }: AnswerCase): readonly unknown[] => [
  verdict,
  flag,
  tables.after.over?.why ?? null,
  steps.map((step) => withoutNames(step, names)),
  verdict === 'allowed' ? withoutNames(says, names) : null,
];

const withoutNames = (text: string, names: readonly string[]): string =>
  names.reduce((left, name) => left.split(name).join('·'), text);

const opinionOf = ({ kind, verdict, says, cases }: Answer): string =>
  JSON.stringify(kind === 'fact' ? [verdict as AnswerVerdict, says] : cases.map(opinionOfCase));

function compareAnswers(
  question: Answer['question'],
  answers: readonly Answer[],
  rules: readonly Rules[],
): ComparisonRow {
  const opinions = [...new Set(answers.map(opinionOf))];
  return {
    question,
    asks: answers[0]?.asks ?? '',
    isDifferent: opinions.length > 1,
    columns: answers.map((answer, index) => ({
      ruleset: rules[index]?.ruleset.id ?? ('' as RulesetId),
      answer,
      opinion: opinions.indexOf(opinionOf(answer)),
    })),
  };
}

/**
 * Compares two to seven rulesets (or as many as there are), each with its house rules if it has some. A caller that has
 * the answers already passes its own `answer`: making them all takes a second on a slow phone.
 */
export function compareRulesets(
  rules: readonly Rules[],
  say: AnswerWords,
  answer: typeof answerQuestion = answerQuestion,
): RulesetComparison {
  const groups = QUESTION_TOPICS.map((topic): ComparisonGroup => {
    const rows = QUESTIONS.filter((question) => question.topic === topic).map((question) =>
      compareAnswers(
        question.id,
        rules.map((one) => answer(question, one, say)),
        rules,
      ),
    );
    const different = rows.filter(({ isDifferent }) => isDifferent);
    return {
      topic,
      heading: say.questions.topics[topic],
      rows: [...different, ...rows.filter(({ isDifferent }) => !isDifferent)],
      differences: different.length,
    };
  }).filter((group) => group.rows.length > 0);
  return {
    groups,
    differences: groups.reduce((sum, group) => sum + group.differences, 0),
    rows: groups.reduce((sum, group) => sum + group.rows.length, 0),
  };
}
