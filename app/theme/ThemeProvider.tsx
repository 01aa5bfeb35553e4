import { createContext, type ReactNode, useContext } from 'react';
import { StatusBar, useColorScheme } from 'react-native';
import { choosePalette, type Palette } from './palettes';
import { type StyleMaker, stylesFor } from './styles';
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

/** A component's styles under the palette in force. `make` must be a function outside the component. */
export const useStyles = <T,>(make: StyleMaker<T>): T => stylesFor(make, usePalette());
