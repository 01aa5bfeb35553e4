import { useCallback, useRef } from 'react';
import { type View } from 'react-native';
import { type PressCounter } from './usePressCounter';

const CONTROLS = 'button, a, [role="button"], [role="radio"], [role="checkbox"], [role="switch"]';

/** Counts the controls pressed inside a view, by a finger, a mouse, a key or a screen reader: each is a click. */
export function usePressCounter(): PressCounter {
  const presses = useRef(0);
  const stop = useRef<() => void>(() => undefined);
  const ref = useCallback((view: View | null) => {
    stop.current();
    const element = view as unknown as HTMLElement | null;
    const press = ({ target }: MouseEvent): void => {
      if (target instanceof Element && target.closest(CONTROLS) !== null) presses.current += 1;
    };
    // before the control itself hears of it, so that a control that is gone afterwards counts too
    element?.addEventListener('click', press, true);
    stop.current = () => element?.removeEventListener('click', press, true);
  }, []);
  const count = useCallback(() => Math.max(0, presses.current), []);
  const forgetLast = useCallback(() => void (presses.current -= 1), []);
  return { props: { ref }, count, forgetLast };
}
