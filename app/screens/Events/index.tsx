import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { pickFileText } from '../../device';
import { useEventBook } from '../../events/EventGate';
import { useEventWords } from '../../events/useEventWords';
import { useWords } from '../../hooks';
import { formatSavedTime } from '../../labels/times';
import { unreadableRecordLine } from '../../labels/unreadableRecordLine';
import { useRegistry } from '../../registry';
import { EventsView, type EventsOutcome } from './EventsView';
import { makeEventList } from './makeEventList';
import { makeEventImportOutcome } from './makeEventImportOutcome';

interface EventsScreenProps {
  readonly onNew: () => void;
  readonly onOpen: (id: string) => void;
}

/** The events of this device. */
export function EventsScreen({ onNew, onOpen }: EventsScreenProps) {
  const words = useWords();
  const say = useEventWords();
  const registry = useRegistry();
  const book = useEventBook();
  const { events, isListed, trouble } = useStore(book.store);
  const [outcome, setOutcome] = useState<EventsOutcome | null>(null);
  const list = useMemo(
    () => makeEventList(events, (iso) => formatSavedTime(iso, new Date(), words), say, words),
    [events, say, words],
  );
  const takeIn = async (): Promise<void> => {
    const text = await pickFileText().catch(() => undefined);
    if (text === undefined) return setOutcome({ kind: 'error', lines: [words.setUp.tables.notImported] });
    if (text === null) return;
    setOutcome(makeEventImportOutcome(await registry.importRecords(text), say, words));
  };
  const done = (failed: { readonly why: keyof typeof words.setUp.tables.wentWrong } | null): void => {
    if (failed !== null) setOutcome({ kind: 'error', lines: [words.setUp.tables.wentWrong[failed.why]] });
  };
  return (
    <EventsView
      list={list}
      isListed={isListed}
      trouble={trouble === null ? null : unreadableRecordLine(trouble, words)}
      outcome={outcome}
      onNew={onNew}
      onOpen={onOpen}
      onImport={() => void takeIn()}
      onHide={(id, isHidden) => void book.hide(id, isHidden).then((result) => done(result.ok ? null : result.error))}
      onForget={(id) => void book.forget(id).then((result) => done(result.ok ? null : result.error))}
    />
  );
}
