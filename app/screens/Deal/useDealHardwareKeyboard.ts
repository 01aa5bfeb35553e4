import { type DealHardwareKeyboardProps } from './dealHardwareKeyboardProps';

/** A phone has no keys to listen to. Answers whether a typed 1 waits for a second figure: never. */
export const useDealHardwareKeyboard = (_props: DealHardwareKeyboardProps): boolean => false;
