import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { StatusBar, StyleSheet, useColorScheme } from 'react-native';
import { choosePalette, type Palette } from './palettes';
import { useStrongContrast } from './useStrongContrast';

const ThemeContext = createContext<Palette>(choosePalette(false, false));

/** Light or dark as the device says, strong where it asks for contrast. */
export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  const isDark = useColorScheme() === 'dark';
  const isStrong = useStrongContrast();
  const palette = choosePalette(isDark, isStrong);
  return (
    <ThemeContext.Provider value={palette}>
      <StatusBar barStyle={palette.isDark ? 'light-content' : 'dark-content'} />
      {children}
    </ThemeContext.Provider>
  );
}

export const usePalette = (): Palette => useContext(ThemeContext);

/** Styles that depend on the palette, made once per palette. `make` must be a function outside the component. */
export function useStyles<T extends StyleSheet.NamedStyles<T>>(make: (palette: Palette) => T): T {
  const palette = usePalette();
  return useMemo(() => StyleSheet.create(make(palette)), [make, palette]);
}
