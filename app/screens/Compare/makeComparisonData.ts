import { type AnswerVerdict, type ComparisonRow, type RulesetComparison } from '@/rulings';
import { type AskableRuleset } from '../../answers/askableRulesets';
import { type RulingsTabWords } from '../../answers/useRulingsTabWords';

/** What some of the rulesets say alike. */
export interface AgreeingRulesetsData {
  /** The rulesets that say it. */
  readonly ids: readonly string[];
  readonly names: string;
  readonly verdict: AnswerVerdict;
  readonly says: string;
}

export interface ComparisonRowData {
  readonly question: string;
  readonly asks: string;
  readonly opinions: readonly AgreeingRulesetsData[];
}

export interface ComparisonGroupData {
  readonly topic: string;
  readonly title: string;
  readonly rows: readonly ComparisonRowData[];
}

/** Differences first; where all say the same comes after them. */
export interface ComparisonData {
  readonly said: string;
  readonly differ: readonly ComparisonGroupData[];
  readonly agree: readonly ComparisonGroupData[];
  readonly agreeing: number;
}

export function makeComparisonData(
  { groups, differences, rows }: RulesetComparison,
  rulesets: readonly AskableRuleset[],
  { screens }: RulingsTabWords,
): ComparisonData {
  const say = screens.compare;
  const groupsWhere = (isDifferent: boolean): ComparisonGroupData[] =>
    groups.flatMap(({ topic, heading, rows: all }) => {
      const chosen = all.filter((row) => row.isDifferent === isDifferent);
      if (chosen.length === 0) return [];
      const title = say.differencesIn(heading, chosen.length);
      return [{ topic, title, rows: chosen.map((row) => makeRow(row, rulesets, say.names)) }];
    });
  return {
    said: say.differences(differences),
    differ: groupsWhere(true),
    agree: groupsWhere(false),
    agreeing: rows - differences,
  };
}

function makeRow(
  { question, asks, columns }: ComparisonRow,
  rulesets: readonly AskableRuleset[],
  joined: (names: readonly string[]) => string,
): ComparisonRowData {
  const nameOf = (id: string): string => rulesets.find((one) => one.id === id)?.short ?? id;
  const numbers = [...new Set(columns.map(({ opinion }) => opinion))];
  return {
    question,
    asks,
    opinions: numbers.flatMap((number) => {
      const sharing = columns.filter(({ opinion }) => opinion === number);
      const [first] = sharing;
      if (first === undefined) return [];
      const ids = sharing.map(({ ruleset }) => ruleset);
      return [{ ids, names: joined(ids.map(nameOf)), verdict: first.answer.verdict, says: first.answer.says }];
    }),
  };
}
