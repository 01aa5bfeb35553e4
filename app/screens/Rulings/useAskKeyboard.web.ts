import { useEffect } from 'react';
import { useStableCallback } from '../../hooks';
import { type AskKeyboardProps } from './askKeyboardProps';

/** A screen in another tab may still be in the page, hidden. */
const shown = (selector: string): HTMLElement[] =>
  Array.from(document.querySelectorAll<HTMLElement>(selector)).filter((element) => element.offsetParent !== null);

/** Everything in the list that can be chosen, in its order on the page. */
const choices = (): HTMLElement[] => shown('[data-testid="ask-list"] :is(a, button, [role=button])');

/**
 * By the keyboard alone: the arrow keys move between the box and what is listed below it, Escape empties the box and
 * goes back to it. Enter is the browser's own: in the box it opens the first answer, on a row that row.
 */
export function useAskKeyboard({ isListening, onClear }: AskKeyboardProps): void {
  const clear = useStableCallback(onClear);
  useEffect(() => {
    if (!isListening) return undefined;
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return;
      const [box] = shown('[data-testid="ask"]');
      const rows = choices();
      const at = rows.findIndex((row) => row === document.activeElement);
      const isInBox = document.activeElement === box;
      if (box === undefined || (!isInBox && at < 0)) return;
      const target = focusTarget(event.key, box, rows, isInBox ? -1 : at);
      if (event.key === 'Escape') clear();
      else if (target === null) return;
      event.preventDefault();
      (target ?? box).focus();
    };
    // On its way down: react-native-web lets no key of a text field rise.
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, [isListening, clear]);
}

/** Null: the key is none of ours. `at` −1 is the box, above the first row. */
function focusTarget(key: string, box: HTMLElement, rows: readonly HTMLElement[], at: number): HTMLElement | null {
  switch (key) {
    case 'ArrowDown':
      return rows[Math.min(at + 1, rows.length - 1)] ?? box;
    case 'ArrowUp':
      return at < 0 ? null : (rows[at - 1] ?? box);
    case 'Escape':
      return box;
    default:
      return null;
  }
}
