import { useEffect, useState } from 'react';
import { type TableListStateStore } from './tableListStateStore';

/** Rows drawn at once: as many as a phone shows. */
const FIRST = 6;
/** Rows that are added in one step. */
const STEP = 12;

/**
 * How many rows of a long list are rendered: at first as many as fit on the screen, then more in steps, so that a
 * list of sixty tables appears as fast as a short one and taps are not delayed. Rendered rows stay rendered. A list
 * that was left scrolled down is rendered as far as it was, so that its scroll position can be restored.
 */
export function useRenderedRowCount(total: number, memory: TableListStateStore): number {
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
