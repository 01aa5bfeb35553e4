import { useWindowDimensions } from 'react-native';
import { TWO_PANES_FROM } from '../theme';

/** Whether there is room for the list beside the sheet. */
export const useTwoPanes = (): boolean => useWindowDimensions().width >= TWO_PANES_FROM;

/** Whether the window is as narrow as a phone at twice its text size: then margins shrink before text does. */
export const useCramped = (): boolean => useWindowDimensions().width < 300;
