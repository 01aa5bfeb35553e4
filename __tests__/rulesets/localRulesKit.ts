import fc from 'fast-check';
import {
  CELL_VERDICTS,
  FLAG_CODES,
  type House,
  HOUSE_READING_IDS,
  HOUSE_SETTING_CHOICES,
  parseRuleset,
  readingOptions,
  rulesetById,
  type Ruleset,
  type RulesetJson,
  RULESETS,
} from '@/rulesets';
import { type LocalRulesChoices, rulingsAgainstSettings } from '@/rulesets/localRules';

export const parsedRuleset = (json: RulesetJson): Ruleset => {
  const parsed = parseRuleset(json);
  if (!parsed.ok) throw new Error(parsed.error.map(({ message }) => message).join('\n'));
  return parsed.value;
};

/** Any house rules of this ruleset: every key may be there, the readings only those that the sheet leaves open. */
export const anyHouse = (base: Ruleset): fc.Arbitrary<House> =>
  fc.record(
    {
      ...Object.fromEntries(
        Object.entries(HOUSE_SETTING_CHOICES).map(([key, values]) => [key, fc.constantFrom(...values)]),
      ),
      stock: fc.integer({ min: 1, max: 80 }),
      partnerPiles: fc.boolean(),
      penalty: fc.option(
        fc.record({ cards: fc.integer({ min: 0, max: 10 }), place: fc.constantFrom('bottom', 'top') }),
      ),
      readings: fc.record(
        Object.fromEntries(
          HOUSE_READING_IDS.filter((id) => base.readings[id] !== undefined).map((id) => [
            id,
            fc.constantFrom(...readingOptions(id)),
          ]),
        ),
        { requiredKeys: [] },
      ),
    },
    { requiredKeys: [] },
  ) as unknown as fc.Arbitrary<House>;

const anySettings = fc.record(
  {
    players: fc.constantFrom({ min: 2, max: 6 }, { min: 4, max: 4 }, { min: 4, max: 6, step: 2 }),
    teams: fc.constantFrom({ play: 'none', size: 1 }, { play: 'required', size: 2 }, { play: 'ifTold', size: 3 }),
    deck: fc.constantFrom(144, 162),
    hand: fc.integer({ min: 1, max: 10 }),
    buildingPiles: fc.integer({ min: 1, max: 4 }),
    discardPiles: fc.integer({ min: 1, max: 4 }),
  },
  { requiredKeys: [] },
);

const anyRulings = fc.dictionary(fc.constantFrom(...FLAG_CODES), fc.constantFrom(...CELL_VERDICTS), { maxKeys: 6 });

/** Choices with the id of their base, so that a counterexample can be read. */
type Tapped = Omit<LocalRulesChoices, 'base'> & { readonly base: string };
export const choicesFrom = ({ base, ...rest }: Tapped): LocalRulesChoices => ({
  base: rulesetById(base) as Ruleset,
  ...rest,
});

/** Whatever somebody may tap in the editor, contradictions left out. */
export const anyChoices: fc.Arbitrary<Tapped> = fc
  .constantFrom(...RULESETS)
  .chain((base) =>
    fc.record({
      base: fc.constant(base.id as string),
      house: anyHouse(base),
      settings: anySettings,
      rulings: anyRulings,
    }),
  )
  .map((choices) => {
    const told = choices as unknown as Tapped;
    const against = new Set<string>(rulingsAgainstSettings(choicesFrom(told)).map(({ code }) => code));
    const rulings = Object.fromEntries(Object.entries(told.rulings).filter(([code]) => !against.has(code)));
    return { ...told, rulings };
  });
