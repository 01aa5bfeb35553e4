import { useMemo } from 'react';
import { type Ruleset, rulesetById, RULESETS, type SettingKey, type SettingValues } from '@/rulesets';
import { rulesetWords, type Words } from '@/words';
import { type RulesetCardData } from '../components';
import { useWords } from '../hooks';
import { PATHS } from '../addresses';

const valuesOf = ({ settings }: Ruleset): SettingValues =>
  Object.fromEntries(
    (Object.keys(settings) as SettingKey[]).map((key) => [key, settings[key].value]),
  ) as unknown as SettingValues;

/** A ruleset in a list to choose from: its name, a summary, and its most important facts. */
export function makeRulesetCard(ruleset: Ruleset, words: Words, href?: string): RulesetCardData {
  const { name, summary } = rulesetWords(words, ruleset);
  const mark = rulesetById(ruleset.id) === undefined ? words.screens.rulings.localRules : undefined;
  return { id: ruleset.id, name, summary, chips: words.facts(valuesOf(ruleset)), href, mark };
}

/** Every ruleset of the app. */
export function useRulesetCards(): readonly RulesetCardData[] {
  const words = useWords();
  return useMemo(() => RULESETS.map((ruleset) => makeRulesetCard(ruleset, words, PATHS.ruleset(ruleset.id))), [words]);
}
