import { type Card } from '@/engine';

/** What a key of the keyboard does at the deal. Enter on a focused button is missing: the browser presses it. */
export type DealKeyCommand =
  | { readonly do: 'cards'; readonly cards: readonly Card[] }
  /** A typed 1 waits for a second figure (10, 11, 12), for Enter, or for another card. */
  | { readonly do: 'hold-one' }
  | { readonly do: 'drop-one' }
  | { readonly do: 'undo' };

/** `isOneHeld`: a 1 was typed and waits. */
export function interpretDealKey(key: string, isOneHeld: boolean): DealKeyCommand | null {
  const before: readonly Card[] = isOneHeld ? [1] : [];
  if (key === 'Enter') return isOneHeld ? { do: 'cards', cards: [1] } : null;
  if (key === 'Backspace') return { do: isOneHeld ? 'drop-one' : 'undo' };
  const letter = key.toLowerCase();
  if (letter === 's') return { do: 'cards', cards: [...before, 'S'] };
  if (letter === 'u') return { do: 'cards', cards: [...before, '?'] };
  if (!/^[0-9]$/.test(key)) return null;
  const figure = Number(key);
  if (isOneHeld && figure <= 2) return { do: 'cards', cards: [10 + figure] };
  if (figure === 1) return { do: 'hold-one' };
  return { do: 'cards', cards: [...before, figure === 0 ? 10 : figure] };
}
