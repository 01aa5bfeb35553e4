import { z } from 'zod';
import { fail, ok, type Result } from '@/base';
import { type House } from './house';
import {
  joinNames,
  zodChoice,
  zodPenaltyCards,
  makeRulesetProblem,
  type RulesetProblem,
  zodProblems,
  findProtoKeys,
  describeValue,
  zodWholeNumber,
  zodBoolean,
} from './shapes';
import { HOUSE_READING_IDS, isReadingId, houseKeyDecidingReading, readingOptions } from './readings';
import { HOUSE_SETTING_CHOICES } from './settings';

type Choices = {
  [K in keyof typeof HOUSE_SETTING_CHOICES]: z.ZodOptional<z.ZodType<(typeof HOUSE_SETTING_CHOICES)[K][number]>>;
};

const choices = Object.fromEntries(
  Object.entries(HOUSE_SETTING_CHOICES).map(([key, names]) => [key, zodChoice(names).optional()]),
) as unknown as Choices;

const houseShape = z.looseObject(
  {
    ...choices,
    stock: zodWholeNumber(1, 80).optional(),
    partnerPiles: zodBoolean.optional(),
    penalty: zodPenaltyCards.optional(),
    readings: z
      .record(z.string(), z.unknown(), { error: ({ input }) => `${describeValue(input)} is not an object` })
      .optional(),
  },
  { error: ({ input }) => `house rules are an object, and this is ${describeValue(input)}` },
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
    return [makeRulesetProblem(path, `there is no reading of this name; there are ${joinNames(HOUSE_READING_IDS)}`)];
  const key = houseKeyDecidingReading(id);
  if (key !== undefined)
    return [makeRulesetProblem(path, `this point is decided by the house rule "${key}", not here`)];
  const options = readingOptions(id);
  if (typeof option === 'string' && options.includes(option)) return [];
  return [makeRulesetProblem(path, `${describeValue(option)} is not one of ${joinNames(options)}`)];
}
