/**
 * How the tab was left. In a browser a covered screen is not kept (`TopScreenGate`), so this lies outside of it: whoever
 * comes back from an answer finds the question and the list as they were. A table has a memory of its own.
 */
export interface AskStateStore {
  readonly get: () => AskAsLeft;
  readonly set: (change: Partial<AskAsLeft>) => void;
}

interface AskAsLeft {
  readonly typed: string;
  readonly scrollY: number;
  /** The topic whose questions are listed. */
  readonly topic: string | null;
  /** The control that led away, by its test id: the focus goes back to it. */
  readonly focus: string | null;
}

export function makeAskStateStore(): AskStateStore {
  let left: AskAsLeft = { typed: '', scrollY: 0, topic: null, focus: null };
  return { get: () => left, set: (change) => void (left = { ...left, ...change }) };
}

const memories = new Map<string, AskStateStore>();

/** `place`: the id of the table at which it is asked; empty in the tab. */
export function askStateStoreFor(place: string): AskStateStore {
  const memory = memories.get(place) ?? makeAskStateStore();
  memories.set(place, memory);
  return memory;
}
