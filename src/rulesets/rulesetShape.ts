import { z } from 'zod';
import { BASIS_KINDS, LEGAL_CONDITIONS, CELL_VERDICTS } from './ruleset';
import { FLAG_CODES } from './flagCodes';
import {
  zodStrictObject,
  zodArrayOf,
  zodPattern,
  zodChoice,
  zodPenaltyCards,
  describeValue,
  zodTextUpToLength,
  zodWholeNumber,
  zodBoolean,
} from './shapes';
import { READING_IDS } from './readings';
import { RULESETS } from './registry';
import { SETTING_CHOICES, type SettingKey, type SettingValues, type StockSizeRow } from './settings';

type Values = { readonly [K in SettingKey]: z.ZodType<SettingValues[K]> };
type Chosen = { readonly [K in keyof typeof SETTING_CHOICES]: z.ZodType<(typeof SETTING_CHOICES)[K][number]> };

const chosen = Object.fromEntries(
  Object.entries(SETTING_CHOICES).map(([key, names]) => [key, zodChoice(names)]),
) as unknown as Chosen;

const rising = (rows: readonly StockSizeRow[]): boolean =>
  rows.length > 0 && rows.every((row, i) => i === 0 || row.upTo > (rows[i - 1]?.upTo ?? 0));

const seats = zodWholeNumber(2, 12);
const players = zodStrictObject({
  min: seats,
  max: seats,
  unsaid: zodArrayOf(seats).optional(),
  step: seats.optional(),
}).refine(({ min, max }) => min <= max, {
  error: 'the smallest number of players is larger than the largest',
}) as unknown as z.ZodType<SettingValues['players']>;

/** The allowed values of each setting. The app has room for four building and four discard piles. */
const values: Values = {
  ...chosen,
  players,
  teams: zodStrictObject({ play: zodChoice(['none', 'required', 'ifTold']), size: zodWholeNumber(1, 6) }),
  deck: zodWholeNumber(1, 162),
  stock: zodArrayOf(zodStrictObject({ upTo: zodWholeNumber(1, 99), cards: zodWholeNumber(1, 80) })).refine(rising, {
    error: 'there has to be at least one row, and "upTo" has to rise from row to row',
  }),
  hand: zodWholeNumber(1, 10),
  buildingPiles: zodWholeNumber(1, 4),
  discardPiles: zodWholeNumber(1, 4),
  handPlays: zodBoolean,
  stockPlays: zodBoolean,
  partnerPiles: zodBoolean,
  partnerHand: zodBoolean,
  discardFromHand: zodBoolean,
  discardOwnPiles: zodBoolean,
  finalOnDiscard: zodBoolean,
  penalty: zodPenaltyCards,
};

const CLAUSE_ID = /^[A-Z][A-Z0-9]*(\.[A-Za-z0-9]+)+$/;
const clauseId = zodPattern(CLAUSE_ID, 'a clause id such as OH.PLAY.3');
const grounds = {
  basis: zodChoice(BASIS_KINDS),
  clauses: zodArrayOf(clauseId).default([]),
  reading: zodChoice(READING_IDS as [string, ...string[]]).optional(),
};

const settings = zodStrictObject(
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, zodStrictObject({ value, ...grounds })])),
);
const cell = zodStrictObject({
  ruling: zodChoice(CELL_VERDICTS),
  ...grounds,
  legalIf: zodChoice(LEGAL_CONDITIONS).optional(),
});
const cells = zodStrictObject(Object.fromEntries(FLAG_CODES.map((code) => [code, cell])));
const readings = zodStrictObject(
  Object.fromEntries(
    READING_IDS.map((id) => [id, z.string({ error: ({ input }) => `${describeValue(input)} is not a text` })]),
  ),
).partial();
const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const id = zodPattern(KEBAB, 'an id in small letters and hyphens, such as ohio-good-sam');
const builtIn = zodChoice(RULESETS.map((ruleset): string => ruleset.id) as [string, ...string[]]);
const register = zodArrayOf(zodStrictObject({ id: clauseId, place: zodTextUpToLength(80) }));

/** The version of the local-rules file. The file is the object itself, so whoever copies it whole into a header may. */
export const LOCAL_RULES_VERSION = 1;

const own = {
  tablesideRules: z
    .literal(LOCAL_RULES_VERSION, { error: ({ input }) => `${describeValue(input)} is not ${LOCAL_RULES_VERSION}` })
    .optional(),
  id,
  /** A file must have one; a record may carry rules that are known by their id alone. */
  name: zodTextUpToLength(80).optional(),
  edition: zodTextUpToLength(40).optional(),
  partnersVariant: builtIn.optional(),
  readings: readings.optional(),
};

/** A ruleset with every row. */
export const wholeRulesetSchema = zodStrictObject({ ...own, clauses: register, settings, cells });
/** Only what differs from a built-in ruleset. */
export const inheritingRulesetSchema = zodStrictObject({
  ...own,
  parent: builtIn,
  clauses: register.optional(),
  settings: settings.partial().optional(),
  cells: cells.partial().optional(),
});
