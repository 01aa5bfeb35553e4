import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function for ever, doing what the newest one does: parts that were drawn once need not be drawn again. */
export function useStable<A extends readonly unknown[], R>(does: (...args: A) => R): (...args: A) => R {
  const newest = useRef(does);
  useLayoutEffect(() => {
    newest.current = does;
  });
  return useCallback((...args: A) => newest.current(...args), []);
}
