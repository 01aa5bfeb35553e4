import { useMemo, useState } from 'react';
import { type EventEntry } from '@/record';
import { type EventDraft, type EventSession } from '@/state';
import { comparable, type ListedPerson, parseRoster } from '@/tournament';
import { EventGate, useEventState } from '../../events/EventGate';
import { useEventWriter } from '../../events/useEventWriter';
import { useEventWords } from '../../events/useEventWords';
import { EventPeopleView } from './EventPeopleView';
import { makeEventPeople } from './makeEventPeople';

interface EventPeopleScreenProps {
  readonly id: string;
  readonly onBack: () => void;
}

/** The roster of an event: entering people, and ticking off who is here. */
export const EventPeopleScreen = ({ id, onBack }: EventPeopleScreenProps) => (
  <EventGate id={id} onBack={onBack}>
    {(event) => <OpenPeople event={event} onBack={onBack} />}
  </EventGate>
);

function OpenPeople({ event, onBack }: { readonly event: EventSession; readonly onBack: () => void }) {
  const say = useEventWords();
  const state = useEventState(event);
  const writer = useEventWriter(event);
  const [name, setName] = useState('');
  const [chapter, setChapter] = useState('');
  const [typed, setTyped] = useState('');
  /** Null: the field for a list is closed. */
  const [list, setList] = useState<string | null>(null);
  const [takesKnown, setTakesKnown] = useState(false);

  const data = useMemo(() => makeEventPeople(state.event, typed, say), [state.event, typed, say]);
  const parsed = useMemo(() => (list === null ? null : parseRoster(list, data.names)), [list, data.names]);
  const isKnown = name.trim() !== '' && data.names.some((one) => comparable(one) === comparable(name));

  const add = async (): Promise<void> => {
    const person = { line: 1, name: name.trim(), ...(chapter.trim() === '' ? {} : { chapter: chapter.trim() }) };
    if (person.name === '') return;
    // The chapter stays: people of one chapter come together.
    if ((await writer.write(({ entries }) => enterDrafts(entries, [person]))) !== null) setName('');
  };
  const addList = async (): Promise<void> => {
    if (parsed === null) return;
    const people = takesKnown ? [...parsed.people, ...parsed.onRoster].sort((a, b) => a.line - b.line) : parsed.people;
    if ((await writer.write(({ entries }) => enterDrafts(entries, people))) !== null) setList(null);
  };
  return (
    <EventPeopleView
      data={data}
      form={{ name, chapter, typed, list, takesKnown, isKnown }}
      parsed={parsed}
      failure={writer.failure}
      isBusy={writer.isBusy}
      onName={setName}
      onChapter={setChapter}
      onAdd={() => void add()}
      onFind={setTyped}
      onList={setList}
      onTakesKnown={setTakesKnown}
      onAddList={() => void addList()}
      onArrive={(player) => void writer.write([{ act: 'arrive', player }])}
      onLeave={(player) => void writer.write([{ act: 'leave', player }])}
      onBack={onBack}
    />
  );
}

/** Players are p1, p2… in the order of entering. An id that was ever written, struck or not, is not used again. */
function enterDrafts(entries: readonly EventEntry[], listed: readonly ListedPerson[]): readonly EventDraft[] {
  let last = entries.reduce(
    (most, entry) => (entry.act === 'enter' ? Math.max(most, Number(/^p(\d+)$/.exec(entry.player)?.[1] ?? 0)) : most),
    0,
  );
  return listed.map(({ name, chapter }) => {
    last += 1;
    return { act: 'enter', player: `p${last}`, name, ...(chapter === undefined ? {} : { chapter }) };
  });
}
