import { rulesetById, rulesFor } from '@/rulesets';
import { rulesDifferences } from '@/rulesets/localRules';
import { type KeptLocalRules } from '@/state';
import { rulesetWords, type Words } from '@/words';
import { type LocalRulesWords } from '@/words/localRulesPage';

/** One set of local rules in the list, every word chosen. */
export interface LocalRulesRowData {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  /** Rules written whole can be used and shared, but not changed here. */
  readonly mayChange: boolean;
}

export const makeLocalRulesList = (
  kept: readonly KeptLocalRules[],
  words: Words,
  { list }: LocalRulesWords,
): readonly LocalRulesRowData[] =>
  kept.map(({ ruleset }) => {
    const base = ruleset.basedOn === undefined ? undefined : rulesetById(ruleset.basedOn);
    const { name } = rulesetWords(words, ruleset);
    if (base === undefined) return { id: ruleset.id, name, about: list.whole, mayChange: false };
    const changes = rulesDifferences(rulesFor(base), rulesFor(ruleset)).filter(({ kind }) => kind !== 'grounds');
    const about = list.over(rulesetWords(words, base).name, changes.length);
    return { id: ruleset.id, name, about, mayChange: true };
  });
