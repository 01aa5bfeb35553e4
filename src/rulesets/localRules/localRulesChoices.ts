import { FLAG_CODES, type FlagCode } from '../flagCodes';
import { type House } from '../house';
import { findRulingsAgainstSettings, parseRuleset, type RulingAgainstSetting } from '../parseRuleset';
import { HOUSE_READING_IDS, type Readings } from '../readings';
import { rulesetById } from '../registry';
import { type Cell, type CellVerdict, type Ruleset, type RulesetJson } from '../ruleset';
import { type Rules, rulesFor } from '../rules';
import { HOUSE_KEYS, type SettingKey, type SettingValues } from '../settings';
import { isSameSettingValue } from '../settingValues';

/** The settings beside those of house rules that change what the app does. Others only describe a published sheet. */
export const SHEET_SETTING_KEYS = [
  'players',
  'teams',
  'partnerDraw',
  'deck',
  'dealing',
  'hand',
  'buildingPiles',
  'discardPiles',
  'format',
] as const satisfies readonly SettingKey[];
export type SheetSettingKey = (typeof SHEET_SETTING_KEYS)[number];

/** What an organizer chose over a built-in ruleset. */
export interface LocalRulesChoices {
  readonly base: Ruleset;
  /** Settings and readings, with the consequences that house rules have for the rulings. */
  readonly house: House;
  readonly settings: Partial<SettingValues>;
  /** Single rulings, over all that follows from the settings. */
  readonly rulings: Readonly<Partial<Record<FlagCode, CellVerdict>>>;
}

export const noLocalRulesChoices = (base: Ruleset): LocalRulesChoices => ({
  base,
  house: {},
  settings: {},
  rulings: {},
});

/** No table is larger: stock rows of a file must end with a number. */
const ANY_TABLE = 99;

/** The rules that the choices amount to, before they are written down. */
function chosenRules({ base, house }: LocalRulesChoices): Rules {
  // This reading changes who starts, and with it the ruling on a wrong starter.
  const isNewEdition = house.readings?.X37 === 'new' && house.starter === undefined;
  return rulesFor(base, isNewEdition ? { ...house, starter: 'manual' } : house);
}

const writtenValues = (choices: LocalRulesChoices, { values }: Rules): SettingValues => ({
  ...values,
  stock: values.stock.map((row) => ({ ...row, upTo: Math.min(row.upTo, ANY_TABLE) })),
  ...choices.settings,
});

interface Named {
  readonly id: string;
  readonly name: string;
}

type Rows = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;
type Row = readonly [SettingKey | FlagCode, object];

/**
 * The choices as a ruleset over their base: only rows that differ from it. A changed row no longer follows from a
 * clause, so its basis is `default`; the clause that it replaces stays cited. `kept`: the rules as they were written
 * before, whose own clauses and rows stay as long as they say the same.
 */
export function makeRulesetJson(choices: LocalRulesChoices, { id, name }: Named, kept: RulesetJson = {}): RulesetJson {
  const { base, house } = choices;
  const rules = chosenRules(choices);
  const values = writtenValues(choices, rules);
  const keptSettings = (kept.settings ?? {}) as Rows;
  const keptCells = (kept.cells ?? {}) as Rows;
  const settings = (Object.keys(values) as SettingKey[]).flatMap((key): readonly Row[] => {
    const [value, before] = [values[key], keptSettings[key]];
    if (before !== undefined && isSameSettingValue(key, before.value as typeof value, value)) return [[key, before]];
    const row = base.settings[key];
    return isSameSettingValue(key, row.value, value) ? [] : [[key, { ...row, value, basis: 'default' }]];
  });
  const cells = FLAG_CODES.flatMap((code): readonly Row[] => {
    const made = cellOf(choices, rules, code);
    const before = keptCells[code];
    if (before !== undefined && before.ruling === made.ruling) return [[code, before]];
    return made.ruling === base.cells[code].ruling ? [] : [[code, made]];
  });
  const readings = changedReadings(base, house.readings ?? {});
  const { settings: _settings, cells: _cells, readings: _readings, ...own } = kept;
  return {
    ...own,
    id,
    name,
    parent: base.id,
    ...(settings.length === 0 ? {} : { settings: Object.fromEntries(settings) }),
    ...(cells.length === 0 ? {} : { cells: Object.fromEntries(cells) }),
    ...(Object.keys(readings).length === 0 ? {} : { readings }),
  };
}

