import { floridaGoodSam } from './floridaGoodSam';
import { mattel } from './mattel';
import { type Ruleset } from './ruleset';
import { sixPlayerPartners } from './sixPlayerPartners';
import { tennessee2018 } from './tennessee2018';
import { tennessee2018Partners } from './tennessee2018Partners';
import { tennesseePartners } from './tennesseePartners';
import { texasGoodSam } from './texasGoodSam';

/** The built-in rulesets, in the order in which people choose from them. */
export const RULESETS: readonly Ruleset[] = [
  tennesseePartners,
  tennessee2018,
  tennessee2018Partners,
  texasGoodSam,
  floridaGoodSam,
  sixPlayerPartners,
  mattel,
];

/** A map and not an object: `__proto__` or `constructor` in a record's header must find nothing. */
const byId: ReadonlyMap<string, Ruleset> = new Map(RULESETS.map((ruleset) => [ruleset.id, ruleset]));

export const rulesetById = (id: string): Ruleset | undefined => byId.get(id);
