import { type Answer } from '@/rulings';
import { type AnswerCaseData, type AnswerData } from '../../answers/makeAnswerData';
import { type RulingsTabWords } from '../../answers/useRulingsTabWords';
import { type PrintedRowData, type PrintedTextData } from '../../printing/printedTextData';

/** An answer on one page: the question, the verdict, the steps, the clauses, and how the other sheets see it. */
export function makePrintedAnswerText(
  answer: AnswerData,
  sheetName: string,
  others: readonly { readonly name: string; readonly answer: Pick<Answer, 'verdict' | 'says'> }[],
  { screens, questions }: RulingsTabWords,
): PrintedTextData {
  const { answer: say, printed } = screens;
  const steps = (one: AnswerCaseData): PrintedRowData[] =>
    one.steps.length === 0
      ? [{ text: one.noSteps }]
      : one.steps.map((step, index) => ({ text: printed.numbered(index + 1, step) }));
  const verdict = (one: AnswerCaseData): PrintedRowData => ({
    label: one.label ?? undefined,
    text: printed.verdict(questions.verdicts[one.verdict], one.says),
  });
  return {
    title: answer.asks,
    subtitle: printed.underSheet(sheetName),
    sections: [
      {
        heading: printed.answer,
        rows: [verdict(answer.headline), ...(answer.note === null ? [] : [{ text: answer.note }])],
      },
      { heading: answer.headline.stepsTitle, rows: steps(answer.headline) },
      ...(answer.others.length === 0
        ? []
        : [
            {
              heading: say.otherCases,
              rows: answer.others.flatMap((one) => [verdict(one), ...(one.steps.length === 0 ? [] : steps(one))]),
            },
          ]),
      {
        heading: say.clauses,
        rows: [
          { text: answer.basis },
          ...answer.clauses.map(({ place, says }) => ({ label: place, text: says })),
          ...answer.readings.map(({ question, inForce }) => ({ label: question, text: inForce })),
          ...answer.facts.map(({ label, value, basis }) => ({ label, text: value, detail: basis })),
        ],
      },
      {
        heading: say.elsewhere,
        rows: others.map(({ name, answer: other }) => ({
          label: name,
          text: printed.verdict(questions.verdicts[other.verdict], other.says),
        })),
      },
    ],
    foot: printed.foot,
    columns: 1,
    labels: 'above',
    isOnePage: true,
    fileName: printed.answerFile(answer.question),
  };
}
