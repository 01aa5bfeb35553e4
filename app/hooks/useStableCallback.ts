import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function whose identity never changes and that calls the newest `does`, so that memoised children are not redrawn. */
export function useStableCallback<A extends readonly unknown[], R>(does: (...args: A) => R): (...args: A) => R {
  const newest = useRef(does);
  useLayoutEffect(() => {
    newest.current = does;
  });
  return useCallback((...args: A) => newest.current(...args), []);
}
