import { useEffect } from 'react';
import { panelHistory } from './panelHistory.web';
import { useStableCallback } from './useStableCallback';

/** While something is open, Escape and the browser's Back close it: of several open things the one opened last. */
export function useDismissOnBackOrEscape(isOpen: boolean, close: () => void): void {
  const dismiss = useStableCallback(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || !panelHistory.isTop(dismiss)) return;
      // the same key must not close what lies beneath as well
      event.preventDefault();
      dismiss();
    };
    const remove = panelHistory.add(dismiss);
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
      remove();
    };
  }, [isOpen, dismiss]);
}
