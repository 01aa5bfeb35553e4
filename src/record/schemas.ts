import { z } from 'zod';
import type { Refusal, RefusalCode } from '@/engine';

/**
 * The zod schemas of single values, for every kind of record, and `refusalFromZodError`, which turns what zod found
 * into a refusal. A schema carries the refusal code and the allowed values in its `params`.
 */
interface SchemaParams {
  readonly code: RefusalCode;
  readonly allowed: string;
}

export const makeSchemaFromTest = (code: RefusalCode, allowed: string, test: (value: unknown) => boolean) =>
  z.custom<unknown>(test, { params: { code, allowed } satisfies SchemaParams });

export const isWholeNumber = (value: unknown, min: number, max = Number.MAX_SAFE_INTEGER): boolean =>
  Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max;

export const makeWholeNumberSchema = (min: number, max?: number) =>
  makeSchemaFromTest('bad-field', max === undefined ? `≥ ${min}` : `${min}–${max}`, (value) =>
    isWholeNumber(value, min, max),
  );

const quoted = (values: readonly string[]): string => values.map((value) => JSON.stringify(value)).join(' | ');

export const choiceSchema = (values: readonly string[]) =>
  makeSchemaFromTest('bad-field', quoted(values), (value) => typeof value === 'string' && values.includes(value));

export const textSchema = makeSchemaFromTest('bad-field', 'text', (value) => typeof value === 'string');
export const nonEmptyTextSchema = makeSchemaFromTest(
  'bad-field',
  'text, not empty',
  (value) => typeof value === 'string' && value !== '',
);
export const booleanSchema = makeSchemaFromTest('bad-field', 'true | false', (value) => typeof value === 'boolean');
export const anyObjectSchema = makeSchemaFromTest(
  'bad-field',
  'object',
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);
/** A list with one item for each seat, pile, …: no more, no fewer. */
export const fixedLengthListSchema = (length: number, item: z.ZodType) => z.array(item).length(length);

/** `['tops', 2]` → `tops[2]` */
const makePath = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (made, key) => (typeof key === 'number' ? `${made}[${key}]` : `${made}${made === '' ? '' : '.'}${String(key)}`),
    '',
  );

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[key] : undefined),
    value,
  );

const allowedBy = (issue: z.core.$ZodIssue): string => {
  if (issue.code === 'custom') return (issue.params as SchemaParams | undefined)?.allowed ?? '';
  if (issue.code === 'too_small') return issue.exact === true ? `${issue.minimum} items` : `≥ ${issue.minimum} items`;
  if (issue.code === 'too_big') return issue.exact === true ? `${issue.maximum} items` : `≤ ${issue.maximum} items`;
  if (issue.code === 'invalid_type') return issue.expected === 'array' ? 'list' : issue.expected;
  return '';
};

/** The first issue as a refusal: the field, what it was, what it could have been. `under` comes before the path. */
export function refusalFromZodError(error: z.ZodError, value: unknown, under = ''): Refusal {
  const issue = error.issues[0] as z.core.$ZodIssue;
  const field = `${under}${makePath(issue.path)}`;
  const found = valueAt(value, issue.path);
  const allowed = allowedBy(issue);
  if (found === undefined) return { code: 'missing-field', field, allowed };
  const code =
    issue.code === 'custom' ? ((issue.params as SchemaParams | undefined)?.code ?? 'bad-field') : 'bad-field';
  return { code, field, value: found, allowed };
}
