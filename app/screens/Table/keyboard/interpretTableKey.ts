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

/** Each letter does one thing; the list of keys (`KeysHelpPanel`) names them all. */
export function interpretTableKey(pressed: PressedKey, armed: Card | null): TableKeyCommand | null {
  const { key, ctrlKey, altKey, metaKey, shiftKey } = pressed;
  // The browser's own shortcuts stay the browser's.
  if (ctrlKey || altKey || metaKey) return null;
  const direction = ARROWS[key];
  if (direction !== undefined) return { do: 'move-focus', to: direction };
  if (key === 'Tab') return { do: 'next-group', isBack: shiftKey };
  if (key === '?') return { do: 'open-help' };
  if (key === 'Backspace') return shiftKey ? { do: 'redo' } : { do: 'action', action: 'undo' };
  const letter = key.toLowerCase();
  if (letter === 's') return keyTap('S', armed);
  if (letter === 'u') return keyTap('?', armed);
  if (letter === 'c') return { do: 'tap', tap: { on: 'clear' }, isHeld: false };
  if (letter === 'f') return { do: 'open-flags' };
  const action = ACTIONS[letter];
  if (action !== undefined) return { do: 'action', action };
  return /^[0-9]$/.test(key) ? keyTap(typedCard(Number(key), armed), armed) : null;
}

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
