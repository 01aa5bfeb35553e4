import { type AskKeyboardProps } from './askKeyboardProps';

/** A phone has no keys of this kind. */
export const useAskKeyboard = (_: AskKeyboardProps): void => undefined;
