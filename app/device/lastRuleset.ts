import { File, Paths } from 'expo-file-system';

const FILE = 'last-ruleset.txt';

/**
 * The id of the ruleset used last, from a small file: the Rulings tab must open at it without the database, which may be
 * open elsewhere. Null where nothing is kept.
 */
export function readLastRuleset(): string | null {
  try {
    const id = new File(Paths.document, FILE).textSync().trim();
    return id === '' ? null : id;
  } catch {
    return null;
  }
}

/** Never throws: without it the tab opens at the first ruleset. */
export function writeLastRuleset(id: string): void {
  try {
    const file = new File(Paths.document, FILE);
    if (!file.exists) file.create();
    file.write(id);
  } catch {
    // It is still known until the app is closed.
  }
}
