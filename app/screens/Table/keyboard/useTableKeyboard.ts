import { type TableKeyboardProps } from './tableKeyboardProps';

/** A phone has no keys to listen to; a keyboard connected to one walks the buttons by the system's own keys. */
export const useTableKeyboard = (_props: TableKeyboardProps): void => undefined;

/** Whether the list of keys is worth offering. */
export const HAS_TABLE_KEYBOARD = false;
