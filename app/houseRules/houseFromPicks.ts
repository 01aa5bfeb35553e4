import {
  HOUSE_READING_IDS,
  type House,
  HOUSE_KEYS,
  HOUSE_SETTING_CHOICES,
  type HouseKey,
  type ReadingId,
  houseKeyDecidingReading,
  type Ruleset,
  rulesFor,
  type SettingValues,
  stockSize,
} from '@/rulesets';

/** The local rules picked so far, each as the text of its field. A rule without a pick is as in the ruleset. */
export type RulePicks = Readonly<Record<string, string>>;

export const HOUSE_KEYS_WITH_LISTED_VALUES = Object.keys(
  HOUSE_SETTING_CHOICES,
) as readonly (keyof typeof HOUSE_SETTING_CHOICES)[];
export const MAX_STOCK_SIZE = 80;
export const MAX_PENALTY_CARDS = 10;
const PENALTY_CARDS = 2;

/** The disputed points of this ruleset that a table decides directly; the others follow from a house rule. */
export const choosableReadings = (ruleset: Ruleset): readonly ReadingId[] =>
  HOUSE_READING_IDS.filter((id) => ruleset.readings[id] !== undefined);

/** The disputed point that a house rule decides, if this ruleset has it. */
export const findReadingThatHouseKeyDecides = (ruleset: Ruleset, key: HouseKey): ReadingId | undefined =>
  (Object.keys(ruleset.readings) as ReadingId[]).find((id) => houseKeyDecidingReading(id) === key);

/** The ruleset with its readings as picked. House rules are compared with this. */
const beneath = (ruleset: Ruleset, picks: RulePicks): SettingValues =>
  rulesFor(ruleset, withReadings(ruleset, picks)).values;

/** The value of a rule in the ruleset, as the text of its field. */
export function rulesetValueAsPick(ruleset: Ruleset, rule: string, picks: RulePicks, players: number): string {
  const values = beneath(ruleset, picks);
  if (rule === 'stock') return `${stockSize(rulesFor(ruleset), players)}`;
  if (rule === 'partnerPiles') return values.partnerPiles ? 'yes' : 'no';
  if (rule === 'penalty') return values.penalty?.place ?? 'none';
  if (rule === 'penaltyCards') return `${values.penalty?.cards ?? PENALTY_CARDS}`;
  if (rule in HOUSE_SETTING_CHOICES) return values[rule as keyof typeof HOUSE_SETTING_CHOICES];
  return ruleset.readings[rule as ReadingId] ?? '';
}

/** The text of a local rule's field: the pick if there is one, else the value of the ruleset. */
export const pickOrRulesetValue = (ruleset: Ruleset, rule: string, picks: RulePicks, players: number): string =>
  picks[rule] ?? rulesetValueAsPick(ruleset, rule, picks, players);

/** A typed number; null if the text is no number. */
export const parseWholeNumber = (text: string, min: number, max: number): number | null => {
  const digits = text.trim();
  const number = /^\d{1,4}$/.test(digits) ? Number(digits) : NaN;
  return number >= min && number <= max ? number : null;
};

function withReadings(ruleset: Ruleset, picks: RulePicks): House {
  const changed = choosableReadings(ruleset).filter(
    (id) => picks[id] !== undefined && picks[id] !== ruleset.readings[id],
  );
  return changed.length === 0 ? {} : { readings: Object.fromEntries(changed.map((id) => [id, picks[id]])) };
}

/** The house rules of the picks: only picks that differ from the ruleset become house rules. */
export function houseFromPicks(ruleset: Ruleset, picks: RulePicks, players: number): House {
  const differs = (rule: string): boolean =>
    picks[rule] !== undefined && picks[rule] !== rulesetValueAsPick(ruleset, rule, picks, players);
  const chosen = HOUSE_KEYS_WITH_LISTED_VALUES.filter(differs).map((key) => [key, picks[key]]);
  const stock = differs('stock') ? parseWholeNumber(picks.stock ?? '', 1, MAX_STOCK_SIZE) : null;
  const place = pickOrRulesetValue(ruleset, 'penalty', picks, players);
  const cards = parseWholeNumber(pickOrRulesetValue(ruleset, 'penaltyCards', picks, players), 0, MAX_PENALTY_CARDS);
  const hasOwnPenalty = differs('penalty') || (differs('penaltyCards') && place !== 'none');
  return {
    ...(Object.fromEntries(chosen) as House),
    ...(stock === null ? {} : { stock }),
    ...(differs('partnerPiles') ? { partnerPiles: picks.partnerPiles === 'yes' } : {}),
    ...(hasOwnPenalty && place === 'none' ? { penalty: null } : {}),
    ...(hasOwnPenalty && place !== 'none' && cards !== null
      ? { penalty: { cards, place: place === 'top' ? 'top' : 'bottom' } }
      : {}),
    ...withReadings(ruleset, picks),
  };
}

/** The number of local rules of a table. Each picked reading counts as one. */
export const countHouseRules = ({ readings = {}, ...rules }: House): number =>
  Object.keys(rules).length + Object.keys(readings).length;

/** Local rules as the fields show them. */
export function picksFromHouse(house: House): RulePicks {
  const choices = Object.keys(HOUSE_SETTING_CHOICES) as (keyof typeof HOUSE_SETTING_CHOICES)[];
  const { stock, partnerPiles, penalty, readings = {} } = house;
  return {
    ...Object.fromEntries(choices.flatMap((key) => (house[key] === undefined ? [] : [[key, house[key]]]))),
    ...(stock === undefined ? {} : { stock: `${stock}` }),
    ...(partnerPiles === undefined ? {} : { partnerPiles: partnerPiles ? 'yes' : 'no' }),
    ...(penalty === null ? { penalty: 'none' } : {}),
    ...(penalty === undefined || penalty === null ? {} : { penalty: penalty.place, penaltyCards: `${penalty.cards}` }),
    ...readings,
  };
}

/** Changes one local rule. It keeps keys that a newer version wrote, and readings that this ruleset does not offer. */
export function houseWithPick(ruleset: Ruleset, house: House, rule: string, value: string, players: number): House {
  const known: ReadonlySet<string> = new Set([...HOUSE_KEYS, 'readings']);
  const offered: ReadonlySet<string> = new Set(choosableReadings(ruleset));
  const without = (all: object, some: ReadonlySet<string>): object =>
    Object.fromEntries(Object.entries(all).filter(([key]) => !some.has(key)));
  const made = houseFromPicks(ruleset, { ...picksFromHouse(house), [rule]: value }, players);
  const readings = { ...without(house.readings ?? {}, offered), ...made.readings };
  return { ...without(house, known), ...made, ...(Object.keys(readings).length === 0 ? {} : { readings }) };
}
