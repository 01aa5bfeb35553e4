import { z } from 'zod';
import { BASES, LEGAL_IFS, RULINGS } from './ruleset';
import { FLAG_CODES } from './flagCodes';
import { fields, listOf, matching, oneOf, penaltyCards, show, text, whole, yesNo } from './shapes';
import { READING_IDS } from './readings';
import { RULESETS } from './registry';
import { CHOICES, type SettingKey, type SettingValues, type StockRow } from './settings';

type Values = { readonly [K in SettingKey]: z.ZodType<SettingValues[K]> };
type Chosen = { readonly [K in keyof typeof CHOICES]: z.ZodType<(typeof CHOICES)[K][number]> };

const chosen = Object.fromEntries(
  Object.entries(CHOICES).map(([key, names]) => [key, oneOf(names)]),
) as unknown as Chosen;

const rising = (rows: readonly StockRow[]): boolean =>
  rows.length > 0 && rows.every((row, i) => i === 0 || row.upTo > (rows[i - 1]?.upTo ?? 0));

const seats = whole(2, 12);
const players = fields({ min: seats, max: seats, unsaid: listOf(seats).optional(), step: seats.optional() }).refine(
  ({ min, max }) => min <= max,
  { error: 'the smallest number of players is larger than the largest' },
) as unknown as z.ZodType<SettingValues['players']>;

/** What each setting may be. The table holds four building and four discard places, and no more. */
const values: Values = {
  ...chosen,
  players,
  teams: fields({ play: oneOf(['none', 'required', 'ifTold']), size: whole(1, 6) }),
  deck: whole(1, 162),
  stock: listOf(fields({ upTo: whole(1, 99), cards: whole(1, 80) })).refine(rising, {
    error: 'there has to be at least one row, and "upTo" has to rise from row to row',
  }),
  hand: whole(1, 10),
  buildingPiles: whole(1, 4),
  discardPiles: whole(1, 4),
  handPlays: yesNo,
  stockPlays: yesNo,
  partnerPiles: yesNo,
  partnerHand: yesNo,
  discardFromHand: yesNo,
  discardOwnPiles: yesNo,
  finalOnDiscard: yesNo,
  penalty: penaltyCards,
};

const CLAUSE_ID = /^[A-Z][A-Z0-9]*(\.[A-Za-z0-9]+)+$/;
const clauseId = matching(CLAUSE_ID, 'a clause id such as OH.PLAY.3');
const grounds = {
  basis: oneOf(BASES),
  clauses: listOf(clauseId).default([]),
  reading: oneOf(READING_IDS as [string, ...string[]]).optional(),
};

const settings = fields(
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, fields({ value, ...grounds })])),
);
const cell = fields({ ruling: oneOf(RULINGS), ...grounds, legalIf: oneOf(LEGAL_IFS).optional() });
const cells = fields(Object.fromEntries(FLAG_CODES.map((code) => [code, cell])));
const readings = fields(
  Object.fromEntries(READING_IDS.map((id) => [id, z.string({ error: ({ input }) => `${show(input)} is not a text` })])),
).partial();
const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const id = matching(KEBAB, 'an id in small letters and hyphens, such as ohio-good-sam');
const builtIn = oneOf(RULESETS.map((ruleset): string => ruleset.id) as [string, ...string[]]);
const register = listOf(fields({ id: clauseId, place: text(80) }));

const own = {
  id,
  name: text(80),
  edition: text(40).optional(),
  partnersVariant: builtIn.optional(),
  readings: readings.optional(),
};

/** Every row told. */
export const wholeShape = fields({ ...own, clauses: register, settings, cells });
/** Only what differs from a built-in ruleset. */
export const laidShape = fields({
  ...own,
  parent: builtIn,
  clauses: register.optional(),
  settings: settings.partial().optional(),
  cells: cells.partial().optional(),
});
