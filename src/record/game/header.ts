import { z } from 'zod';
import { fail, ok, type Result } from '@/base';
import {
  refusalFieldAndReason,
  type Header,
  headerAfterSet,
  type Refusal,
  refusalOfRuleset,
  type SeatedPlayer,
} from '@/engine';
import { type FindRuleset, parseHouse, resolveRuleset, type Ruleset } from '@/rulesets';
import { type RawObject } from '../lines';
import {
  refusalFromZodError,
  nonEmptyTextSchema,
  anyObjectSchema,
  textSchema,
  makeWholeNumberSchema,
} from '../schemas';

/** The version of the game record's format that is written, and the highest that is read. */
export const RECORD_VERSION = 1;
const MIN_SEATS = 2;
const MAX_SEATS = 12;

const seatName = z.object({
  name: textSchema,
  team: makeWholeNumberSchema(0).optional(),
  chapter: textSchema.optional(),
  player: textSchema.optional(),
});
export const seatedPlayersSchema = z.array(seatName).min(MIN_SEATS).max(MAX_SEATS);
const headerSchema = z.object({
  id: nonEmptyTextSchema,
  ruleset: textSchema,
  rules: anyObjectSchema.optional(),
  house: anyObjectSchema.optional(),
  seats: seatedPlayersSchema,
});

/** Returns the parsed object itself, so that fields of a later version survive. */
export function parseGameHeader(value: RawObject, find: FindRuleset): Result<Header, Refusal> {
  const refusal =
    checkVersion(value.tableside) ?? checkSchema(value) ?? checkRulesetTeamsAndHouse(value as unknown as Header, find);
  return refusal === null ? ok(value as unknown as Header) : fail(refusal);
}

/**
 * A `set` makes a new header from the one in force: the two together must be possible. Names, teams and rules can
 * be corrected, but not the number of seats, because entries refer to seats by number. The types of the fields
 * have been checked before, like those of any act.
 */
export function checkHeaderChange(body: RawObject, before: Header, find: FindRuleset, under = ''): Refusal | null {
  const refusal =
    checkSeatCount(body.seats as Header['seats'] | undefined, before.seats.length, under) ??
    checkRulesetTeamsAndHouse(headerAfterSet(before, body as Parameters<typeof headerAfterSet>[1]), find, under);
  return refusal === null ? null : { ...refusal, act: 'set' };
}

const checkSeatCount = (seated: Header['seats'] | undefined, count: number, under: string): Refusal | null =>
  seated === undefined || seated.length === count
    ? null
    : { code: 'bad-field', field: `${under}seats`, value: seated.length, allowed: `${count} seats` };

/** What the header in force says of the table, as far as an entry's fields depend on it. */
export interface SeatsAndTeams {
  readonly seats: number;
  readonly teams: readonly number[];
}

export const seatsAndTeamsOf = (header: Header): SeatsAndTeams => ({
  seats: header.seats.length,
  teams: [...new Set(header.seats.flatMap(({ team }) => (team === undefined ? [] : [team])))].sort((a, b) => a - b),
});

function checkVersion(version: unknown): Refusal | null {
  const refused = { field: 'tableside', value: version, allowed: String(RECORD_VERSION) };
  if (version === undefined) return { code: 'missing-field', field: 'tableside', allowed: String(RECORD_VERSION) };
  if (typeof version === 'number' && version > RECORD_VERSION) return { code: 'newer-version', ...refused };
  return version === RECORD_VERSION ? null : { code: 'bad-version', ...refused };
}

function checkSchema(value: RawObject): Refusal | null {
  const parsed = headerSchema.safeParse(value);
  return parsed.success ? null : refusalFromZodError(parsed.error, value);
}

/** Ruleset, house rules and seats together. */
export function checkRulesetTeamsAndHouse(header: Header, find: FindRuleset, under = ''): Refusal | null {
  const found = resolveRuleset(header, find);
  if (!found.ok) return refusalOfRuleset(header, found.error, under);
  return checkTeams(header.seats, found.value, under) ?? checkHouse(header.house, under);
}

function checkTeams(seated: readonly SeatedPlayer[], ruleset: Ruleset, under: string): Refusal | null {
  const alone = seated.findIndex(({ team }) => team === undefined);
  const paired = seated.findIndex(({ team }) => team !== undefined);
  if (paired < 0) return null;
  if (alone >= 0) return { code: 'missing-field', field: `${under}seats[${alone}].team`, allowed: '≥ 0' };
  if (ruleset.settings.teams.value.play !== 'none') return null;
  const refused = { code: 'teams-not-played', field: `${under}seats[${paired}].team`, value: ruleset.id } as const;
  return ruleset.partnersVariant === undefined ? refused : { ...refused, allowed: ruleset.partnersVariant };
}

export function checkHouse(house: unknown, under: string): Refusal | null {
  if (house === undefined) return null;
  const parsed = parseHouse(house);
  const fault = parsed.ok ? undefined : parsed.error[0];
  if (fault === undefined) return null;
  return { code: 'bad-house', ...refusalFieldAndReason(fault, `${under}house`) };
}
