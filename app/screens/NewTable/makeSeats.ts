import { type SeatedPlayer } from '@/engine';
import { type House, type Rules, type Ruleset, rulesFor } from '@/rulesets';
import { distinctPlayerNames } from '@/state';
import { type Words } from '@/words';
import { type NewTableForm } from './newTableForm';

export const nameOfSeatedPlayer = ({ name }: SeatedPlayer): string => name;

/** The seats as the record's header has them. A seat nobody named is called by its number. */
export function makeSeatedPlayers(
  ruleset: Ruleset,
  house: House,
  typed: NewTableForm,
  words: Words,
): readonly SeatedPlayer[] {
  const { count } = playerCountOptionsFor(ruleset, typed);
  const rules = rulesFor(ruleset, house);
  const asksChapters = rules.values.partnerDraw === 'differentChapters';
  return teamOfEachSeat(rules, count, typed.isPartners).map((team, seat) => {
    const name = (typed.names[seat] ?? '').trim();
    const chapter = asksChapters ? (typed.chapters[seat] ?? '').trim() : '';
    return {
      name: name === '' ? words.setUp.seat(seat) : name,
      ...(team === undefined ? {} : { team }),
      ...(chapter === '' ? {} : { chapter }),
    };
  });
}

/** As the record has them: players of one name with their numbers. */
export function withDistinctNames(seats: readonly SeatedPlayer[]): readonly SeatedPlayer[] {
  const names = distinctPlayerNames(seats.map(nameOfSeatedPlayer));
  return seats.map((player, seat) => ({ ...player, name: names[seat] ?? player.name }));
}

/** Two players of one name: allowed, and worth a word. */
export function sameNameWarnings(seats: readonly SeatedPlayer[], words: Words): readonly string[] {
  const names = seats.map(({ name }) => name.toLowerCase());
  const twice = seats.filter(({ name }, seat) => names.indexOf(name.toLowerCase()) < seat).map(nameOfSeatedPlayer);
  return twice.length === 0 ? [] : [words.setUp.newTable.sameName([...new Set(twice)])];
}

/** The partners of a seat that come from the same chapter, where the sheet asks them to change. */
export function sameChapterPartnersOf(seats: readonly SeatedPlayer[], seat: number): readonly number[] {
  const { team, chapter } = seats[seat] ?? {};
  if (team === undefined || chapter === undefined) return [];
  const isSame = (other: SeatedPlayer): boolean =>
    other.team === team && other.chapter?.toLowerCase() === chapter.toLowerCase();
  return seats.flatMap((other, at) => (at !== seat && isSame(other) ? [at] : []));
}

/** What a table can hold at all, and what most of them do. */
const FEWEST = 2;
const MOST = 6;
const USUAL = 4;

const from = (min: number, max: number, step = 1): number[] =>
  Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, index) => min + index * step);

export interface PlayerCountOptions {
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
export function playerCountOptionsFor(ruleset: Ruleset, { players, otherFor }: NewTableForm): PlayerCountOptions {
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
export function teamOfEachSeat({ values }: Rules, count: number, isPartners: boolean): readonly (number | undefined)[] {
  const { play, size } = values.teams;
  const plays = (play === 'required' || (play === 'ifTold' && isPartners)) && splits(count, size);
  return Array.from({ length: count }, (_, seat) => (plays ? seat % (count / size) : undefined));
}
