import { type DealKeyboardProps } from './dealKeyboardProps';

/** A phone has no keys to listen to. Answers whether a typed 1 waits for a second figure: never. */
export const useDealKeyboard = (_props: DealKeyboardProps): boolean => false;
