import { z } from 'zod';
import { fail, ok, type Result } from '@/base';
import type { Header, Refusal, SeatName } from '@/engine';
import { parseHouse, type Ruleset } from '@/rulesets';
import { type Around, type Raw } from './body';
import { explain } from './explain';
import * as is from './leaves';

/** The version of the record format that is written, and the highest that is read. */
export const VERSION = 1;
const MIN_SEATS = 2;
const MAX_SEATS = 12;

export type FindRuleset = (id: string) => Ruleset | undefined;

const seat = z.object({
  name: is.text,
  team: is.whole(0).optional(),
  chapter: is.text.optional(),
  player: is.text.optional(),
});
const seats = z.array(seat).min(MIN_SEATS).max(MAX_SEATS);
const headerShape = z.object({ id: is.someText, ruleset: is.text, house: is.object.optional(), seats });
const setShape = z.object({ ruleset: is.text.optional(), house: is.object.optional(), seats: seats.optional() });

/** The parsed object itself is handed on, so that fields we do not know survive. */
export function checkHeader(value: Raw, find: FindRuleset): Result<Header, Refusal> {
  const refusal =
    checkVersion(value.tableside) ?? checkShape(headerShape, value) ?? checkTable(value as unknown as Header, find);
  return refusal === null ? ok(value as unknown as Header) : fail(refusal);
}

/**
 * A `set` makes a new header; what the two say together must be possible. Names, teams and rules can
 * have been written down wrongly, but not how many people sat there: entries speak of their seats.
 */
export function checkSet(body: Raw, before: Header, find: FindRuleset, under = ''): Refusal | null {
  const refusal =
    checkShape(setShape, body, under) ??
    checkSeatCount(body.seats as Header['seats'] | undefined, before.seats.length, under) ??
    checkTable(afterSet(before, body), find, under);
  return refusal === null ? null : { ...refusal, act: 'set' };
}

const checkSeatCount = (seated: Header['seats'] | undefined, count: number, under: string): Refusal | null =>
  seated === undefined || seated.length === count
    ? null
    : { code: 'bad-field', field: `${under}seats`, value: seated.length, allowed: `${count} seats` };

export const afterSet = (header: Header, body: Raw): Header => ({
  ...header,
  ...(body.ruleset === undefined ? {} : { ruleset: body.ruleset as string }),
  ...(body.house === undefined ? {} : { house: body.house as NonNullable<Header['house']> }),
  ...(body.seats === undefined ? {} : { seats: body.seats as readonly SeatName[] }),
});

export const aroundOf = (header: Header): Around => ({
  seats: header.seats.length,
  teams: [...new Set(header.seats.flatMap(({ team }) => (team === undefined ? [] : [team])))].sort((a, b) => a - b),
});

function checkVersion(version: unknown): Refusal | null {
  const refused = { field: 'tableside', value: version, allowed: String(VERSION) };
  if (version === undefined) return { code: 'missing-field', field: 'tableside', allowed: String(VERSION) };
  if (typeof version === 'number' && version > VERSION) return { code: 'newer-version', ...refused };
  return version === VERSION ? null : { code: 'bad-version', ...refused };
}

function checkShape(shape: z.ZodType, value: Raw, under = ''): Refusal | null {
  const parsed = shape.safeParse(value);
  return parsed.success ? null : explain(parsed.error, value, under);
}

/** Ruleset, house rules and seats together. */
export function checkTable(header: Header, find: FindRuleset, under = ''): Refusal | null {
  const ruleset = find(header.ruleset);
  if (ruleset === undefined) return { code: 'unknown-ruleset', field: `${under}ruleset`, value: header.ruleset };
  return checkTeams(header.seats, ruleset, under) ?? checkHouse(header.house, under);
}

function checkTeams(seated: readonly SeatName[], ruleset: Ruleset, under: string): Refusal | null {
  const alone = seated.findIndex(({ team }) => team === undefined);
  const paired = seated.findIndex(({ team }) => team !== undefined);
  if (paired < 0) return null;
  if (alone >= 0) return { code: 'missing-field', field: `${under}seats[${alone}].team`, allowed: '≥ 0' };
  if (ruleset.settings.teams.value.play !== 'none') return null;
  const refused = { code: 'teams-not-played', field: `${under}seats[${paired}].team`, value: ruleset.id } as const;
  return ruleset.partnersVariant === undefined ? refused : { ...refused, allowed: ruleset.partnersVariant };
}

function checkHouse(house: unknown, under: string): Refusal | null {
  if (house === undefined) return null;
  const parsed = parseHouse(house);
  const fault = parsed.ok ? undefined : parsed.error[0];
  if (fault === undefined) return null;
  const path = fault.path.replace(/^house\.?/, '');
  return { code: 'bad-house', field: `${under}house${path === '' ? '' : `.${path}`}`, allowed: withoutPath(fault) };
}

/** A problem's message begins with its path; here the field says where. */
const withoutPath = ({ path, message }: { readonly path: string; readonly message: string }): string =>
  message.startsWith(`${path}: `) ? message.slice(path.length + 2) : message;
