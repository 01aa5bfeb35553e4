import { useIsFocused } from '@react-navigation/native';
import { type ReactNode } from 'react';
import { Platform } from 'react-native';
import { TopScreenContext } from '../hooks';

/**
 * Drawn only while nothing lies on it. In a browser a screen underneath would stay in the page: hidden from
 * sight, but drawn anew with every tap, and each of its names there twice. What it shows is kept elsewhere. On a
 * phone it stays, because it can be seen while the screen above is swiped away.
 */
export function TopScreenProvider({ children }: { readonly children: ReactNode }) {
  const isOnTop = useIsFocused();
  if (!isOnTop && Platform.OS === 'web') return null;
  return <TopScreenContext.Provider value={isOnTop}>{children}</TopScreenContext.Provider>;
}
