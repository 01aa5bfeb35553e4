import { useIsFocused } from '@react-navigation/native';
import { type ReactNode } from 'react';
import { Platform } from 'react-native';
import { TopScreenContext } from '../hooks';

/**
 * Renders a screen only while no other screen covers it. In a browser a covered screen would stay in the page: it would
 * rerender with every tap, and every testID would be there twice. Its state is kept outside the screen. On a phone a
 * covered screen stays mounted, because it is visible while the screen above is swiped away.
 */
export function TopScreenGate({ children }: { readonly children: ReactNode }) {
  const isOnTop = useIsFocused();
  if (!isOnTop && Platform.OS === 'web') return null;
  return <TopScreenContext.Provider value={isOnTop}>{children}</TopScreenContext.Provider>;
}
