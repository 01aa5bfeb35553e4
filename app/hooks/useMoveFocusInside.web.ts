import { type RefObject, useEffect, useRef } from 'react';
import { type View } from 'react-native';

const FOCUSABLE =
  'button:not([disabled]):not([tabindex="-1"]), a[href], input:not([disabled]), textarea, [tabindex="0"]';

/** A mouse or a trackpad: then there is a keyboard too, and focusing a text field covers nothing with keys. */
const hasKeyboard = (): boolean => window.matchMedia('(pointer: fine)').matches;

/** Where focus goes back to: the element itself, or the one with its test id where it was drawn anew. */
function focusAgain(opener: Element | null): void {
  if (!(opener instanceof HTMLElement) || opener === document.body) return;
  const { testid } = opener.dataset;
  const drawnAnew = testid === undefined ? null : document.querySelector<HTMLElement>(`[data-testid="${testid}"]`);
  (opener.isConnected ? opener : drawnAnew)?.focus({ preventScroll: true });
}

/**
 * Focus moves into the part with this ref as soon as it is mounted, and returns to what opened it when the part is
 * gone. The first text field gets it where there is a keyboard, else the part itself: a phone's keys would cover half
 * of it. `isTrapped`: Tab goes round in the part, because it covers everything else.
 */
export function useMoveFocusInside(isTrapped: boolean): RefObject<View | null> {
  const part = useRef<View>(null);
  useEffect(() => {
    const inside = part.current as unknown as HTMLElement | null;
    if (inside === null) return undefined;
    const opener = document.activeElement;
    const field = hasKeyboard() ? inside.querySelector<HTMLElement>('input, textarea') : null;
    (field ?? inside).focus({ preventScroll: true });
    const keepInside = (event: KeyboardEvent): void => {
      if (event.key !== 'Tab' || !isTrapped) return;
      const stops = Array.from(inside.querySelectorAll<HTMLElement>(FOCUSABLE)).filter((one) => one.checkVisibility());
      const at = stops.findIndex((one) => one === document.activeElement);
      const isOut = at === -1 && !inside.contains(document.activeElement);
      const next = event.shiftKey
        ? at <= 0
          ? stops.at(-1)
          : null
        : at === stops.length - 1 || isOut
          ? stops[0]
          : null;
      if (next === null || next === undefined) return;
      event.preventDefault();
      next.focus();
    };
    window.addEventListener('keydown', keepInside);
    return () => {
      window.removeEventListener('keydown', keepInside);
      // what took the focus meanwhile keeps it
      const now = document.activeElement;
      if (now === null || now === document.body || inside.contains(now)) focusAgain(opener);
    };
  }, [isTrapped]);
  return part;
}
