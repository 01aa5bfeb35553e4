import { useWindowDimensions } from 'react-native';
import { TWO_PANES_MIN_WIDTH } from '../theme';

/** Whether there is room for the list beside the sheet. */
export const useHasTwoPanes = (): boolean => useWindowDimensions().width >= TWO_PANES_MIN_WIDTH;

/** Whether the window is as narrow as a phone at twice its text size: then margins shrink before text does. */
export const useIsCramped = (): boolean => useWindowDimensions().width < 300;
