import { type House, HOUSE_KEYS, HOUSE_VALUES, type Ruleset } from '@/rulesets';
import { makeHouse, openReadings } from '../../NewTable/makeHouse';
import { type Picks } from '../../NewTable/typed';

/** Local rules as the fields show them. */
export function picksOf(house: House): Picks {
  const choices = Object.keys(HOUSE_VALUES) as (keyof typeof HOUSE_VALUES)[];
  const { stock, partnerPiles, penalty, readings = {} } = house;
  return {
    ...Object.fromEntries(choices.flatMap((key) => (house[key] === undefined ? [] : [[key, house[key]]]))),
    ...(stock === undefined ? {} : { stock: `${stock}` }),
    ...(partnerPiles === undefined ? {} : { partnerPiles: partnerPiles ? 'yes' : 'no' }),
    ...(penalty === null ? { penalty: 'none' } : {}),
    ...(penalty === undefined || penalty === null ? {} : { penalty: penalty.place, penaltyCards: `${penalty.cards}` }),
    ...readings,
  };
}

/** One local rule changed. What a newer version wrote is kept, and so are readings this sheet is not asked about. */
export function withPick(ruleset: Ruleset, house: House, rule: string, value: string, players: number): House {
  const known: ReadonlySet<string> = new Set([...HOUSE_KEYS, 'readings']);
  const offered: ReadonlySet<string> = new Set(openReadings(ruleset));
  const without = (all: object, some: ReadonlySet<string>): object =>
    Object.fromEntries(Object.entries(all).filter(([key]) => !some.has(key)));
  const made = makeHouse(ruleset, { ...picksOf(house), [rule]: value }, players);
  const readings = { ...without(house.readings ?? {}, offered), ...made.readings };
  return { ...without(house, known), ...made, ...(Object.keys(readings).length === 0 ? {} : { readings }) };
}
