import { HOUSE_KEYS, HOUSE_SETTING_CHOICES, type HouseKey, type Ruleset, type SettingKey } from '@/rulesets';
import { findReadingWords, type Words } from '@/words';
import {
  choosableReadings,
  MAX_PENALTY_CARDS,
  findReadingThatHouseKeyDecides,
  type RulePicks,
  rulesetValueAsPick,
  pickOrRulesetValue,
  MAX_STOCK_SIZE,
  parseWholeNumber,
} from './houseFromPicks';

interface Row {
  readonly rule: string;
  readonly label: string;
  /** The question of the disputed point, or why the ruleset is read as it is. */
  readonly why: string | null;
  /** Whether the pick differs from the ruleset. */
  readonly isLocal: boolean;
}
export type LocalRuleData =
  | (Row & {
      readonly kind: 'choice';
      readonly options: readonly { readonly value: string; readonly title: string; readonly testID: string }[];
      readonly value: string;
    })
  | (Row & { readonly kind: 'number'; readonly value: string; readonly hint: string; readonly error: string | null });

export interface LocalRuleGroupData {
  readonly heading: string;
  readonly rules: readonly LocalRuleData[];
}

const isChoice = (key: string): key is keyof typeof HOUSE_SETTING_CHOICES => key in HOUSE_SETTING_CHOICES;

/** What else a screen lets people change of a setting that is no house rule: nothing, as a rule. */
type MoreRules = (key: SettingKey) => readonly LocalRuleData[];
const NO_MORE_RULES: MoreRules = () => [];

/** Every rule that an event may change, in the order of the facts of a ruleset. */
export function makeLocalRuleGroups(
  ruleset: Ruleset,
  picks: RulePicks,
  players: number,
  words: Words,
  more = NO_MORE_RULES,
): readonly LocalRuleGroupData[] {
  const { newTable } = words.setUp;
  const { asOption } = words.phrasing;
  const shown = (rule: string): string => pickOrRulesetValue(ruleset, rule, picks, players);
  const sheet = (rule: string): string => rulesetValueAsPick(ruleset, rule, picks, players);

  const choice = (
    rule: string,
    label: string,
    why: string | null,
    titles: Readonly<Record<string, string>>,
    own: (value: string) => string = newTable.theSheet,
  ) =>
    ({
      kind: 'choice',
      rule,
      label,
      why,
      isLocal: shown(rule) !== sheet(rule),
      value: shown(rule),
      options: Object.entries(titles).map(([value, title]) => ({
        value,
        // Values stand inside a sentence, readings are sentences; on a button both are neither.
        title: value === sheet(rule) ? own(asOption(title)) : asOption(title),
        testID: `house-${rule}-${value}`,
      })),
    }) as const satisfies LocalRuleData;

  const number = (rule: string, label: string, min: number, max: number, error: string): LocalRuleData => {
    const value = picks[rule] ?? '';
    const isEmpty = value.trim() === '';
    return {
      kind: 'number',
      rule,
      label,
      why: null,
      isLocal: !isEmpty && value.trim() !== sheet(rule),
      value,
      hint: newTable.sheetHas(sheet(rule)),
      error: isEmpty || parseWholeNumber(value, min, max) !== null ? null : error,
    };
  };

  const ofKey = (key: HouseKey): readonly LocalRuleData[] => {
    const reading = findReadingThatHouseKeyDecides(ruleset, key);
    const why = reading === undefined ? null : findReadingWords(words, reading).why;
    const { label } = words.settings[key];
    if (key === 'stock')
      return [number('stock', newTable.stock, 1, MAX_STOCK_SIZE, newTable.problems.stock(MAX_STOCK_SIZE))];
    if (key === 'partnerPiles') return [choice(key, label, why, { yes: newTable.yes, no: newTable.no })];
    if (isChoice(key)) {
      const say = words.settings[key].say as (value: string) => string;
      return [
        choice(key, label, why, Object.fromEntries(HOUSE_SETTING_CHOICES[key].map((value) => [value, say(value)]))),
      ];
    }
    const place = choice('penalty', label, why, newTable.penaltyPlace);
    const cards = number(
      'penaltyCards',
      newTable.penaltyCards,
      0,
      MAX_PENALTY_CARDS,
      newTable.problems.penalty(MAX_PENALTY_CARDS),
    );
    return place.value === 'none' ? [place] : [place, cards];
  };

  const isHouseKey = (key: SettingKey): key is HouseKey => HOUSE_KEYS.some((one) => one === key);
  const groups = words.factGroups.map(({ heading, keys }) => ({
    heading,
    rules: keys.flatMap((key) => (isHouseKey(key) ? ofKey(key) : more(key))),
  }));
  const disputed = choosableReadings(ruleset).map((id) => {
    const { question, options, why } = findReadingWords(words, id);
    // The ruleset leaves this point open. The option in force is our reading and must not look like a clause.
    return choice(id, question, why, options, newTable.ourReading);
  });
  return [...groups, { heading: newTable.disputed, rules: disputed }].filter(({ rules }) => rules.length > 0);
}
