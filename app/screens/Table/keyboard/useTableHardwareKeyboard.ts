import { type TableHardwareKeyboardProps } from './tableHardwareKeyboardProps';

/**
 * A phone has no keys to listen to; a keyboard connected to one walks the buttons by the system's own keys. Answers
 * whether a typed 1 waits for a second figure: never.
 */
export const useTableHardwareKeyboard = (_props: TableHardwareKeyboardProps): boolean => false;

/** Whether the list of keys is worth offering. */
export const HAS_TABLE_KEYBOARD = false;
