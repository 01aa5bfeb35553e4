import { useSyncExternalStore } from 'react';
import { readLastRuleset, writeLastRuleset } from '../device/lastRuleset';

/** Undefined until somebody asks: reading it is not part of the start. */
let inUse: string | null | undefined;
const listeners = new Set<() => void>();

const subscribe = (changed: () => void): (() => void) => {
  listeners.add(changed);
  return () => void listeners.delete(changed);
};
const read = (): string | null => (inUse === undefined ? (inUse = readLastRuleset()) : inUse);

/** The ruleset was chosen in the Rulings tab, or a table that plays by it was opened: the tab opens at it from now on. */
export function setRulingsTabRuleset(id: string): void {
  if (read() === id) return;
  inUse = id;
  writeLastRuleset(id);
  listeners.forEach((changed) => changed());
}

/** The id of the ruleset used last on this device; null if none ever was. It may be one that the app does not know. */
export const useRulingsTabRuleset = (): string | null => useSyncExternalStore(subscribe, read, read);
