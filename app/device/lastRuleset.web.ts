const KEY = 'tableside.last-ruleset';

/**
 * The id of the ruleset used last, from localStorage: the Rulings tab must open at it without the database, which may be
 * open in another window. Null where nothing is kept.
 */
export function readLastRuleset(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Never throws: a browser that keeps nothing still knows it until the page is closed. */
export function writeLastRuleset(id: string): void {
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // It is still known until the page is closed.
  }
}
