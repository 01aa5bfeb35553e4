import { useEffect } from 'react';
import { useStable } from './useStable';

/** While something is open, Escape closes it. */
export function useDismiss(isOpen: boolean, close: () => void): void {
  const dismiss = useStable(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    const listen = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') dismiss();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOpen, dismiss]);
}
