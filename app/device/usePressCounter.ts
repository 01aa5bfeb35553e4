import { useCallback, useRef } from 'react';
import { type View } from 'react-native';

export interface PressCounter {
  /** For the view whose presses are counted. */
  readonly props: {
    readonly ref?: (view: View | null) => void;
    readonly onTouchEnd?: () => void;
  };
  readonly count: () => number;
}

/** Counts the touches inside a view, whatever they touch. */
export function usePressCounter(): PressCounter {
  const touches = useRef(0);
  const onTouchEnd = useCallback(() => void (touches.current += 1), []);
  const count = useCallback(() => touches.current, []);
  return { props: { onTouchEnd }, count };
}
