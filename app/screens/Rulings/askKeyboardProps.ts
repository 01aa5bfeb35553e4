export interface AskKeyboardProps {
  /** False while something else has the keys, or another screen covers this one. */
  readonly isListening: boolean;
  readonly onClear: () => void;
}
