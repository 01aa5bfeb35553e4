import { type Rules } from '@/rulesets';
import { type Answer, type AnswerCase, type AnswerVerdict, type AnswerWords } from '@/rulings';
import { clauseCitation, clauseWords, rulesetWords } from '@/words';
import { replaceControlChars, type TextStyleName, type TextStyles } from '../adjudicate/textStyles';
import { type AskedAnswers } from './answersFor';

/** A mark beside the colour, because not everyone sees colours and not every terminal has them. */
const MARKS: Readonly<Record<AnswerVerdict, string>> = {
  allowed: '✓',
  illegal: '✗',
  penalty: '✗',
  silent: '?',
  stands: '=',
  info: 'i',
};
const COLOURS: Readonly<Record<AnswerVerdict, TextStyleName>> = {
  allowed: 'green',
  illegal: 'red',
  penalty: 'red',
  silent: 'yellow',
  stands: 'cyan',
  info: 'cyan',
};

const MARGIN = '   ';

/** The answers for people: the best first and in full, with its clauses and readings. */
export function textAnswerLines(
  { asked, isPlaced, answers }: AskedAnswers,
  rules: Rules,
  say: AnswerWords,
  styles: TextStyles,
): readonly string[] {
  const { name } = rulesetWords(say.words, rules.ruleset);
  return [
    `${styles.bold(replaceControlChars(asked))}  ${styles.dim(name)}`,
    ...(isPlaced ? [] : [styles.yellow(say.questions.notPlaced)]),
    ...answers.flatMap((answer, index) => ['', ...answerLines(answer, index + 1, rules, say, styles)]),
    '',
  ];
}

function answerLines(
  answer: Answer,
  rank: number,
  rules: Rules,
  say: AnswerWords,
  styles: TextStyles,
): readonly string[] {
  const { words, questions } = say;
  const mark = `${MARKS[answer.verdict]} ${questions.verdicts[answer.verdict]}`;
  const others = answer.cases.slice(1);
  return [
    styles.bold(`${rank}. ${answer.asks}`),
    `${MARGIN}${styles[COLOURS[answer.verdict]](mark)} – ${answer.says}`,
    ...(answer.note === null ? [] : [`${MARGIN}${answer.note}`]),
    ...answer.steps.map((step) => `${MARGIN}  • ${step}`),
    ...answer.clauses.map((id) =>
      `${MARGIN}${id} (${clauseCitation(words, id, rules.ruleset.clauses)}): ${clauseWords(words, id) ?? ''}`.trimEnd(),
    ),
    ...answer.readings.map(
      ({ id, question, inForce }) => `${MARGIN}${styles.dim(`Reading ${id}: ${question} ${inForce}`)}`,
    ),
    ...others.map((one) => caseLine(one, say, styles)),
  ];
}

const caseLine = ({ label, verdict, says }: AnswerCase, { questions }: AnswerWords, styles: TextStyles): string =>
  `${MARGIN}${questions.ifCase(label ?? '', `${styles[COLOURS[verdict]](`${MARKS[verdict]} ${questions.verdicts[verdict]}`)} – ${says}`)}`;
