import { createContext, useContext, useState, useSyncExternalStore } from 'react';
import {
  areHintsOn,
  type Hint,
  HINT_IDS,
  type HintId,
  hintNoLongerNeededAfter,
  HINTS_SEEN_SETTING_KEY,
  HINTS_ON_SETTING_KEY,
  serializeSeenHints,
  parseSeenHints,
  selectHint,
  selectTableFacts,
  type TableRegistry,
  type TableSession,
} from '@/state';
import { type Words } from '@/words';
import { type HintAnswerKind, type SlotButtonData, type SlotData } from './tableData';

/** The hint that the slot of an open table shows, and what becomes of it. */
export interface HintSource {
  readonly subscribe: (listener: () => void) => () => void;
  readonly current: () => Hint | null;
  readonly answer: (answer: HintAnswerKind) => void;
}

type Registry = Pick<TableRegistry, 'store' | 'set'>;

/** So many acts told while it was shown, and a hint has been read, or was not needed. */
const SHOWN_ENOUGH = 2;

const isSame = (a: Hint | null, b: Hint | null): boolean =>
  a === b || (a !== null && b !== null && a.id === b.id && a.needs === b.needs && a.isOnly === b.isOnly);

/**
 * Follows one table. A hint is seen when it was answered, when the act it teaches was told, or when SHOWN_ENOUGH acts
 * were told beneath it; the device's settings keep which were seen. It looks at the table only when everything is
 * saved: the way of a tap is no longer than without hints.
 */
export function makeHintSource({ store }: Pick<TableSession, 'store'>, registry: Registry): HintSource {
  const listeners = new Set<() => void>();
  const shown = new Map<HintId, number>();
  let seen = parseSeenHints(registry.store.getState().settings[HINTS_SEEN_SETTING_KEY]);
  let entries = store.getState().game.entries?.length ?? 0;
  let hint: Hint | null = null;

  const add = (...ids: readonly HintId[]): void => {
    if (ids.every((id) => seen.has(id))) return;
    seen = new Set([...seen, ...ids]);
    void registry.set(HINTS_SEEN_SETTING_KEY, serializeSeenHints(seen));
  };
  const look = (): void => {
    const state = store.getState();
    if (state.saved === 'saving') return;
    const isOn = areHintsOn(registry.store.getState().settings);
    const facts = isOn && seen.size < HINT_IDS.length ? selectTableFacts(state) : null;
    const before = entries;
    entries = state.game.entries?.length ?? 0;
    if (facts !== null && entries > before) noteTold(facts.recentEntries[0]);
    const next = facts === null ? null : selectHint(facts, seen);
    if (isSame(hint, next)) return;
    hint = next;
    listeners.forEach((listener) => listener());
  };
  const noteTold = (newest: Parameters<typeof hintNoLongerNeededAfter>[0] | undefined): void => {
    // `add` publishes the settings, and by them the next hint
    const was = hint;
    const known = newest === undefined ? null : hintNoLongerNeededAfter(newest);
    if (known !== null) add(known);
    if (was === null) return;
    const times = (shown.get(was.id) ?? 0) + 1;
    shown.set(was.id, times);
    if (times >= SHOWN_ENOUGH) add(was.id);
  };
  const onSettings = (): void => {
    seen = parseSeenHints(registry.store.getState().settings[HINTS_SEEN_SETTING_KEY]);
    look();
  };
  look();

  let stop: (() => void) | null = null;
  return {
    current: () => hint,
    answer: (answer) => {
      if (answer === 'off') void registry.set(HINTS_ON_SETTING_KEY, 'off');
      else if (hint !== null) add(hint.id);
      look();
    },
    subscribe: (listener) => {
      if (listeners.size === 0) {
        const unsubscribe = [
          store.subscribe(look),
          registry.store.subscribe((now, before) => (now.settings === before.settings ? undefined : onSettings())),
        ];
        stop = () => unsubscribe.forEach((each) => each());
        look();
      }
      const entry = (): void => listener();
      listeners.add(entry);
      return () => {
        listeners.delete(entry);
        if (listeners.size > 0) return;
        stop?.();
        stop = null;
      };
    },
  };
}

/** The hints of an open table, made once for it. */
export function useHintSource(table: TableSession, registry: Registry): HintSource {
  const [made, setMade] = useState(() => ({ table, source: makeHintSource(table, registry) }));
  if (made.table === table) return made.source;
  const now = { table, source: makeHintSource(table, registry) };
  setMade(now);
  return now.source;
}

/** Null: nobody shows hints here. */
export const HintSourceContext = createContext<HintSource | null>(null);

const NONE = (): (() => void) => () => undefined;

export function useHint(): Hint | null {
  const source = useContext(HintSourceContext);
  return useSyncExternalStore(source?.subscribe ?? NONE, () => source?.current() ?? null);
}

/** What the slot shows instead of what was told last. Anything else it has to say, or a button of it, comes first. */
export function slotWithHintIfQuiet(slot: SlotData, hint: Hint | null, isCramped: boolean, { hints }: Words): SlotData {
  if (hint === null || slot.kind !== 'quiet' || slot.buttons.length > 0 || slot.behind !== null) return slot;
  const ok: SlotButtonData = {
    testID: 'hint-ok',
    title: hints.gotIt,
    label: hints.gotItLabel,
    isMain: false,
    does: { do: 'hint', answer: 'ok' },
  };
  const off: SlotButtonData = {
    testID: 'hints-off',
    title: hints.off,
    label: hints.offLabel,
    isMain: false,
    does: { do: 'hint', answer: 'off' },
  };
  return {
    ...slot,
    kind: 'hint',
    tone: 'info',
    icon: 'info',
    text: hints.lines[hint.id](hint.needs, hint.isOnly),
    // in the narrowest window the line itself needs the room; the settings turn hints off too
    buttons: isCramped ? [ok] : [ok, off],
  };
}
