import { z } from 'zod';
import {
  type Act,
  ACTS,
  type FieldChoiceListName,
  FIELD_CHOICES,
  type FieldKind,
  fieldsOfAct,
  requiredOneOfFields,
  type Refusal,
  SOURCES,
} from '@/engine';
import { FLAG_CODES } from '@/rulesets';
import { type RawObject } from '../lines';
import {
  booleanSchema,
  choiceSchema,
  fixedLengthListSchema,
  refusalFromZodError,
  isWholeNumber,
  nonEmptyTextSchema,
  anyObjectSchema,
  textSchema,
  makeSchemaFromTest,
  makeWholeNumberSchema,
} from '../schemas';
import { seatedPlayersSchema, type SeatsAndTeams } from './header';

const PILES = 4;
const CARDS = '1–12 | "S" | "?"';
const isCard = (value: unknown): boolean => value === 'S' || value === '?' || isWholeNumber(value, 1, 12);
const card = makeSchemaFromTest('bad-card', CARDS, isCard);
/** The top of an empty stock may be null or missing; `checkTops` refuses it for any other stock. */
const topOfStock = makeSchemaFromTest('bad-card', CARDS, (value) => value === null || isCard(value)).optional();
/** A fifth building or discard pile breaks a rule, but it can lie on a table: it has number 4. */
const pile = makeWholeNumberSchema(0, PILES);
const count = makeWholeNumberSchema(0);

const choices = Object.fromEntries(
  Object.entries(FIELD_CHOICES).map(([name, values]) => [`choice:${name}`, choiceSchema(values)]),
) as unknown as Readonly<Record<`choice:${FieldChoiceListName}`, z.ZodType>>;

/** How each kind of field is checked at a table of so many seats. */
const schemasByKind = (seats: number): Readonly<Record<FieldKind, z.ZodType>> => {
  const isSeat = (value: unknown): boolean => isWholeNumber(value, 0, seats - 1);
  const seat = makeSchemaFromTest('bad-seat', `0–${seats - 1}`, isSeat);
  const perSeat = (item: z.ZodType) => fixedLengthListSchema(seats, item);
  return {
    ...choices,
    seat,
    'seat-or-nobody': makeSchemaFromTest(
      'bad-seat',
      `0–${seats - 1} | null`,
      (value) => value === null || isSeat(value),
    ),
    'two-seats': fixedLengthListSchema(2, seat),
    // That the header knows the team is checked by `checkSign`.
    team: count,
    card,
    'cut-cards': z.array(z.object({ seat, card })),
    'card-per-seat': perSeat(card),
    source: choiceSchema(SOURCES),
    'building-pile': pile,
    'discard-pile': pile,
    'discard-pile-or-hand': makeSchemaFromTest(
      'bad-field',
      `0–${PILES} | "hand"`,
      (value) => value === 'hand' || isWholeNumber(value, 0, PILES),
    ),
    count,
    'count-per-seat': perSeat(count),
    'stock-per-seat': perSeat(z.object({ count, top: topOfStock })),
    'discards-per-seat': perSeat(fixedLengthListSchema(PILES, z.array(card))),
    'building-piles': fixedLengthListSchema(PILES, makeWholeNumberSchema(0, 11)),
    'entry-number': makeWholeNumberSchema(1),
    'flag-id': nonEmptyTextSchema,
    'flag-code': choiceSchema(FLAG_CODES),
    'yes-no': booleanSchema,
    text: textSchema,
    'text-or-yes-no': makeSchemaFromTest(
      'bad-field',
      'text | true | false',
      (value) => typeof value === 'string' || typeof value === 'boolean',
    ),
    body: anyObjectSchema,
    // How these four fit together is checked by `checkHeaderChange`.
    'ruleset-id': textSchema,
    rules: anyObjectSchema,
    house: anyObjectSchema,
    'seat-names': seatedPlayersSchema,
  };
};

const stamp = { at: textSchema.optional(), by: textSchema.optional() };
type SchemasByAct = ReadonlyMap<string, z.ZodType>;
const cache = new Map<number, SchemasByAct>();

/** The schema of every act, made once for each number of seats. A Map: an act called `constructor` finds nothing. */
function schemasFor(seats: number): SchemasByAct {
  const known = cache.get(seats);
  if (known !== undefined) return known;
  const byKind = schemasByKind(seats);
  const shapeOf = (act: Act): z.ZodRawShape =>
    Object.fromEntries(
      fieldsOfAct(act).map(({ name, kind, isOptional }) => [name, isOptional ? byKind[kind].optional() : byKind[kind]]),
    );
  const made = new Map(ACTS.map((act) => [act as string, z.object({ ...stamp, ...shapeOf(act) }) as z.ZodType]));
  cache.set(seats, made);
  return made;
}

/**
 * Whether this can have happened at this table. Only the fields are checked: whether it was allowed is for the
 * engine to judge. Fields that the act does not have are not looked at, and kept.
 */
export function checkEntryFields(body: RawObject, table: SeatsAndTeams, under = ''): Refusal | null {
  const { act } = body;
  const schema = typeof act === 'string' ? schemasFor(table.seats).get(act) : undefined;
  if (act === undefined) return { code: 'missing-field', field: `${under}act`, allowed: 'act' };
  if (schema === undefined) return { code: 'unknown-act', field: `${under}act`, value: act };
  const parsed = schema.safeParse(body);
  const refusal = parsed.success ? checkTogether(body, table, under) : refusalFromZodError(parsed.error, body, under);
  return refusal === null ? null : { ...refusal, act: act as string };
}

/** What one field alone cannot tell. */
function checkTogether(body: RawObject, table: SeatsAndTeams, under: string): Refusal | null {
  const act = body.act as Act;
  const refusal = checkNeedsOne(body, requiredOneOfFields(act), under);
  if (refusal !== null) return refusal;
  if (act === 'count') return checkCountedSeat(body, under);
  if (act === 'sign') return checkSign(body, table, under);
  if (act === 'position') return checkTops(body, under);
  return null;
}

const checkNeedsOne = (body: RawObject, names: readonly string[] | null, under: string): Refusal | null =>
  names === null || names.some((name) => body[name] !== undefined)
    ? null
    : { code: 'missing-field', field: `${under}${names[0]}`, allowed: names.join(' | ') };

/** A stock or a hand is somebody's; the draw pile is nobody's. */
const checkCountedSeat = (body: RawObject, under: string): Refusal | null =>
  (body.stock !== undefined || body.hand !== undefined) && body.seat === undefined
    ? { code: 'missing-field', field: `${under}seat`, allowed: 'seat' }
    : null;

function checkSign({ team }: RawObject, table: SeatsAndTeams, under: string): Refusal | null {
  if (team === undefined || table.teams.includes(team as number)) return null;
  return { code: 'bad-field', field: `${under}team`, value: team, allowed: table.teams.join(' | ') };
}

/** Only an empty stock has no top. */
function checkTops(body: RawObject, under: string): Refusal | null {
  const stocks = body.stock as readonly { readonly count: number; readonly top?: unknown }[];
  const i = stocks.findIndex(({ count: size, top }) => size > 0 && (top === undefined || top === null));
  return i < 0 ? null : { code: 'missing-field', field: `${under}stock[${i}].top`, allowed: CARDS };
}
