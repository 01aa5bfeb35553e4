import type { Card } from '@/engine';
import type { Tap } from '@/state';
import { type Gesture } from './gesture';

/** The names a finger can touch at the table, and what state hears of it. */
const NAMES: readonly (readonly [RegExp, (...parts: string[]) => Tap])[] = [
  [/^key-clear$/, () => ({ on: 'clear' })],
  [/^key-(\d+|S|\?)$/, (card) => ({ on: 'key', card: cardNamed(card) })],
  [/^build-(\d)$/, (pile) => ({ on: 'build', pile: Number(pile) })],
  [/^stock-(\d+)$/, (seat) => ({ on: 'stock', seat: Number(seat) })],
  [/^discard-(\d+)-(\d)$/, (seat, pile) => ({ on: 'discard', seat: Number(seat), pile: Number(pile) })],
  [/^seat-(\d+)$/, (seat) => ({ on: 'seat', seat: Number(seat) })],
  [/^release$/, () => ({ on: 'release' })],
  [/^asked$/, () => ({ on: 'asked' })],
  [/^draw-count-(\d+)$/, (count) => ({ on: 'draw-count', count: Number(count) })],
  [/^skip-flip$/, () => ({ on: 'skip-flip' })],
];

const cardNamed = (name: string | undefined): Card => (name === 'S' || name === '?' ? name : Number(name));

/** The tap that a gesture at the table amounts to; null where it only opens something (`draw`, `speak`, `more`). */
export function tapOf(gesture: Gesture): Tap | null {
  if (!('tap' in gesture)) return null;
  for (const [pattern, make] of NAMES) {
    const [, ...parts] = pattern.exec(gesture.tap) ?? [];
    if (pattern.test(gesture.tap)) return make(...parts);
  }
  return null;
}
