import { type Card, type Seat } from './cards';

/**
 * One physical action that puts a flagged act right. The app shows the list to the referee and applies
 * the same list to the table, so the two cannot differ.
 */
export type RemedyStep =
  /**
   * A card on a building pile (laid by entry `n`) goes back to a hand, the top of a stock, or its place in a
   * discard pile.
   */
  | {
      readonly do: 'build-to-hand';
      readonly n: number;
      readonly pile: number;
      readonly card: Card;
      readonly seat: Seat;
    }
  | {
      readonly do: 'build-to-stock';
      readonly n: number;
      readonly pile: number;
      readonly card: Card;
      readonly seat: Seat;
    }
  | {
      readonly do: 'build-to-discard';
      readonly n: number;
      readonly pile: number;
      readonly card: Card;
      readonly seat: Seat;
      readonly discard: number;
    }
  /** The building pile that the card completed is restored first. */
  | { readonly do: 'restore-pile'; readonly pile: number }
  /** The stock card that was turned up beneath is turned down again. */
  | { readonly do: 'turn-down'; readonly seat: Seat; readonly card: Card }
  | { readonly do: 'turn-up'; readonly seat: Seat }
  /** A card on a discard pile goes to a hand, a stock or another discard pile. */
  | {
      readonly do: 'discard-to-hand';
      readonly owner: Seat;
      readonly pile: number;
      readonly card: Card;
      readonly seat: Seat;
    }
  | {
      readonly do: 'discard-to-stock';
      readonly owner: Seat;
      readonly pile: number;
      readonly card: Card;
      readonly seat: Seat;
    }
  | {
      readonly do: 'discard-to-discard';
      readonly owner: Seat;
      readonly pile: number;
      readonly card: Card;
      readonly seat: Seat;
      readonly to: number;
    }
  | { readonly do: 'hand-to-discard'; readonly seat: Seat; readonly pile: number; readonly card: Card }
  | { readonly do: 'hand-to-build'; readonly seat: Seat; readonly pile: number; readonly card: Card }
  | { readonly do: 'stock-to-build'; readonly seat: Seat; readonly pile: number; readonly card: Card }
  | {
      readonly do: 'discard-to-build';
      readonly seat: Seat;
      readonly discard: number;
      readonly pile: number;
      readonly card: Card;
    }
  /** Extra cards go from the hand into the player's own stock: shuffled in, or inserted unseen. */
  | {
      readonly do: 'extras-to-stock';
      readonly seat: Seat;
      readonly count: number;
      readonly how: 'shuffleIn' | 'insertUnseen';
    }
  | { readonly do: 'hand-to-draw'; readonly seat: Seat; readonly count: number }
  /** Penalty cards from the draw pile, unseen. */
  | {
      readonly do: 'penalty';
      readonly seat: Seat;
      readonly count: number;
      readonly place: 'bottom' | 'top' | 'hand' | 'discard';
      readonly pile?: number;
    }
  | { readonly do: 'owe'; readonly seat: Seat; readonly count: number }
  | { readonly do: 'reshuffle'; readonly cards: number }
  | { readonly do: 'undo-reshuffle' }
  /** Cards added to (or, below zero, taken from) the bottom of a stock, unseen. */
  | { readonly do: 'adjust-stock'; readonly seat: Seat; readonly count: number }
  | { readonly do: 'give-turn'; readonly seat: Seat | null }
  /** Must play before drawing at the next regular turn. */
  | { readonly do: 'mark'; readonly seat: Seat }
  | { readonly do: 'commit'; readonly seat: Seat; readonly card: Card }
  /** Steps that do not change the position: something is said, tidied or shuffled. */
  | { readonly do: 'warn'; readonly seat: Seat | null }
  | { readonly do: 'discard-now'; readonly seat: Seat }
  | { readonly do: 'shuffle-stock'; readonly seat: Seat }
  | { readonly do: 'shuffle-draw' }
  | { readonly do: 'remove-pile' }
  | { readonly do: 'tidy'; readonly seat: Seat | null }
  | { readonly do: 'play-on'; readonly seat: Seat | null }
  | { readonly do: 'recount' }
  | { readonly do: 'move-spectator' }
  | { readonly do: 'as-before' };

/** Why a remedy can no longer move any card. */
export const REMEDY_LATE_REASONS = [
  'next-player-acted',
  'card-covered',
  'turn-completed',
  'play-was-final',
  'game-over',
] as const;
export type RemedyLateReason = (typeof REMEDY_LATE_REASONS)[number];
