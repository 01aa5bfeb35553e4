import { z } from 'zod';
import { type PenaltyCards } from './settings';

/** One fault in a ruleset or house rules that an organizer wrote, worded so that they can correct it. */
export interface RulesetProblem {
  /** The path of the faulty value, such as `cells.build-sequence.ruling`; empty for the whole file. */
  readonly path: string;
  /** A complete sentence that begins with the path. */
  readonly message: string;
}

export const makeRulesetProblem = (path: string, says: string): RulesetProblem => ({
  path,
  message: path === '' ? says : `${path}: ${says}`,
});

export const joinNames = (names: readonly string[]): string => names.join(', ');

/** A value as its author would recognise it. Never prints the contents of an object, which may be very large. */
export function describeValue(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  return String(value);
}

const KINDS: Readonly<Record<string, string>> = { settings: 'setting', cells: 'flag code', readings: 'reading' };

/** Zod's issues as problems, one for each unknown key. */
export const zodProblems = (error: z.ZodError): readonly RulesetProblem[] =>
  error.issues.flatMap((issue) => {
    const path = issue.path.map(String);
    if (issue.code !== 'unrecognized_keys') return [makeRulesetProblem(path.join('.'), issue.message)];
    const kind = (path.length === 1 ? KINDS[path[0] ?? ''] : undefined) ?? 'field';
    return issue.keys.map((key) => makeRulesetProblem([...path, key].join('.'), `there is no ${kind} of this name`));
  });

/**
 * Reports every own key named `__proto__`: copying an object with one would change the prototype of the
 * copy. Iterative rather than recursive, because a hostile file may nest deeper than the call stack.
 */
export function findProtoKeys(json: unknown): readonly RulesetProblem[] {
  const found: RulesetProblem[] = [];
  const seen = new Set<object>();
  const left: { readonly value: unknown; readonly path: string }[] = [{ value: json, path: '' }];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { value, path } = next;
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    for (const [key, inner] of Object.entries(value)) {
      const place = path === '' ? key : `${path}.${key}`;
      if (key === '__proto__') found.push(makeRulesetProblem(place, 'this name is not allowed'));
      else if (typeof inner === 'object') left.push({ value: inner, path: place });
    }
  }
  return found;
}

type Found = { readonly input?: unknown };
/** The message of a zod schema: what is missing, or what the value is not. */
const unless =
  (wanted: string) =>
  ({ input }: Found): string =>
    input === undefined ? `this is missing: it should be ${wanted}` : `${describeValue(input)} is not ${wanted}`;

export const zodChoice = <const T extends readonly [string, ...string[]]>(names: T) =>
  z.enum(names, { error: unless(names.length === 1 ? `"${names[0]}"` : `one of ${joinNames(names)}`) });

/** One refinement for all three conditions, so that one wrong number gives one problem. */
export const zodWholeNumber = (min: number, max: number) => {
  const error = unless(`a whole number from ${min} to ${max}`);
  return z.number({ error }).refine((n) => Number.isInteger(n) && n >= min && n <= max, { error });
};

export const zodBoolean = z.boolean({ error: unless('true or false') });

export const zodTextUpToLength = (max: number) => {
  const error = unless(`a text of 1 to ${max} characters`);
  return z.string({ error }).refine((t) => t.trim().length > 0 && t.length <= max, { error });
};

export const zodPattern = (pattern: RegExp, wanted: string) => {
  const error = unless(wanted);
  return z.string({ error }).regex(pattern, { error });
};

/** An object with these fields and no others. */
export const zodStrictObject = <T extends z.core.$ZodLooseShape>(shape: T) =>
  z.strictObject(shape, { error: (issue) => (issue.code === 'invalid_type' ? unless('an object')(issue) : undefined) });

export const zodArrayOf = <T extends z.ZodType>(item: T) => z.array(item, { error: unless('a list') });

const cards = zodStrictObject({ cards: zodWholeNumber(0, 10), place: zodChoice(['bottom', 'top']) });
/** Null: the ruleset has no penalty cards. */
export const zodPenaltyCards: z.ZodType<PenaltyCards | null> = cards.nullable();
