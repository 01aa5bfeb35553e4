import { z } from 'zod';
import { fail, ok, type Result } from '@/base';
import { type House } from './house';
import {
  joinNames,
  choiceField,
  penaltyField,
  makeProblem,
  type RulesetProblem,
  zodProblems,
  findProtoKeys,
  showValue,
  wholeNumberField,
  booleanField,
} from './shapes';
import { FREE_READINGS, isReadingId, houseKeyOfReading, readingOptions } from './readings';
import { HOUSE_VALUES } from './settings';

type Choices = { [K in keyof typeof HOUSE_VALUES]: z.ZodOptional<z.ZodType<(typeof HOUSE_VALUES)[K][number]>> };

const choices = Object.fromEntries(
  Object.entries(HOUSE_VALUES).map(([key, names]) => [key, choiceField(names).optional()]),
) as unknown as Choices;

const houseShape = z.looseObject(
  {
    ...choices,
    stock: wholeNumberField(1, 80).optional(),
    partnerPiles: booleanField.optional(),
    penalty: penaltyField.optional(),
    readings: z
      .record(z.string(), z.unknown(), { error: ({ input }) => `${showValue(input)} is not an object` })
      .optional(),
  },
  { error: ({ input }) => `house rules are an object, and this is ${showValue(input)}` },
);

/**
 * Checks the house rules of a table. Unknown keys are kept and have no effect, so that rules written by a
 * newer version survive; therefore this returns the object itself, not a copy.
 */
export function parseHouse(json: unknown): Result<House, readonly RulesetProblem[]> {
  const proto = findProtoKeys(json);
  if (proto.length > 0) return fail(proto);
  const parsed = houseShape.safeParse(json);
  if (!parsed.success) return fail(zodProblems(parsed.error));
  const problems = Object.entries(parsed.data.readings ?? {}).flatMap(([id, option]) => checkReading(id, option));
  return problems.length > 0 ? fail(problems) : ok(json as House);
}

function checkReading(id: string, option: unknown): readonly RulesetProblem[] {
  const path = `readings.${id}`;
  if (!isReadingId(id))
    return [makeProblem(path, `there is no reading of this name; there are ${joinNames(FREE_READINGS)}`)];
  const key = houseKeyOfReading(id);
  if (key !== undefined) return [makeProblem(path, `this point is decided by the house rule "${key}", not here`)];
  const options = readingOptions(id);
  if (typeof option === 'string' && options.includes(option)) return [];
  return [makeProblem(path, `${showValue(option)} is not one of ${joinNames(options)}`)];
}
