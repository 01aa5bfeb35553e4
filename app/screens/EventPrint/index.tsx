import { type ComponentProps, useMemo } from 'react';
import { type EventSession } from '@/state';
import { playedBracket } from '@/tournament';
import { AppText, Page, ScreenBar } from '../../components';
import { EventGate, useEventState } from '../../events/EventGate';
import { isEventPrint } from '../../events/eventPrints';
import { sideName } from '../../events/eventNames';
import { useEventWords } from '../../events/useEventWords';
import { useWords } from '../../hooks';
import { layoutTextPages } from '../../printing/layoutTextPages';
import { PrintedPagesView } from '../../printing/PrintedPagesView';
import { layoutBracket } from './layoutBracket';
import { type EventListKind, makeEventPrint } from './makeEventPrint';

interface EventPrintScreenProps {
  readonly id: string;
  /** Off the address: it may be anything. */
  readonly what: string;
  readonly onBack: () => void;
}

/** A list of the event as it will come out of the printer. */
export const EventPrintScreen = ({ id, what, onBack }: EventPrintScreenProps) => (
  <EventGate id={id} onBack={onBack}>
    {(event) => {
      const kind = isEventPrint(what) ? what : 'standings';
      return kind === 'bracket' ? (
        <PrintedBracket event={event} onBack={onBack} />
      ) : (
        <PrintedList event={event} kind={kind} onBack={onBack} />
      );
    }}
  </EventGate>
);

interface PrintedEventProps {
  readonly event: EventSession;
  readonly onBack: () => void;
}

function PrintedList({ event: session, kind, onBack }: PrintedEventProps & { readonly kind: EventListKind }) {
  const say = useEventWords();
  const { printed, locale } = useWords();
  const { event } = useEventState(session);
  const text = useMemo(() => makeEventPrint(kind, event, say, locale, say.print.foot), [kind, event, say, locale]);
  const pages = useMemo(() => layoutTextPages(text, printed.pageOf), [text, printed]);
  return (
    <PagesOrNothing
      title={text.title}
      subtitle={text.subtitle}
      pages={text.sections.length === 0 ? [] : pages}
      fileName={text.fileName}
      onBack={onBack}
    />
  );
}

/** The chart of a single elimination. It zooms and prints as every page does. */
function PrintedBracket({ event: session, onBack }: PrintedEventProps) {
  const say = useEventWords();
  const { event } = useEventState(session);
  const subtitle = event.header.name ?? say.unnamed;
  const pages = useMemo(
    () =>
      layoutBracket(playedBracket(event), {
        title: say.print.bracketTitle,
        subtitle,
        sideName: (who) => sideName(event, who, say),
        bye: say.print.bye,
        nobody: say.print.nobody,
      }),
    [event, say, subtitle],
  );
  const fileName = say.print.fileName(say.print.bracket);
  return (
    <PagesOrNothing title={say.print.bracket} subtitle={subtitle} pages={pages} fileName={fileName} onBack={onBack} />
  );
}

type PagesProps = ComponentProps<typeof PrintedPagesView>;

function PagesOrNothing(props: PagesProps) {
  const { print } = useEventWords();
  if (props.pages.length > 0) return <PrintedPagesView {...props} />;
  return (
    <Page bar={<ScreenBar title={props.title} onBack={props.onBack} />}>
      <AppText testID="nothing-to-print">{print.nothing}</AppText>
    </Page>
  );
}
