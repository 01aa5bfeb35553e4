import { createContext, type ReactNode, useCallback, useContext, useLayoutEffect, useState } from 'react';
import { StatusBar, useColorScheme, useWindowDimensions } from 'react-native';
import {
  type ThemeAndTextSize,
  parseThemeAndTextSize,
  textScaleOnTopOfSystem,
  type ThemeChoice,
} from './themeAndTextSize';
import { readThemeAndTextSizeCopy, writeThemeAndTextSizeCopy } from './themeAndTextSizeCopy';
import { setPageTheme } from './pageTheme';
import { choosePalette, type Palette } from './palettes';
import { type StyleMaker, stylesFor } from './styles';
import { useForcedColours } from './useForcedColours';
import { useStrongContrast } from './useStrongContrast';

const ThemeContext = createContext<Palette>(choosePalette(false, false));
const TextScaleContext = createContext(1);
const ThemeAndTextSizeContext = createContext<ThemeAndTextSize>(parseThemeAndTextSize({}));
const ApplyThemeAndTextSizeContext = createContext<(stored: Readonly<Record<string, string>>) => void>(() => undefined);

/** The palette for what was chosen here and what the device asks for. A device that asks for contrast gets it in any. */
function usePaletteFor(theme: ThemeChoice): Palette {
  const isSystemDark = useColorScheme() === 'dark';
  const isStrong = useStrongContrast();
  // With forced colours the system paints the backgrounds: drawings in the ink of another theme would be lost on them.
  const isForced = useForcedColours();
  if (isForced || theme === 'system') return choosePalette(isSystemDark, isStrong);
  return choosePalette(theme === 'dark', isStrong || theme === 'contrast');
}

/**
 * Colours and text size, for every screen: those chosen in the settings, else the device's own. The settings come with
 * the registry, which is opened below; until then the copy of what was shown last is in force.
 */
export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  const [appearance, setAppearance] = useState<ThemeAndTextSize>(readThemeAndTextSizeCopy);
  const { theme, textSize } = appearance;
  const palette = usePaletteFor(theme);
  const textScale = textScaleOnTopOfSystem(textSize, useWindowDimensions().fontScale);
  const apply = useCallback(
    (stored: Readonly<Record<string, string>>) =>
      setAppearance((now) => {
        const next = parseThemeAndTextSize(stored, now);
        return next.theme === now.theme && next.textSize === now.textSize ? now : next;
      }),
    [],
  );
  useLayoutEffect(() => {
    setPageTheme(appearance.theme);
    writeThemeAndTextSizeCopy(appearance);
  }, [appearance]);
  return (
    <ApplyThemeAndTextSizeContext.Provider value={apply}>
      <ThemeAndTextSizeContext.Provider value={appearance}>
        <TextScaleContext.Provider value={textScale}>
          <ThemeContext.Provider value={palette}>
            <StatusBar barStyle={palette.isDark ? 'light-content' : 'dark-content'} />
            {children}
          </ThemeContext.Provider>
        </TextScaleContext.Provider>
      </ThemeAndTextSizeContext.Provider>
    </ApplyThemeAndTextSizeContext.Provider>
  );
}

/** Applies theme and text size from the stored settings. What they do not name stays as it is. */
export const useApplyThemeAndTextSize = (): ((stored: Readonly<Record<string, string>>) => void) =>
  useContext(ApplyThemeAndTextSizeContext);

/** What is chosen in the settings. */
export const useThemeAndTextSize = (): ThemeAndTextSize => useContext(ThemeAndTextSizeContext);

export const usePalette = (): Palette => useContext(ThemeContext);

/** The factor by which the app's own text size enlarges letters. The system's font scale comes on top of it. */
export const useAppTextScale = (): number => useContext(TextScaleContext);

/** A component's styles under the palette in force. `make` must be a function outside the component. */
export const useStyles = <T,>(make: StyleMaker<T>): T => stylesFor(make, usePalette());
