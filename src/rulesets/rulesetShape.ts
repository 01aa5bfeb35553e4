import { z } from 'zod';
import { BASES, LEGAL_CONDITIONS, CELL_RULINGS } from './ruleset';
import { FLAG_CODES } from './flagCodes';
import {
  objectField,
  listField,
  patternField,
  choiceField,
  penaltyField,
  showValue,
  textField,
  wholeNumberField,
  booleanField,
} from './shapes';
import { READING_IDS } from './readings';
import { RULESETS } from './registry';
import { SETTING_CHOICES, type SettingKey, type SettingValues, type StockRow } from './settings';

type Values = { readonly [K in SettingKey]: z.ZodType<SettingValues[K]> };
type Chosen = { readonly [K in keyof typeof SETTING_CHOICES]: z.ZodType<(typeof SETTING_CHOICES)[K][number]> };

const chosen = Object.fromEntries(
  Object.entries(SETTING_CHOICES).map(([key, names]) => [key, choiceField(names)]),
) as unknown as Chosen;

const rising = (rows: readonly StockRow[]): boolean =>
  rows.length > 0 && rows.every((row, i) => i === 0 || row.upTo > (rows[i - 1]?.upTo ?? 0));

const seats = wholeNumberField(2, 12);
const players = objectField({
  min: seats,
  max: seats,
  unsaid: listField(seats).optional(),
  step: seats.optional(),
}).refine(({ min, max }) => min <= max, {
  error: 'the smallest number of players is larger than the largest',
}) as unknown as z.ZodType<SettingValues['players']>;

/** The allowed values of each setting. The app has room for four building and four discard piles. */
const values: Values = {
  ...chosen,
  players,
  teams: objectField({ play: choiceField(['none', 'required', 'ifTold']), size: wholeNumberField(1, 6) }),
  deck: wholeNumberField(1, 162),
  stock: listField(objectField({ upTo: wholeNumberField(1, 99), cards: wholeNumberField(1, 80) })).refine(rising, {
    error: 'there has to be at least one row, and "upTo" has to rise from row to row',
  }),
  hand: wholeNumberField(1, 10),
  buildingPiles: wholeNumberField(1, 4),
  discardPiles: wholeNumberField(1, 4),
  handPlays: booleanField,
  stockPlays: booleanField,
  partnerPiles: booleanField,
  partnerHand: booleanField,
  discardFromHand: booleanField,
  discardOwnPiles: booleanField,
  finalOnDiscard: booleanField,
  penalty: penaltyField,
};

const CLAUSE_ID = /^[A-Z][A-Z0-9]*(\.[A-Za-z0-9]+)+$/;
const clauseId = patternField(CLAUSE_ID, 'a clause id such as OH.PLAY.3');
const grounds = {
  basis: choiceField(BASES),
  clauses: listField(clauseId).default([]),
  reading: choiceField(READING_IDS as [string, ...string[]]).optional(),
};

const settings = objectField(
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, objectField({ value, ...grounds })])),
);
const cell = objectField({
  ruling: choiceField(CELL_RULINGS),
  ...grounds,
  legalIf: choiceField(LEGAL_CONDITIONS).optional(),
});
const cells = objectField(Object.fromEntries(FLAG_CODES.map((code) => [code, cell])));
const readings = objectField(
  Object.fromEntries(
    READING_IDS.map((id) => [id, z.string({ error: ({ input }) => `${showValue(input)} is not a text` })]),
  ),
).partial();
const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const id = patternField(KEBAB, 'an id in small letters and hyphens, such as ohio-good-sam');
const builtIn = choiceField(RULESETS.map((ruleset): string => ruleset.id) as [string, ...string[]]);
const register = listField(objectField({ id: clauseId, place: textField(80) }));

const own = {
  id,
  name: textField(80),
  edition: textField(40).optional(),
  partnersVariant: builtIn.optional(),
  readings: readings.optional(),
};

/** A ruleset with every row. */
export const wholeRulesetShape = objectField({ ...own, clauses: register, settings, cells });
/** Only what differs from a built-in ruleset. */
export const overlayShape = objectField({
  ...own,
  parent: builtIn,
  clauses: register.optional(),
  settings: settings.partial().optional(),
  cells: cells.partial().optional(),
});
