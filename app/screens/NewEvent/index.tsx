import { useEffect, useMemo, useState } from 'react';
import { RULESETS } from '@/rulesets';
import { selectLocalRules } from '@/state';
import { useEventBook } from '../../events/EventGate';
import { submitFailureMessage } from '../../labels/submitFailureMessage';
import { useRulingsTabRuleset, useWords } from '../../hooks';
import { useRegistry, useRegistryState } from '../../registry';
import {
  emptyNewEventForm,
  newEventFromForm,
  type NewEventForm,
  parseNewEventForm,
  serializeNewEventForm,
  UNFINISHED_EVENT_SETTING_KEY,
} from './newEventForm';
import { NewEventView } from './NewEventView';

interface NewEventScreenProps {
  readonly onCreated: (id: string) => void;
  readonly onBack: () => void;
}

/** Sets up an event. What was typed survives leaving the screen, until the event is begun. */
export function NewEventScreen({ onCreated, onBack }: NewEventScreenProps) {
  const words = useWords();
  const registry = useRegistry();
  const book = useEventBook();
  const inUse = useRulingsTabRuleset();
  const [first] = useState(
    () =>
      parseNewEventForm(registry.setting(UNFINISHED_EVENT_SETTING_KEY)) ?? {
        ...emptyNewEventForm(localDate(new Date())),
        ruleset: inUse,
      },
  );
  const [form, setForm] = useState<NewEventForm>(first);
  useEffect(() => {
    if (form !== first) void registry.set(UNFINISHED_EVENT_SETTING_KEY, serializeNewEventForm(form));
  }, [registry, form, first]);
  const kept = useRegistryState(({ settings }) => selectLocalRules(settings));
  const offered = useMemo(() => [...RULESETS.map((ruleset) => ({ ruleset })), ...kept], [kept]);
  const chosen = offered.find(({ ruleset }) => ruleset.id === form.ruleset);
  const event = newEventFromForm(form, chosen);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const create = async (): Promise<void> => {
    if (event === null || isBusy) return;
    setBusy(true);
    const created = await book.create(event);
    setBusy(false);
    if (!created.ok) return setFailure(submitFailureMessage(created.error, words));
    void registry.set(UNFINISHED_EVENT_SETTING_KEY, '');
    onCreated(created.value.id);
  };
  return (
    <NewEventView
      form={form}
      rulesets={offered.map(({ ruleset }) => ruleset)}
      ruleset={chosen?.ruleset}
      mayCreate={event !== null}
      isBusy={isBusy}
      failure={failure}
      onChange={(part) => setForm((now) => ({ ...now, ...part }))}
      onCreate={() => void create()}
      onBack={onBack}
    />
  );
}

/** The day as the clock on the wall has it: not the one of Greenwich. */
function localDate(now: Date): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
