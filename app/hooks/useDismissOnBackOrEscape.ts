import { useEffect } from 'react';
import { BackHandler } from 'react-native';
import { useIsTopScreen } from './useIsTopScreen';
import { useStableCallback } from './useStableCallback';

/** While something is open, the back button closes it first, unless another screen covers this one. */
export function useDismissOnBackOrEscape(isOpen: boolean, close: () => void): void {
  const dismiss = useStableCallback(close);
  const isListening = useIsTopScreen() && isOpen;
  useEffect(() => {
    if (!isListening) return undefined;
    const listening = BackHandler.addEventListener('hardwareBackPress', () => {
      dismiss();
      return true;
    });
    return () => listening.remove();
  }, [isListening, dismiss]);
}
