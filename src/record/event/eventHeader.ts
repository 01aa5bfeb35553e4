import { z } from 'zod';
import { fail, ok, type Result } from '@/base';
import { type Refusal, refusalOfRuleset } from '@/engine';
import { type FindRuleset, type House, resolveRuleset, type RulesetJson } from '@/rulesets';
import { checkHouse } from '../game/header';
import { type RawObject } from '../lines';
import {
  anyObjectSchema,
  makeWholeNumberSchema,
  nonEmptyTextSchema,
  refusalFromZodError,
  textSchema,
} from '../schemas';
import { checkFormat, type EventFormat } from './eventFormats';

/** The version of the format that is written, and the highest that is read. */
export const EVENT_RECORD_VERSION = 1;
export const EVENT_VERSION_FIELD = 'tablesideEvent';

/** The first line of the record of an event: a tournament of many games. */
export interface EventHeader {
  readonly tablesideEvent: number;
  readonly id: string;
  readonly name?: string;
  readonly place?: string;
  readonly date?: string;
  readonly ruleset: string;
  /** The whole ruleset, where it is an organizer's own; `ruleset` is then its id. */
  readonly rules?: RulesetJson;
  readonly house?: House;
  readonly format: EventFormat;
  /** How many tables there are; left out, as many as are needed. */
  readonly tables?: number;
}

const has = (raw: object, key: string): boolean => Object.prototype.hasOwnProperty.call(raw, key);

/** A header with both version fields is a game's, as everywhere in the log. */
export const isEventHeader = (raw: object): raw is EventHeader =>
  has(raw, EVENT_VERSION_FIELD) && !has(raw, 'tableside');

/** A line with a format and no act was meant as the header of an event: its author forgot the version. */
export const isMeantAsEventHeader = (raw: RawObject): boolean =>
  isEventHeader(raw) || (has(raw, 'format') && ['tableside', 'seats', 'act', 'seal'].every((key) => !has(raw, key)));

const headerSchema = z.object({
  id: nonEmptyTextSchema,
  name: textSchema.optional(),
  place: textSchema.optional(),
  date: textSchema.optional(),
  ruleset: textSchema,
  rules: anyObjectSchema.optional(),
  house: anyObjectSchema.optional(),
  tables: makeWholeNumberSchema(1).optional(),
});

/** Returns the parsed object itself, so that fields of a later version survive. */
export function parseEventHeader(raw: RawObject, find: FindRuleset): Result<EventHeader, Refusal> {
  const header = raw as unknown as EventHeader;
  const refusal =
    checkVersion(raw[EVENT_VERSION_FIELD]) ??
    checkFields(raw) ??
    checkRuleset(header, find) ??
    checkHouse(raw.house, '') ??
    checkFormat(raw.format);
  return refusal === null ? ok(header) : fail(refusal);
}

function checkVersion(value: unknown): Refusal | null {
  const refused = { field: EVENT_VERSION_FIELD, allowed: String(EVENT_RECORD_VERSION) };
  if (value === undefined) return { code: 'missing-field', ...refused };
  if (value === EVENT_RECORD_VERSION) return null;
  const isNewer = typeof value === 'number' && value > EVENT_RECORD_VERSION;
  return { code: isNewer ? 'newer-version' : 'bad-version', value, ...refused };
}

function checkFields(raw: RawObject): Refusal | null {
  const parsed = headerSchema.safeParse(raw);
  return parsed.success ? null : refusalFromZodError(parsed.error, raw);
}

function checkRuleset(header: EventHeader, find: FindRuleset): Refusal | null {
  const found = resolveRuleset(header, find);
  return found.ok ? null : refusalOfRuleset(header, found.error);
}
