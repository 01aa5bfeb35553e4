import { useWindowDimensions } from 'react-native';

/** A phone at twice its text size: margins give way before words do. */
export const useCramped = (): boolean => useWindowDimensions().width < 300;
