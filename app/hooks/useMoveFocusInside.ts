import { type RefObject, useRef } from 'react';
import { type View } from 'react-native';

/** The part of the screen that gets the keyboard's focus while it is open. A phone's screen reader goes by `aria-modal`. */
export const useMoveFocusInside = (_isTrapped: boolean): RefObject<View | null> => useRef<View>(null);
