import { createContext, useContext } from 'react';

/** Whether nothing lies on the screen that asks. On a phone what lies underneath stays, and must keep still. */
export const OnTopContext = createContext(true);

export const useIsOnTop = (): boolean => useContext(OnTopContext);
