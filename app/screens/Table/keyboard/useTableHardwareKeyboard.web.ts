import { useEffect, useState } from 'react';
import { useStableCallback } from '../../../hooks';
import { interpretTableKey, usesUpWaitingOneKey } from './interpretTableKey';
import {
  focusBuildingPile,
  focusFlagBar,
  isScrollableElement,
  isTypingIn,
  moveFocus,
  moveFocusToNextGroup,
} from './focusMoves.web';
import { type TableHardwareKeyboardProps } from './tableHardwareKeyboardProps';

export const HAS_TABLE_KEYBOARD = true;

/**
 * Listens for keys while the table is on top. A key that is typed into a text field, or that the browser or another
 * part of the page has already handled, is left alone. Answers whether a typed 1 waits for a second figure: the keypad
 * shows it like a key that is held.
 */
export function useTableHardwareKeyboard(props: TableHardwareKeyboardProps): boolean {
  const { isListening, armed, isCountAsked, isTopAsked, pileTaking, onCommand } = props;
  const [isOneTyped, setOneTyped] = useState(false);
  const listen = useStableCallback((event: KeyboardEvent) => {
    if (event.defaultPrevented || isTypingIn(document.activeElement)) return;
    // what was asked may have been answered by a touch meanwhile
    const isOneHeld = isOneTyped && isTopAsked();
    const typing = { isCountAsked: isCountAsked(), isTopAsked: isTopAsked(), isOneHeld };
    const command = interpretTableKey(event, armed(), typing);
    if (command === null) return;
    setOneTyped(command.do === 'hold-one');
    if (isOneHeld && !usesUpWaitingOneKey(command))
      onCommand({ do: 'tap', tap: { on: 'key', card: 1 }, isHeld: false });
    if (command.do === 'next-group') {
      if (moveFocusToNextGroup(command.isBack)) event.preventDefault();
      return;
    }
    if (command.do === 'move-focus' && isScrollableElement(document.activeElement)) return;
    event.preventDefault();
    if (command.do === 'move-focus') return moveFocus(command.to);
    if (command.do === 'hold-one' || command.do === 'drop-one') return;
    onCommand(command);
    if (command.do === 'open-flags') focusFlagBar();
    if (command.do === 'tap' && command.isHeld && command.tap.on === 'key') {
      focusBuildingPile(pileTaking(command.tap.card));
    }
  });
  useEffect(() => {
    if (!isListening) return undefined;
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isListening, listen]);
  return isOneTyped;
}
