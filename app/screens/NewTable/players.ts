import { type Rules, type Ruleset } from '@/rulesets';
import { type NewTableForm } from './typed';

/** What a table can hold at all, and what most of them do. */
const FEWEST = 2;
const MOST = 6;
const USUAL = 4;

const from = (min: number, max: number, step = 1): number[] =>
  Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, index) => min + index * step);

export interface Players {
  /** How many sit down. */
  readonly count: number;
  /** To choose from; one alone where the sheet leaves nothing open. */
  readonly options: readonly number[];
  /** The sheet names this number, or leaves it open. */
  readonly isNamed: boolean;
  /** The referee insisted on a number of any kind. */
  readonly isAnyAllowed: boolean;
  /** The sheet itself leaves every number open: there is no other. */
  readonly hasEvery: boolean;
}

/** How many sit down: what was chosen, as far as the sheet leaves it open or the referee insists. */
export function countPlayers(ruleset: Ruleset, { players, otherFor }: NewTableForm): Players {
  const { min, max, step, unsaid = [] } = ruleset.settings.players.value;
  const named = from(min, max, step);
  const offered = [...named, ...unsaid].sort((a, b) => a - b);
  const isAnyAllowed = otherFor === ruleset.id;
  const options = isAnyAllowed ? from(FEWEST, MOST) : offered;
  const usual = named.includes(USUAL) ? USUAL : (named[named.length - 1] ?? USUAL);
  const count = players !== null && options.includes(players) ? players : usual;
  const hasEvery = named.length === MOST - FEWEST + 1;
  return { count, options, isNamed: named.includes(count), isAnyAllowed, hasEvery };
}

/** Whether so many can sit down as sides of this size. */
const splits = (count: number, size: number): boolean => size > 1 && count % size === 0 && count / size > 1;

/** Where the sheet lets the table decide whether to play with partners, and so many can. */
export const mayChoosePartners = ({ values }: Rules, count: number): boolean =>
  values.teams.play === 'ifTold' && splits(count, values.teams.size);

/** The side of each seat; nothing where everybody plays alone. Partners sit across from each other. */
export function teamsOf({ values }: Rules, count: number, isPartners: boolean): readonly (number | undefined)[] {
  const { play, size } = values.teams;
  const plays = (play === 'required' || (play === 'ifTold' && isPartners)) && splits(count, size);
  return Array.from({ length: count }, (_, seat) => (plays ? seat % (count / size) : undefined));
}