function cellOf({ base, rulings }: LocalRulesChoices, rules: Rules, code: FlagCode): Cell {
  const ruling = rulings[code];
  if (ruling === undefined || ruling === rules.cells[code].ruling) return rules.cells[code];
  if (ruling === base.cells[code].ruling) return base.cells[code];
  // Whoever rules on it anew does not mean the exception of the sheet.
  const { legalIf: _exception, ...row } = rules.cells[code];
  return { ...row, ruling, basis: 'default' };
}

/** The chosen rulings that the chosen settings make impossible: with them the rules cannot be used. */
export function rulingsAgainstSettings(choices: LocalRulesChoices): readonly RulingAgainstSetting[] {
  const rules = chosenRules(choices);
  const values = writtenValues(choices, rules);
  const settings = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { value: value as unknown }]));
  const cells = Object.fromEntries(FLAG_CODES.map((code) => [code, cellOf(choices, rules, code)]));
  return findRulingsAgainstSettings(
    settings as Readonly<Record<SettingKey, { readonly value: unknown }>>,
    cells as Readonly<Record<FlagCode, Cell>>,
  );
}

const changedReadings = (base: Ruleset, readings: Readings): Readings =>
  Object.fromEntries(
    HOUSE_READING_IDS.flatMap((id) =>
      readings[id] === undefined || readings[id] === base.readings[id] ? [] : [[id, readings[id]]],
    ),
  );

const idPartsOf = (text: string, most: number): readonly string[] =>
  text
    .toLowerCase()
    .slice(0, most)
    .match(/[a-z0-9]+/g) ?? [];

/** Of a name only what an id can hold, and the beginning of `unique`, which keeps two rules of one name apart. */
export const makeLocalRulesId = (name: string, unique: string): string =>
  ['local', ...idPartsOf(name, 40), ...idPartsOf(unique, 12)].join('-');

/** What somebody must have chosen to get these rules; null for rules that are written whole, over no base. */
export function choicesOfRulesetJson(json: RulesetJson): LocalRulesChoices | null {
  const parsed = parseRuleset(json);
  const base = parsed.ok && parsed.value.basedOn !== undefined ? rulesetById(parsed.value.basedOn) : undefined;
  if (!parsed.ok || base === undefined) return null;
  const house = houseOf(base, parsed.value);
  const followed = chosenRules({ ...noLocalRulesChoices(base), house });
  const values = followed.values;
  const settings = (Object.keys(values) as SettingKey[]).flatMap((key) => {
    const { value } = parsed.value.settings[key];
    return isSameSettingValue(key, value, values[key]) ? [] : [[key, value]];
  });
  const rulings = FLAG_CODES.flatMap((code) => {
    const { ruling } = parsed.value.cells[code];
    return ruling === followed.cells[code].ruling ? [] : [[code, ruling]];
  });
  return {
    base,
    house,
    settings: Object.fromEntries(settings) as Partial<SettingValues>,
    rulings: Object.fromEntries(rulings) as LocalRulesChoices['rulings'],
  };
}

function houseOf(base: Ruleset, { settings, readings }: Ruleset): House {
  const keys = HOUSE_KEYS.flatMap((key): [string, unknown][] => {
    const { value } = settings[key];
    if (isSameSettingValue(key, value, base.settings[key].value)) return [];
    if (key !== 'stock') return [[key, value]];
    // House rules know one size for every table; different sizes stay a setting.
    const sizes = new Set(settings.stock.value.map(({ cards }) => cards));
    return sizes.size === 1 ? [[key, [...sizes][0]]] : [];
  });
  const changed = changedReadings(base, readings);
  return {
    ...(Object.fromEntries(keys) as House),
    ...(Object.keys(changed).length === 0 ? {} : { readings: changed }),
  };
}
