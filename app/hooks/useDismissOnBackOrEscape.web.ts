import { useEffect } from 'react';
import { useStableCallback } from './useStableCallback';

/** While something is open, Escape closes it. */
export function useDismissOnBackOrEscape(isOpen: boolean, close: () => void): void {
  const dismiss = useStableCallback(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    const listen = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') dismiss();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOpen, dismiss]);
}
