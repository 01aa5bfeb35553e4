import { File, Paths } from 'expo-file-system';
import { type ThemeAndTextSize, parseThemeAndTextSize, serializeThemeAndTextSize } from './themeAndTextSize';

const FILE = 'appearance.json';

/**
 * The appearance as it was last shown, from a small file. The settings themselves are in the database, which is opened
 * after the first screen is drawn: without this copy that screen would be drawn in the wrong colours.
 */
export function readThemeAndTextSizeCopy(): ThemeAndTextSize {
  try {
    return parseThemeAndTextSize(JSON.parse(new File(Paths.document, FILE).textSync()) as Record<string, unknown>);
  } catch {
    return parseThemeAndTextSize({});
  }
}

/** Never throws: without a copy the next start begins in the system's colours. */
export function writeThemeAndTextSizeCopy(appearance: ThemeAndTextSize): void {
  try {
    const file = new File(Paths.document, FILE);
    if (!file.exists) file.create();
    file.write(JSON.stringify(serializeThemeAndTextSize(appearance)));
  } catch {
    // The settings in the database are not affected.
  }
}
