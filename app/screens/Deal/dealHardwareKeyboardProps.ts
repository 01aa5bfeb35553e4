import { type Card } from '@/engine';

export interface DealHardwareKeyboardProps {
  /** False while another screen covers the deal. */
  readonly isListening: boolean;
  /** Cards are asked for. */
  readonly hasKeys: boolean;
  readonly onKey: (card: Card) => void;
  readonly onUndo: () => void;
  /** Everything was answered: after a typed card the focus goes to the button with this test id, so Enter presses it. */
  readonly startTestID: string | null;
}
