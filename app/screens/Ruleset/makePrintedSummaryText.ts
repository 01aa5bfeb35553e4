import { type FlagCode, type Ruleset } from '@/rulesets';
import { type RulingsTabWords } from '../../answers/useRulingsTabWords';
import { type PrintedTextData } from '../../printing/printedTextData';
import { makeRulesetPage } from './makeRulesetPage';

/** A ruleset on one page: its facts by group, what costs a penalty, and what it does not say. */
export function makePrintedSummaryText(ruleset: Ruleset, { words, screens }: RulingsTabWords): PrintedTextData {
  const { printed } = screens;
  const sheet = makeRulesetPage(ruleset, words, screens.sheet);
  const penalties = (Object.keys(ruleset.cells) as FlagCode[])
    .filter((code) => ruleset.cells[code].ruling === 'penalty')
    .map((code) => words.flags[code].title);
  const silent = sheet.silent.flags.map(({ title }) => title);
  const list = (heading: string, titles: readonly string[]) =>
    titles.length === 0 ? [] : [{ heading, rows: [{ text: printed.list(titles) }] }];
  return {
    title: printed.summaryTitle(sheet.name),
    subtitle: words.phrasing.sentences([sheet.summary, sheet.dated]),
    intro: words.phrasing.inLine(sheet.figures.map(({ figure, label }) => printed.figures(figure, label))),
    sections: [
      ...sheet.groups.map(({ heading, facts }) => ({
        heading,
        rows: facts.map(({ label, value }) => ({ label, text: value })),
      })),
      ...list(printed.penalties, penalties),
      ...list(printed.silent, silent),
    ],
    foot: printed.foot,
    columns: 2,
    labels: 'beside',
    isOnePage: true,
    fileName: printed.summaryFile(ruleset.id),
    help: printed.summaryHelp,
  };
}
