import { useEffect, useState } from 'react';
import { type ListMemory } from './listMemory';

/** Rows drawn at once: as many as a phone shows. */
const FIRST = 6;
/** Rows that are added in one step. */
const STEP = 12;

/**
 * How many rows of a long list are drawn by now: at first as many as can be seen, then more, step by step, so that the
 * first sight of sixty tables takes no longer than that of a few, and a tap in between is not kept waiting. Rows that
 * were drawn stay drawn; of a list that grows, only what is new waits. A list that was left further down is drawn as far
 * as it was, so that it can be shown at the same place.
 */
export function useDrawnCount(total: number, memory: ListMemory): number {
  const [now, setNow] = useState(() => ({
    total,
    drawn: memory.get().scrollY > 0 ? Math.max(FIRST, memory.get().drawn) : FIRST,
  }));
  if (now.total !== total) setNow({ total, drawn: Math.min(now.drawn, Math.max(FIRST, now.total)) });
  const { drawn } = now;
  useEffect(() => {
    memory.set({ drawn });
    if (drawn >= total) return undefined;
    const timer = setTimeout(() => setNow((before) => ({ ...before, drawn: before.drawn + STEP })), 0);
    return () => clearTimeout(timer);
  }, [drawn, total, memory]);
  return Math.min(drawn, total);
}
