import { useEffect } from 'react';
import { useStableCallback } from '../../../hooks';
import { interpretTableKey } from './interpretTableKey';
import { focusBuildingPile, isScrolling, isTypingIn, moveFocus, moveToNextGroup } from './focusMoves.web';
import { type TableKeyboardProps } from './tableKeyboardProps';

export const HAS_TABLE_KEYBOARD = true;

/**
 * Listens for keys while the table is on top. A key that is typed into a text field, or that the browser or another
 * part of the page has already handled, is left alone.
 */
export function useTableKeyboard({ isListening, armed, pileTaking, onCommand }: TableKeyboardProps): void {
  const listen = useStableCallback((event: KeyboardEvent) => {
    if (event.defaultPrevented || isTypingIn(document.activeElement)) return;
    const command = interpretTableKey(event, armed());
    if (command === null) return;
    if (command.do === 'next-group') {
      if (moveToNextGroup(command.isBack)) event.preventDefault();
      return;
    }
    if (command.do === 'move-focus' && isScrolling(document.activeElement)) return;
    event.preventDefault();
    if (command.do === 'move-focus') return moveFocus(command.to);
    onCommand(command);
    if (command.do === 'tap' && command.isHeld && command.tap.on === 'key') {
      focusBuildingPile(pileTaking(command.tap.card));
    }
  });
  useEffect(() => {
    if (!isListening) return undefined;
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isListening, listen]);
}
