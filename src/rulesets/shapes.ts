import { z } from 'zod';
import { list, show } from './problem';
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
