import { useMemo } from 'react';
import { type EventSession } from '@/state';
import { AppText, Page, ScreenBar } from '../../components';
import { EventGate, useEventState } from '../../events/EventGate';
import { type EventPrintKind, isEventPrint } from '../../events/eventPrints';
import { useEventWords } from '../../events/useEventWords';
import { useWords } from '../../hooks';
import { layoutTextPages } from '../../printing/layoutTextPages';
import { PrintedPagesView } from '../../printing/PrintedPagesView';
import { makeEventPrint } from './makeEventPrint';

interface EventPrintScreenProps {
  readonly id: string;
  /** Off the address: it may be anything. */
  readonly what: string;
  readonly onBack: () => void;
}

/** A list of the event as it will come out of the printer. */
export const EventPrintScreen = ({ id, what, onBack }: EventPrintScreenProps) => (
  <EventGate id={id} onBack={onBack}>
    {(event) => <PrintedList event={event} kind={isEventPrint(what) ? what : 'standings'} onBack={onBack} />}
  </EventGate>
);

interface PrintedListProps {
  readonly event: EventSession;
  readonly kind: EventPrintKind;
  readonly onBack: () => void;
}

function PrintedList({ event: session, kind, onBack }: PrintedListProps) {
  const say = useEventWords();
  const { printed, locale } = useWords();
  const { event } = useEventState(session);
  const text = useMemo(() => makeEventPrint(kind, event, say, locale, say.print.foot), [kind, event, say, locale]);
  const pages = useMemo(() => layoutTextPages(text, printed.pageOf), [text, printed]);
  if (text.sections.length === 0)
    return (
      <Page bar={<ScreenBar title={text.title} onBack={onBack} />}>
        <AppText testID="nothing-to-print">{say.print.nothing}</AppText>
      </Page>
    );
  return (
    <PrintedPagesView
      title={text.title}
      subtitle={text.subtitle}
      pages={pages}
      fileName={text.fileName}
      onBack={onBack}
    />
  );
}
