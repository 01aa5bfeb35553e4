import { useState } from 'react';
import { type EventDraft, type EventSession, type EventStep } from '@/state';
import { submitFailureMessage } from '../labels/submitFailureMessage';
import { useWords } from '../hooks';

type Plan = Parameters<EventSession['write']>[0];

export interface EventWriter {
  /** Why the last write was not done, in words; null: it was. */
  readonly failure: string | null;
  readonly isBusy: boolean;
  /** Resolves with what was written, or null where nothing was. */
  readonly write: (plan: readonly EventDraft[] | Plan) => Promise<EventStep | null>;
  readonly undo: () => Promise<EventStep | null>;
  readonly redo: () => Promise<EventStep | null>;
}

/** Writes to an event and says why it could not. What was typed stays in the form until it is written. */
export function useEventWriter(event: EventSession): EventWriter {
  const words = useWords();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const run = async (writing: ReturnType<EventSession['write']>): Promise<EventStep | null> => {
    setBusy(true);
    const written = await writing;
    setBusy(false);
    setFailure(written.ok ? null : submitFailureMessage(written.error, words));
    return written.ok ? written.value : null;
  };
  return {
    failure,
    isBusy,
    write: (plan) => run(event.write(typeof plan === 'function' ? plan : () => plan)),
    undo: () => run(event.undo()),
    redo: () => run(event.redo()),
  };
}
