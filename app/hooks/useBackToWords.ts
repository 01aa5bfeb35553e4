import { createContext, useContext } from 'react';

interface BackToWords {
  /** "Back to Table 7" */
  readonly long: string;
  /** "Table 7", where there is no room for more. */
  readonly short: string;
}

/** Where the way back of this screen leads, in words; null where nobody said. */
export const BackToContext = createContext<BackToWords | null>(null);

export const useBackToWords = (): BackToWords | null => useContext(BackToContext);
