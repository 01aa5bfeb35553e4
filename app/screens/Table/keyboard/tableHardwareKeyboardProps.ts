import { type Card } from '@/engine';
import { type TableKeyCommand } from './interpretTableKey';

/** What the keyboard asks of the table; the rest it does by itself. */
export type NonFocusTableKeyCommand = Exclude<
  TableKeyCommand,
  { readonly do: 'move-focus' | 'next-group' | 'hold-one' | 'drop-one' }
>;

export interface TableHardwareKeyboardProps {
  /** False while another screen covers the table. */
  readonly isListening: boolean;
  /** The card that is armed when the key is pressed. */
  readonly armed: () => Card | null;
  /** Whether a figure is the number of cards drawn. */
  readonly isCountAsked: () => boolean;
  /** Whether a card key tells the new top of a stock. */
  readonly isTopAsked: () => boolean;
  /** The building pile that takes a card, where one does: the focus goes there once the card is armed. */
  readonly pileTaking: (card: Card) => number | null;
  readonly onCommand: (command: NonFocusTableKeyCommand) => void;
}
