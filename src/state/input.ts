import type { Card, Entry, Seat, Source } from '@/engine';

/** What the referee touched at the table. Its meaning depends on the pending input and on the table. */
export type Tap =
  /** A key: 1–12, Skip-Bo, or `?` for a card nobody saw. */
  | { readonly on: 'key'; readonly card: Card }
  | { readonly on: 'clear' }
  /** A building pile 0–3, or 4 for a fifth. */
  | { readonly on: 'build'; readonly pile: number }
  | { readonly on: 'stock'; readonly seat: Seat }
  | { readonly on: 'discard'; readonly seat: Seat; readonly pile: number }
  /**
   * Makes this seat the one who acts, out of turn, until it is released: by the same seat again, by the seat on turn, or
   * by `release`.
   */
  | { readonly on: 'seat'; readonly seat: Seat }
  /** The player on turn acts again. */
  | { readonly on: 'release' }
  /** Switches whether the partner who acts was asked to. */
  | { readonly on: 'asked' }
  /** How many cards the acting player drew, so that the app assumes no draw. 0: none, although some were due. */
  | { readonly on: 'draw-count'; readonly count: number }
  | { readonly on: 'skip-flip' };

/** Input that needs another tap before it becomes an entry. It is never stored, so a restart clears it. */
export interface PendingInput {
  /** A key pressed, waiting for its pile. */
  readonly armed: Card | null;
  /** A stock or discard top, waiting for its building pile. */
  readonly lifted: { readonly owner: Seat; readonly from: Source } | null;
  /** The seat that acts instead of the player on turn, until it is released; null: the player on turn acts. */
  readonly actor: Seat | null;
  /** The partner in `actor` was asked for the play to come. Such a play is told, and the player on turn acts again. */
  readonly asked: boolean;
  /** "Drew nothing" was told for the act to come. */
  readonly noDraw: boolean;
  /** The referee skipped the question for a new stock top when the record had this many entries. */
  readonly skippedAt: number | null;
  /** Something was tapped while the game is paused: the referee is asked whether it goes on. */
  readonly isResumeAsked: boolean;
}

export const NO_PENDING_INPUT: PendingInput = {
  armed: null,
  lifted: null,
  actor: null,
  asked: false,
  noDraw: false,
  skippedAt: null,
  isResumeAsked: false,
};

type Unstamped<E> = E extends Entry ? Omit<E, 'n' | 'at' | 'by'> : never;
/** An entry as a screen makes it; `submit` gives it number, time and device. */
export type EntryDraft = Unstamped<Entry>;
