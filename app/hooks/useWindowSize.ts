import { useWindowDimensions } from 'react-native';
import { TWO_PANES_MIN_WIDTH, useAppTextScale } from '../theme';

/** By how much letters are enlarged: by the system, and by the text size of the settings. */
export const useTextScale = (): number => useWindowDimensions().fontScale * useAppTextScale();

/** How wide the window is for letters of this size: at twice the text size, half as wide. */
export const useReadingWidth = (): number => useWindowDimensions().width / useTextScale();

/** Whether there is room for the list beside the sheet. */
export const useHasTwoPanes = (): boolean => useReadingWidth() >= TWO_PANES_MIN_WIDTH;

const CRAMPED_BELOW = 300;

/** Whether a line holds as few letters as on a phone at twice its text size: then margins shrink before text does. */
export const useIsCramped = (): boolean => useReadingWidth() < CRAMPED_BELOW;

/** Whether the window itself is that narrow, as a browser's is that enlarges the whole page. */
export const useIsNarrowWindow = (): boolean => useWindowDimensions().width < CRAMPED_BELOW;
