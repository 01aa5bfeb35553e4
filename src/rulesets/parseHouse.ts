import { z } from 'zod';
import { fail, ok, type Result } from '@/base';
import { type House } from './house';
import { list, oneOf, penaltyCards, problem, type Problem, problemsOf, protoKeys, show, whole, yesNo } from './shapes';
import { FREE_READINGS, isReadingId, readingKey, readingOptions } from './readings';
import { HOUSE_VALUES } from './settings';

type Choices = { [K in keyof typeof HOUSE_VALUES]: z.ZodOptional<z.ZodType<(typeof HOUSE_VALUES)[K][number]>> };

const choices = Object.fromEntries(
  Object.entries(HOUSE_VALUES).map(([key, names]) => [key, oneOf(names).optional()]),
) as unknown as Choices;

const houseShape = z.looseObject(
  {
    ...choices,
    stock: whole(1, 80).optional(),
    partnerPiles: yesNo.optional(),
    penalty: penaltyCards.optional(),
    readings: z.record(z.string(), z.unknown(), { error: ({ input }) => `${show(input)} is not an object` }).optional(),
  },
  { error: ({ input }) => `house rules are an object, and this is ${show(input)}` },
);

/**
 * A table's local rules. What we do not know is kept and does nothing, so that a newer version's
 * rules survive us; hence the object itself is handed back, not a copy.
 */
export function parseHouse(json: unknown): Result<House, readonly Problem[]> {
  const proto = protoKeys(json);
  if (proto.length > 0) return fail(proto);
  const parsed = houseShape.safeParse(json);
  if (!parsed.success) return fail(problemsOf(parsed.error));
  const problems = Object.entries(parsed.data.readings ?? {}).flatMap(([id, option]) => checkReading(id, option));
  return problems.length > 0 ? fail(problems) : ok(json as House);
}

function checkReading(id: string, option: unknown): readonly Problem[] {
  const path = `readings.${id}`;
  if (!isReadingId(id)) return [problem(path, `there is no reading of this name; there are ${list(FREE_READINGS)}`)];
  const key = readingKey(id);
  if (key !== undefined) return [problem(path, `this point is decided by the house rule "${key}", not here`)];
  const options = readingOptions(id);
  if (typeof option === 'string' && options.includes(option)) return [];
  return [problem(path, `${show(option)} is not one of ${list(options)}`)];
}
