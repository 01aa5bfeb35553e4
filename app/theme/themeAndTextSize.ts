/** What a person may choose. `system`: light or dark as the device says. `contrast`: black on white, for sunlight. */
export const THEME_CHOICES = ['system', 'light', 'dark', 'contrast'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** Per cent of the sizes in `scale.ts`. */
export const TEXT_SIZE_PERCENTS = [100, 125, 150, 175, 200] as const;
export type TextSizePercent = (typeof TEXT_SIZE_PERCENTS)[number];

export interface ThemeAndTextSize {
  readonly theme: ThemeChoice;
  readonly textSize: TextSizePercent;
}

/** The settings of this device that hold it, by their keys in the log. */
export const THEME_AND_TEXT_SIZE_KEYS = { theme: 'theme', textSize: 'text-size' } as const;

const DEFAULT_THEME_AND_TEXT_SIZE: ThemeAndTextSize = { theme: 'system', textSize: 100 };

/** What was stored, by key. A missing or unknown value is replaced by that of `otherwise`. */
export function parseThemeAndTextSize(
  stored: Readonly<Record<string, unknown>>,
  otherwise: ThemeAndTextSize = DEFAULT_THEME_AND_TEXT_SIZE,
): ThemeAndTextSize {
  const theme = THEME_CHOICES.find((known) => known === stored[THEME_AND_TEXT_SIZE_KEYS.theme]);
  const textSize = TEXT_SIZE_PERCENTS.find((known) => String(known) === stored[THEME_AND_TEXT_SIZE_KEYS.textSize]);
  return { theme: theme ?? otherwise.theme, textSize: textSize ?? otherwise.textSize };
}

export const serializeThemeAndTextSize = ({ theme, textSize }: ThemeAndTextSize): Readonly<Record<string, string>> => ({
  [THEME_AND_TEXT_SIZE_KEYS.theme]: theme,
  [THEME_AND_TEXT_SIZE_KEYS.textSize]: String(textSize),
});

/** The system and the app together enlarge letters no further than this: the layouts are made for it. */
const LARGEST_SCALE = 2;

/** The factor of the app's own text size beside the system's: together at most 2, and never smaller than the system's. */
export const textScaleOnTopOfSystem = (textSize: TextSizePercent, systemScale: number): number =>
  Math.max(1, Math.min(textSize / 100, LARGEST_SCALE / systemScale));
