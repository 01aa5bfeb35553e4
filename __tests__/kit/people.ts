import type { Header, SeatedPlayer } from '@/engine';
import type { House, RulesetJson } from '@/rulesets';

/** Everybody who ever sits at a test's table, in order of play. */
export const PEOPLE = ['ana', 'bo', 'cy', 'di', 'ed', 'fay'] as const;
export type Person = (typeof PEOPLE)[number];
export const seatOf = (person: Person): number => PEOPLE.indexOf(person);
export const personAt = (seat: number): Person => {
  const person = PEOPLE[seat];
  if (person === undefined) throw new RangeError(`nobody sits at ${seat}`);
  return person;
};

/** In the order of the columns of every table of cells. */
export const COLUMNS = [
  'tennessee-partners',
  'tennessee-2018',
  'tennessee-2018-partners',
  'texas-good-sam',
  'six-player-partners',
  'mattel',
  'florida-good-sam',
] as const;
export type Column = (typeof COLUMNS)[number];

/** The sheet a ruleset cites: the first part of its clause ids. */
export const SHEETS: Readonly<Record<Column, string>> = {
  'tennessee-partners': 'TNP',
  'tennessee-2018': 'TN18',
  'tennessee-2018-partners': 'TN18',
  'texas-good-sam': 'TX',
  'six-player-partners': 'SIX',
  mattel: 'MAT',
  'florida-good-sam': 'FL',
};

const PLAYED_ALONE: readonly Column[] = ['tennessee-2018', 'mattel'];
const seatsIn = (ruleset: Column): number => (ruleset === 'six-player-partners' ? 6 : 4);

/** What a test may say about its table beyond the ruleset. */
export interface Setup {
  readonly seats?: number;
  /** True: partners opposite each other. A list: the teams as told. False: everybody alone. */
  readonly teams?: boolean | readonly number[];
  readonly house?: House;
  /** Rules that the record carries, over the ruleset. */
  readonly rules?: RulesetJson;
  readonly chapters?: readonly string[];
  readonly game?: number;
}

const partnersOpposite = (seat: number, seats: number): number => seat % (seats / 2);
const title = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

export function headerFor(ruleset: Column, setup: Setup = {}): Header {
  const seats = setup.seats ?? seatsIn(ruleset);
  const teams = setup.teams ?? !PLAYED_ALONE.includes(ruleset);
  const teamOf = (seat: number): number | undefined =>
    teams === true ? partnersOpposite(seat, seats) : teams === false ? undefined : teams[seat];
  const seated = Array.from({ length: seats }, (_, seat): SeatedPlayer => {
    const team = teamOf(seat);
    const chapter = setup.chapters?.[seat];
    return {
      name: title(PEOPLE[seat] ?? `guest ${seat}`),
      ...(team === undefined ? {} : { team }),
      ...(chapter === undefined ? {} : { chapter }),
    };
  });
  const { house, game, rules } = setup;
  return {
    tableside: 1,
    id: 'test',
    ruleset: rules === undefined ? ruleset : String(rules.id),
    ...(rules === undefined ? {} : { rules }),
    seats: seated,
    ...(house === undefined ? {} : { house }),
    ...(game === undefined ? {} : { game }),
  };
}
