import { type RulingsTabWords } from '../../answers/useRulingsTabWords';
import { type PrintedRowData, type PrintedTextData } from '../../printing/printedTextData';
import { type ComparisonData, type ComparisonRowData } from './makeComparisonData';

/** Where the rule sheets differ, over as many pages as it takes. */
export function makePrintedComparisonText(
  { said, differ }: ComparisonData,
  names: readonly string[],
  { screens, questions }: RulingsTabWords,
): PrintedTextData {
  const { compare, printed } = screens;
  const rowsOf = ({ asks, opinions }: ComparisonRowData): PrintedRowData[] =>
    opinions.map((opinion, index) => ({
      label: index === 0 ? asks : undefined,
      text: printed.verdict(printed.rulings(opinion.names, questions.verdicts[opinion.verdict]), opinion.says),
    }));
  return {
    title: compare.printedTitle,
    subtitle: said,
    intro: printed.comparedIntro(compare.names(names)),
    sections: differ.map(({ title, rows }) => ({ heading: title, rows: rows.flatMap(rowsOf) })),
    foot: printed.foot,
    columns: 2,
    labels: 'above',
    isOnePage: false,
    fileName: compare.fileName,
  };
}
