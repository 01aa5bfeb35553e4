import { type Ruleset, type SettingKey, type SettingValues } from '@/rulesets';
import { rulesetWords, type Words } from '@/words';
import { type SheetCard } from '../../components';

const valuesOf = ({ settings }: Ruleset): SettingValues =>
  Object.fromEntries(
    (Object.keys(settings) as SettingKey[]).map((key) => [key, settings[key].value]),
  ) as unknown as SettingValues;

/** A sheet as one chooses it: its name, what it is like, and the facts that matter. */
export function makeCard(ruleset: Ruleset, words: Words, href?: string): SheetCard {
  const { name, summary } = rulesetWords(words, ruleset);
  return { id: ruleset.id, name, summary, chips: words.facts(valuesOf(ruleset)), href };
}
