import { type Appearance, parseAppearance, serializeAppearance } from './appearance';

const KEY = 'tableside.appearance';

/**
 * The appearance as it was last shown, from localStorage. The settings themselves are in the database, which is opened
 * after the first screen is drawn: without this copy that screen would be drawn in the wrong colours.
 */
export function readAppearanceCopy(): Appearance {
  try {
    return parseAppearance(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>);
  } catch {
    return parseAppearance({});
  }
}

/** Never throws: without a copy the next start begins in the system's colours. */
export function writeAppearanceCopy(appearance: Appearance): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(serializeAppearance(appearance)));
  } catch {
    // The settings in the database are not affected.
  }
}
