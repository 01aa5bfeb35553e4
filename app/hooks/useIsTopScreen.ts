import { createContext, useContext } from 'react';

/** Whether no other screen covers this one. On a phone a covered screen stays mounted and must not react. */
export const TopScreenContext = createContext(true);

export const useIsTopScreen = (): boolean => useContext(TopScreenContext);
