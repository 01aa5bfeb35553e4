import type { z } from 'zod';
import type { Refusal } from '@/engine';
import { type LeafParams } from './leaves';

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
  if (issue.code === 'custom') return (issue.params as LeafParams | undefined)?.allowed ?? '';
  if (issue.code === 'too_small') return issue.exact === true ? `${issue.minimum} items` : `≥ ${issue.minimum} items`;
  if (issue.code === 'too_big') return issue.exact === true ? `${issue.maximum} items` : `≤ ${issue.maximum} items`;
  if (issue.code === 'invalid_type') return issue.expected === 'array' ? 'list' : issue.expected;
  return '';
};

/** The first thing wrong, as a refusal: the field, what it was, what it could have been. */
export function explain(error: z.ZodError, value: unknown, under = ''): Refusal {
  const issue = error.issues[0] as z.core.$ZodIssue;
  const field = `${under}${makePath(issue.path)}`;
  const found = valueAt(value, issue.path);
  const allowed = allowedBy(issue);
  if (found === undefined) return { code: 'missing-field', field, allowed };
  const code = issue.code === 'custom' ? ((issue.params as LeafParams | undefined)?.code ?? 'bad-field') : 'bad-field';
  return { code, field, value: found, allowed };
}
