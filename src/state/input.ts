import type { Card, Entry, Seat, Source } from '@/engine';

/** What the referee touched at the table. What it means depends on what is held and what lies there. */
export type Tap =
  /** A key: 1–12, Skip-Bo, or `?` for a card nobody saw. */
  | { readonly on: 'key'; readonly card: Card }
  | { readonly on: 'clear' }
  /** A building pile 0–3, or 4 for a fifth. */
  | { readonly on: 'build'; readonly pile: number }
  | { readonly on: 'stock'; readonly seat: Seat }
  | { readonly on: 'discard'; readonly seat: Seat; readonly pile: number }
  /** Brings a seat into the strip as the one who acts; again, gives the strip back to the one on turn. */
  | { readonly on: 'seat'; readonly seat: Seat }
  /** The partner in the strip was asked for it, or was not. */
  | { readonly on: 'asked' }
  /** How many the one in the strip really drew: nothing is filled in then. 0: none, though some were due. */
  | { readonly on: 'draw-count'; readonly count: number }
  | { readonly on: 'skip-flip' };

/** What the referee has in hand, so to speak: half a tap. It is never stored; a restart lets go of it. */
export interface PendingInput {
  /** A key pressed, waiting for its pile. */
  readonly armed: Card | null;
  /** A stock or discard top, waiting for its building pile. */
  readonly lifted: { readonly owner: Seat; readonly from: Source } | null;
  /** Somebody other than the one on turn was brought into the strip, for one act. */
  readonly actor: Seat | null;
  readonly asked: boolean;
  /** "Drew nothing" was told for the act to come. */
  readonly noDraw: boolean;
  /** The question for a new stock top was waved off, after this many entries. */
  readonly skippedAt: number | null;
}

export const NO_INPUT: PendingInput = {
  armed: null,
  lifted: null,
  actor: null,
  asked: false,
  noDraw: false,
  skippedAt: null,
};

type Unstamped<E> = E extends Entry ? Omit<E, 'n' | 'at' | 'by'> : never;
/** An entry as a screen makes it; `submit` gives it number, time and device. */
export type EntryDraft = Unstamped<Entry>;
