import { useEffect, useRef, useState } from 'react';
import { type Card } from '@/engine';
import { useStableCallback } from '../../hooks';
import { type DealHardwareKeyboardProps } from './dealHardwareKeyboardProps';
import { interpretDealKey } from './interpretDealKey';

/** Whether keys pressed now are text for what has the focus. */
const isTyping = (): boolean => document.activeElement?.matches('input, textarea, select') === true;

/**
 * Cards can be typed while the deal is on top. Answers whether a typed 1 waits for a second figure: the keypad shows
 * it like a key that is held.
 */
export function useDealHardwareKeyboard(props: DealHardwareKeyboardProps): boolean {
  const { isListening, hasKeys, startTestID } = props;
  const [isOneHeld, setOneHeld] = useState(false);
  /** A card that was typed with the 1 before it: it answers the question that the 1 leaves. */
  const next = useRef<Card | null>(null);
  const wasTyped = useRef(false);
  const onKey = useStableCallback(props.onKey);
  const listen = useStableCallback((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || isTyping()) return;
    const command = interpretDealKey(event.key, isOneHeld);
    if (command === null || (command.do !== 'undo' && !hasKeys)) return;
    event.preventDefault();
    wasTyped.current = command.do === 'cards';
    setOneHeld(command.do === 'hold-one');
    if (command.do === 'cards') {
      const [card, after = null] = command.cards;
      if (card !== undefined) onKey(card);
      next.current = after;
    }
    if (command.do === 'undo') props.onUndo();
  });
  useEffect(() => {
    if (!isListening) return undefined;
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isListening, listen]);
  useEffect(() => {
    const card = next.current;
    next.current = null;
    if (card !== null) onKey(card);
  });
  useEffect(() => {
    if (startTestID === null || !wasTyped.current) return;
    document.querySelector<HTMLElement>(`[data-testid="${startTestID}"]`)?.focus();
  }, [startTestID]);
  return isOneHeld;
}
