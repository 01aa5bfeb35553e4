import { z } from 'zod';
import { type PenaltyCards } from './settings';

/** The leaves a ruleset is made of, each with a sentence for what does not fit. */
type Found = { readonly input?: unknown };
const unless =
  (wanted: string) =>
  ({ input }: Found): string =>
    input === undefined ? `this is missing: it should be ${wanted}` : `${show(input)} is not ${wanted}`;

export const oneOf = <const T extends readonly [string, ...string[]]>(names: T) =>
  z.enum(names, { error: unless(names.length === 1 ? `"${names[0]}"` : `one of ${list(names)}`) });

/** One test for all three, so that one wrong number is one problem. */
export const whole = (min: number, max: number) => {
  const error = unless(`a whole number from ${min} to ${max}`);
  return z.number({ error }).refine((n) => Number.isInteger(n) && n >= min && n <= max, { error });
};

export const yesNo = z.boolean({ error: unless('true or false') });

export const text = (max: number) => {
  const error = unless(`a text of 1 to ${max} characters`);
  return z.string({ error }).refine((t) => t.trim().length > 0 && t.length <= max, { error });
};

export const matching = (pattern: RegExp, wanted: string) => {
  const error = unless(wanted);
  return z.string({ error }).regex(pattern, { error });
};

/** An object with these fields and no others. */
export const fields = <T extends z.core.$ZodLooseShape>(shape: T) =>
  z.strictObject(shape, { error: (issue) => (issue.code === 'invalid_type' ? unless('an object')(issue) : undefined) });

export const listOf = <T extends z.ZodType>(item: T) => z.array(item, { error: unless('a list') });

const cards = fields({ cards: whole(0, 10), place: oneOf(['bottom', 'top']) });
/** Null means: the sheet writes no cards for it. */
export const penaltyCards: z.ZodType<PenaltyCards | null> = cards.nullable();

/** What is wrong with a ruleset or a house rule someone wrote, said so that they can mend it. */
export interface Problem {
  /** Where: `cells.build-sequence.ruling`; empty for the whole. */
  readonly path: string;
  /** A sentence that stands alone: it begins with the path. */
  readonly message: string;
}

export const problem = (path: string, says: string): Problem => ({
  path,
  message: path === '' ? says : `${path}: ${says}`,
});

export const list = (names: readonly string[]): string => names.join(', ');

/** A value as its writer would recognise it; never the inside of an object, which may be endless. */
export function show(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  return String(value);
}

const KINDS: Readonly<Record<string, string>> = { settings: 'setting', cells: 'flag code', readings: 'reading' };

/** What zod found, one problem for each unknown key. */
export const problemsOf = (error: z.ZodError): readonly Problem[] =>
  error.issues.flatMap((issue) => {
    const path = issue.path.map(String);
    if (issue.code !== 'unrecognized_keys') return [problem(path.join('.'), issue.message)];
    const kind = (path.length === 1 ? KINDS[path[0] ?? ''] : undefined) ?? 'field';
    return issue.keys.map((key) => problem([...path, key].join('.'), `there is no ${kind} of this name`));
  });

/**
 * The places where an own key is `__proto__`: no honest file has one, and copying it would change
 * what every lookup on the copy finds. Walks with a list of its own, because nesting may be deeper
 * than the call stack.
 */
export function protoKeys(json: unknown): readonly Problem[] {
  const found: Problem[] = [];
  const seen = new Set<object>();
  const left: { readonly value: unknown; readonly path: string }[] = [{ value: json, path: '' }];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { value, path } = next;
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    for (const [key, inner] of Object.entries(value)) {
      const place = path === '' ? key : `${path}.${key}`;
      if (key === '__proto__') found.push(problem(place, 'this name is not allowed'));
      else if (typeof inner === 'object') left.push({ value: inner, path: place });
    }
  }
  return found;
}
