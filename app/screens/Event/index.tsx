import { useMemo, useState } from 'react';
import { type EventSession } from '@/state';
import { saveFile } from '../../device/files';
import { EventGate, useEventState } from '../../events/EventGate';
import { describeEventStep } from '../../events/describeEventStep';
import { useEventWriter } from '../../events/useEventWriter';
import { useEventWords } from '../../events/useEventWords';
import { useWords } from '../../hooks';
import { useRegistryState } from '../../registry';
import { newDrawSeed } from '../../device/stamps';
import { EventView } from './EventView';
import { makeEventHome } from './makeEventHome';
import { makeRecoveredLines } from './makeRecoveredLines';
import { nextDrafts, playOffDrafts } from './makeNextStep';

interface EventScreenProps {
  readonly id: string;
  readonly onPeople: () => void;
  readonly onStandings: () => void;
  readonly onGame: (game: string) => void;
  readonly onPrint: (what: string) => void;
  readonly onBack: () => void;
}

/** One event: what comes next, the games of the round, and the ways to its people and standings. */
export const EventScreen = ({ id, onBack, ...places }: EventScreenProps) => (
  <EventGate id={id} onBack={onBack}>
    {(event) => <OpenEvent event={event} onBack={onBack} {...places} />}
  </EventGate>
);

interface OpenEventProps extends Omit<EventScreenProps, 'id'> {
  readonly event: EventSession;
}

function OpenEvent({ event, ...places }: OpenEventProps) {
  const words = useWords();
  const say = useEventWords();
  const state = useEventState(event);
  const writer = useEventWriter(event);
  const [reason, setReason] = useState('');
  const [notice, setNotice] = useState<string | null>(null);
  const data = useMemo(() => makeEventHome(state, say, words), [state, say, words]);

  const doNext = async (): Promise<void> => {
    const written = await writer.write((now) => nextDrafts(now, newDrawSeed(), data.next.needsReason ? reason : ''));
    if (written === null) return;
    setReason('');
    setNotice(null);
  };
  const undo = async (): Promise<void> => {
    const step = state.undoable;
    if (step !== null && (await writer.undo()) !== null)
      setNotice(say.undo.undone(describeEventStep(step, state.event, say)));
  };
  const exportEvent = async (): Promise<void> => {
    const name = say.fileName(data.title);
    const isSaved = await saveFile(name, event.record()).catch(() => false);
    setNotice(isSaved ? say.home.exported(name) : say.home.notExported);
  };
  const recoveries = useRegistryState(({ eventRecoveries }) => eventRecoveries);
  const recovered = useMemo(
    () =>
      makeRecoveredLines(
        recoveries.filter(({ record }) => record === event.id),
        state.event,
        say,
        words,
      ),
    [recoveries, event.id, state.event, say, words],
  );
  return (
    <EventView
      data={data}
      recovered={recovered}
      saved={say.home.saved[state.saved]}
      provenance={state.provenance}
      reason={reason}
      notice={notice}
      failure={writer.failure}
      isBusy={writer.isBusy}
      onReason={setReason}
      onNext={() => void doNext()}
      onPlayOff={() => void writer.write(playOffDrafts)}
      onUndo={() => void undo()}
      onRedo={() => void writer.redo()}
      onExport={() => void exportEvent()}
      {...places}
    />
  );
}
