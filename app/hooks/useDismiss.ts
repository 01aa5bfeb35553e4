import { useEffect } from 'react';
import { BackHandler } from 'react-native';
import { useStable } from './useStable';

/** While something lies open, the way back closes that first. */
export function useDismiss(isOpen: boolean, close: () => void): void {
  const dismiss = useStable(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    const listening = BackHandler.addEventListener('hardwareBackPress', () => {
      dismiss();
      return true;
    });
    return () => listening.remove();
  }, [isOpen, dismiss]);
}
