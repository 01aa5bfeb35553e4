import { createContext, useContext } from 'react';

interface BackToWords {
  /** "Back to Table 7" */
  readonly long: string;
  /** "Table 7", where there is no room for more. */
  readonly short: string;
}

/** The label of this screen's way back; null if none was provided. */
export const BackLabelContext = createContext<BackToWords | null>(null);

export const useBackLabel = (): BackToWords | null => useContext(BackLabelContext);
