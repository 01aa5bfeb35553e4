import { type Card } from '@/engine';
import { type TableKeyCommand } from './interpretTableKey';

export type TableKeyboardCommand = Exclude<TableKeyCommand, { readonly do: 'move-focus' | 'next-group' }>;

export interface TableKeyboardProps {
  /** False while another screen covers the table. */
  readonly isListening: boolean;
  /** The card that is armed when the key is pressed. */
  readonly armed: () => Card | null;
  /** The building pile that takes a card, where one does: the focus goes there once the card is armed. */
  readonly pileTaking: (card: Card) => number | null;
  readonly onCommand: (command: TableKeyboardCommand) => void;
}
