import { useWindowDimensions } from 'react-native';
import { TWO_PANES_FROM } from '../theme';

/** Whether there is room for the list beside the sheet. */
export const useTwoPanes = (): boolean => useWindowDimensions().width >= TWO_PANES_FROM;

/** A phone at twice its text size: margins give way before words do. */
export const useCramped = (): boolean => useWindowDimensions().width < 300;
