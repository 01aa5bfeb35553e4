import { comparable, type Person, type ReplayedEvent } from '@/tournament';
import { type EventWords } from '@/words/eventScreens';
import { personName } from '../../events/eventNames';

/** One person on the roster, ready to draw. */
export interface PersonRowData {
  readonly id: string;
  readonly name: string;
  /** Chapter, partner, and penalties, as far as there are any. */
  readonly about: readonly string[];
  readonly presence: string;
  readonly isHere: boolean;
  /** Not ticked off yet: nobody has been, and so everybody counts as here. */
  readonly mayArrive: boolean;
  /** Has left before: then coming back is another thing than arriving. */
  readonly hasLeft: boolean;
}

export interface EventPeopleData {
  readonly summary: string;
  readonly rows: readonly PersonRowData[];
  readonly chapters: readonly string[];
  readonly names: readonly string[];
}

/** The roster, those whose name or chapter has what was typed. */
export function makeEventPeople(event: ReplayedEvent, typed: string, say: EventWords): EventPeopleData {
  const all = [...event.people.values()];
  const wanted = comparable(typed);
  const found = all.filter(
    ({ name, chapter }) => wanted === '' || [name, chapter ?? ''].some((text) => comparable(text).includes(wanted)),
  );
  return {
    summary: say.people.summary(all.filter(({ isHere }) => isHere).length, all.length),
    rows: found.map((person) => makePersonRow(event, person, say)),
    chapters: [...new Set(all.flatMap(({ chapter }) => (chapter === undefined ? [] : [chapter])))].sort(),
    names: all.map(({ name }) => name),
  };
}

function makePersonRow(event: ReplayedEvent, person: Person, say: EventWords): PersonRowData {
  const { id, name, chapter, isHere, presenceTold, side } = person;
  const hasLeft = presenceTold === 'leave';
  const partners = (side?.who ?? []).filter((one) => one !== id).map((one) => personName(event, one));
  const penalties = event.penalties.filter(({ player }) => player === id).length;
  return {
    id,
    name,
    about: [
      ...(chapter === undefined ? [] : [chapter]),
      ...(partners.length === 0 ? [] : [say.people.partners(partners)]),
      ...(penalties === 0 ? [] : [say.people.penalties(penalties)]),
    ],
    presence: isHere ? say.people.here : hasLeft ? say.people.gone : say.people.away,
    isHere,
    mayArrive: !isHere || presenceTold !== 'arrive',
    hasLeft,
  };
}
