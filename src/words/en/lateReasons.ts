import type { RemedyLateReason } from '@/engine';

/** Why nothing is moved any more. */
export const lateReasons = {
  'next-player-acted': 'Too late to put right: the next player has already acted, so it stands.',
  'card-covered': 'Too late to put right: another card lies on it, so it stands.',
  'turn-completed': 'Too late to put right: that turn is over, so it stands.',
  'play-was-final': 'It cannot be taken back: under this sheet a discard is final.',
  'game-over': 'The game is over, so nothing is moved any more.',
} as const satisfies Readonly<Record<RemedyLateReason, string>>;
