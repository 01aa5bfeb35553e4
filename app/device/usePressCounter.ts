import { useCallback, useRef } from 'react';
import { type View } from 'react-native';

export interface PressCounter {
  /** For the view whose presses are counted. */
  readonly props: {
    readonly ref?: (view: View | null) => void;
    readonly onTouchEnd?: () => void;
  };
  readonly count: () => number;
  /** The press that is being handled now does not count: it left the view. */
  readonly forgetLast: () => void;
}

/** Counts the touches inside a view, whatever they touch. */
export function usePressCounter(): PressCounter {
  const touches = useRef(0);
  const onTouchEnd = useCallback(() => void (touches.current += 1), []);
  const count = useCallback(() => Math.max(0, touches.current), []);
  const forgetLast = useCallback(() => void (touches.current -= 1), []);
  return { props: { onTouchEnd }, count, forgetLast };
}
