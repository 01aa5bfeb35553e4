import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { type Result } from '@/base';
import { type EventBook, type EventSession, type EventState } from '@/state';
import { makeEventBook } from '@/state/events';
import { type ReadFailure } from '@/storage';
import { AppText, Notice, Page, ScreenBar } from '../components';
import { useWords } from '../hooks';
import { unreadableRecordLine } from '../labels/unreadableRecordLine';
import { useRegistry } from '../registry';
import { useEventWords } from './useEventWords';

/** The events of this device. Call it only where the registry is open. */
export const useEventBook = (): EventBook => useRegistry().events(makeEventBook);

interface EventGateProps {
  readonly id: string;
  readonly onBack: () => void;
  readonly children: (event: EventSession) => ReactNode;
}

/** Reads one event before it renders its children; if it cannot be read, says why. */
export function EventGate({ id, onBack, children }: EventGateProps) {
  const book = useEventBook();
  const words = useWords();
  const { title } = useEventWords();
  const [opened, setOpened] = useState<Result<EventSession, ReadFailure> | null>(null);
  useEffect(() => {
    let isGone = false;
    void book.open(id).then((result) => {
      if (!isGone) setOpened(result);
    });
    return () => void (isGone = true);
  }, [book, id]);
  if (opened?.ok === true) return children(opened.value);
  return (
    <Page bar={<ScreenBar title={title} onBack={onBack} />}>
      {opened === null ? (
        <AppText colour="inkSoft">{words.screens.common.loading}</AppText>
      ) : (
        <Notice kind="error" testID="event-unreadable">
          {unreadableRecordLine(opened.error, words)}
        </Notice>
      )}
    </Page>
  );
}

export const useEventState = (event: EventSession): EventState => useStore(event.store);
