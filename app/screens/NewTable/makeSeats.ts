import { type SeatName } from '@/engine';
import { type House, type Ruleset, rulesFor } from '@/rulesets';
import { type Words } from '@/words';
import { countPlayers, teamsOf } from './players';
import { type NewTableForm } from './typed';

export const nameOf = ({ name }: SeatName): string => name;

/** The seats as the record's header has them. A seat nobody named is called by its number. */
export function makeSeats(ruleset: Ruleset, house: House, typed: NewTableForm, words: Words): readonly SeatName[] {
  const { count } = countPlayers(ruleset, typed);
  const rules = rulesFor(ruleset, house);
  const asksChapters = rules.values.partnerDraw === 'differentChapters';
  return teamsOf(rules, count, typed.isPartners).map((team, seat) => {
    const name = (typed.names[seat] ?? '').trim();
    const chapter = asksChapters ? (typed.chapters[seat] ?? '').trim() : '';
    return {
      name: name === '' ? words.setUp.seat(seat) : name,
      ...(team === undefined ? {} : { team }),
      ...(chapter === '' ? {} : { chapter }),
    };
  });
}

/** Two players of one name: allowed, and worth a word. */
export function sameNames(seats: readonly SeatName[], words: Words): readonly string[] {
  const names = seats.map(({ name }) => name.toLocaleLowerCase());
  const twice = seats.filter(({ name }, seat) => names.indexOf(name.toLocaleLowerCase()) < seat).map(nameOf);
  return twice.length === 0 ? [] : [words.setUp.newTable.sameName([...new Set(twice)])];
}

/** Partners of one chapter, where the sheet asks them to change. */
export function sameChapters(seats: readonly SeatName[], words: Words): readonly string[] {
  const teams = [...new Set(seats.map(({ team }) => team))];
  return teams.flatMap((team) => {
    const mates = seats.filter((seat) => seat.team === team && team !== undefined);
    const chapters = new Set(mates.map(({ chapter }) => chapter?.toLocaleLowerCase()));
    const isOne = mates.length > 1 && chapters.size === 1 && !chapters.has(undefined);
    return isOne ? [words.setUp.newTable.sameChapter(mates.map(nameOf))] : [];
  });
}
