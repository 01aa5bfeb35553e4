import type { Phase } from '@/engine';

/** Where a game stands. */
export const phases = {
  setup: 'Setting up',
  cut: 'Drawing cards to decide',
  dealt: 'Stocks are dealt',
  draw: 'Time to draw',
  play: 'In play',
  over: 'Game over',
  signed: 'Signed',
  paused: 'Paused',
} as const satisfies Readonly<Record<Phase, string>>;
