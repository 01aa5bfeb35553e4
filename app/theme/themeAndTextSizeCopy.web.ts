import { type ThemeAndTextSize, parseThemeAndTextSize, serializeThemeAndTextSize } from './themeAndTextSize';

const KEY = 'tableside.appearance';

/**
 * The appearance as it was last shown, from localStorage. The settings themselves are in the database, which is opened
 * after the first screen is drawn: without this copy that screen would be drawn in the wrong colours.
 */
export function readThemeAndTextSizeCopy(): ThemeAndTextSize {
  try {
    return parseThemeAndTextSize(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>);
  } catch {
    return parseThemeAndTextSize({});
  }
}

/** Never throws: without a copy the next start begins in the system's colours. */
export function writeThemeAndTextSizeCopy(appearance: ThemeAndTextSize): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(serializeThemeAndTextSize(appearance)));
  } catch {
    // The settings in the database are not affected.
  }
}
