import { type Card } from '@/engine';
import { type Tap } from '@/state';
import { type TableActionName } from '../parts/ActionRow';

/** The part of a browser's KeyboardEvent that decides what a key means. */
export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

export const FOCUS_DIRECTIONS = ['left', 'right', 'up', 'down'] as const;
export type FocusDirection = (typeof FOCUS_DIRECTIONS)[number];

/** What a key does at the table. Enter and the space bar are missing: the browser presses the focused button itself. */
export type TableKeyCommand =
  /** A card key. `isHeld`: the card is armed afterwards, so the focus may go to a pile that takes it. */
  | { readonly do: 'tap'; readonly tap: Tap; readonly isHeld: boolean }
  /** How many were drawn. */
  | { readonly do: 'count'; readonly count: number }
  /** A 1 was typed where a card is told at once: it waits for a second figure, for Enter, or for any other key. */
  | { readonly do: 'hold-one' }
  | { readonly do: 'drop-one' }
  | { readonly do: 'action'; readonly action: TableActionName }
  | { readonly do: 'redo' }
  | { readonly do: 'open-flags' }
  | { readonly do: 'open-help' }
  | { readonly do: 'move-focus'; readonly to: FocusDirection }
  | { readonly do: 'next-group'; readonly isBack: boolean };

const ARROWS: Readonly<Record<string, FocusDirection>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const ACTIONS: Readonly<Record<string, TableActionName>> = { t: 'talk', d: 'draw', l: 'log', m: 'more' };

/** What the table asks for while a key is pressed: it decides what a figure means. */
export interface TypingContext {
  /** How many were drawn. */
  readonly isCountAsked: boolean;
  /** The new top of a stock: a card key tells it at once. */
  readonly isTopAsked: boolean;
  /** A 1 was typed as its answer, and waits. */
  readonly isOneHeld: boolean;
}
const NOTHING_ASKED: TypingContext = { isCountAsked: false, isTopAsked: false, isOneHeld: false };

/** Each letter does one thing; the list of keys (`KeyboardHelpPanel`) names them all. */
export function interpretTableKey(
  pressed: PressedKey,
  armed: Card | null,
  { isCountAsked, isTopAsked, isOneHeld }: TypingContext = NOTHING_ASKED,
): TableKeyCommand | null {
  const { key, ctrlKey, altKey, metaKey, shiftKey } = pressed;
  // The browser's own shortcuts stay the browser's.
  if (ctrlKey || altKey || metaKey) return null;
  if (isOneHeld && key === 'Enter') return answer(1);
  if (isOneHeld && key === 'Backspace' && !shiftKey) return { do: 'drop-one' };
  const direction = ARROWS[key];
  if (direction !== undefined) return { do: 'move-focus', to: direction };
  if (key === 'Tab') return { do: 'next-group', isBack: shiftKey };
  if (key === '?') return { do: 'open-help' };
  if (key === 'Backspace') return shiftKey ? { do: 'redo' } : { do: 'action', action: 'undo' };
  const letter = key.toLowerCase();
  if (letter === 's') return isTopAsked ? answer('S') : keyTap('S', armed);
  if (letter === 'u') return isTopAsked ? answer('?') : keyTap('?', armed);
  if (letter === 'c') return { do: 'tap', tap: { on: 'clear' }, isHeld: false };
  if (letter === 'f') return { do: 'open-flags' };
  const action = ACTIONS[letter];
  if (action !== undefined) return { do: 'action', action };
  if (!/^[0-9]$/.test(key)) return null;
  const figure = Number(key);
  if (isCountAsked) return { do: 'count', count: figure };
  if (!isTopAsked) return keyTap(typedCard(figure, armed), armed);
  if (figure === 1 && !isOneHeld) return { do: 'hold-one' };
  return answer(typedCard(figure, isOneHeld ? 1 : null));
}

/** Told at once: the focus stays where it is. */
const answer = (card: Card): TableKeyCommand => ({ do: 'tap', tap: { on: 'key', card }, isHeld: false });

/** Whether a 1 that waits is used up by this: as the first figure of ten, eleven or twelve, as a one, or dropped. */
export const usesUpWaitingOneKey = (command: TableKeyCommand): boolean =>
  command.do === 'drop-one' ||
  (command.do === 'tap' &&
    command.tap.on === 'key' &&
    typeof command.tap.card === 'number' &&
    (command.tap.card === 1 || command.tap.card >= 10));

/** 10, 11 and 12 are typed as they are written: a 1 that is armed and a second figure. 0 alone is 10. */
function typedCard(figure: number, armed: Card | null): Card {
  if (figure === 0) return 10;
  return (armed === 1 && figure <= 2 ? 10 + figure : figure) as Card;
}

/** Pressed again, a card that is armed is put down. */
const keyTap = (card: Card, armed: Card | null): TableKeyCommand => ({
  do: 'tap',
  tap: { on: 'key', card },
  isHeld: card !== armed,
});
