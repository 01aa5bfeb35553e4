import type { Card, Entry, Phase, RemedyPlan, RaisedFlag, Refusal, Seat, Source, Winner } from '@/engine';
import type { Ruleset } from '@/rulesets';
import type { AppendFailure } from '@/storage';
import { type DoubtfulDraw } from './plan/doubtfulDraw';
import { type WriteFailedNotice, type RecoveryNotice } from './session';

export interface DiscardPileFacts {
  /** Null: the place is empty. `?`: nobody saw the card on top. */
  readonly top: Card | null;
  readonly count: number;
}

/** A seat as the referee sees it from above. Hands are counted, never shown. */
export interface SeatFacts {
  readonly seat: Seat;
  readonly name: string;
  /** Index of the side: its colour and shape. In individual play every seat is a side of its own. */
  readonly side: number;
  /** With the draw that is due already counted: on the table it has been drawn. */
  readonly hand: number;
  /** How many of them are only due. */
  readonly due: number;
  readonly stock: number;
  readonly top: Card;
  /** Four places; a fifth where somebody opened one. */
  readonly discards: readonly DiscardPileFacts[];
  readonly isOnTurn: boolean;
  /** Stopped out of turn: plays before drawing next time. */
  readonly isMarked: boolean;
  readonly owes: number;
  readonly openFlags: number;
}

export interface BuildingPileFacts {
  /** 0: empty. */
  readonly shows: number;
  readonly needs: number;
  /** The card on top; null: empty. */
  readonly top: Card | null;
  /** The newest act completed it: its cards are to be taken away. */
  readonly isFinished: boolean;
  /** Somebody acts out of turn: a tap on the pile is this seat's play. Null: it is a play of the seat on turn. */
  readonly outOfTurn: Seat | null;
  /** Takes what is held, while the referee has to choose. */
  readonly isLit: boolean;
  /** The card that came last, where it changed with the newest act (a 12 sets the pile aside). */
  readonly isNewest: boolean;
}

/** Why nothing was written, other than because of what was told. */
export type WriteFailureReason = Exclude<AppendFailure['why'], 'refused'>;

/** The one slot: the momentary question first, then the oldest flag, then what goes on. */
export type SlotContent =
  | { readonly kind: 'which-pile'; readonly card: Card; readonly owner: Seat; readonly from: Source }
  | { readonly kind: 'armed'; readonly card: Card }
  | { readonly kind: 'stock-top'; readonly seat: Seat }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | WriteFailedNotice
  | RecoveryNotice
  | { readonly kind: 'flag'; readonly flag: FlagFacts }
  | { readonly kind: 'undone'; readonly entry: Entry; readonly isRedo: boolean }
  | { readonly kind: 'draw-dead'; readonly mayRecycle: boolean; readonly isStuck: boolean }
  | { readonly kind: 'late-discard'; readonly seat: Seat }
  | { readonly kind: 'tie-break'; readonly seats: readonly Seat[] }
  | { readonly kind: 'starter' }
  | { readonly kind: 'over'; readonly winner: Winner | null; readonly winners: readonly Seat[] }
  /** `isAsked`: something was tapped meanwhile, and not counted. */
  | { readonly kind: 'paused'; readonly isAsked: boolean }
  /** Nothing to ask: who is on turn, and the act that came last. */
  | { readonly kind: 'quiet'; readonly last: Entry | null };

/** A flag with what can be done about it. */
export interface FlagFacts {
  readonly flag: RaisedFlag;
  readonly plan: RemedyPlan;
  /** The same flag under the other code it offers; null where it offers none. */
  readonly other: OtherCodeFacts | null;
  /** Where the referee says onto which discard pile a card goes: the one understood, and the plan for each that may be. */
  readonly pile: number | null;
  readonly choices: readonly { readonly pile: number; readonly plan: RemedyPlan }[];
  /** A partner's play unasked may have been advice as well: whose, as long as nobody has said so. */
  readonly alsoAdvice: Seat | null;
  /** Its place in the line of those that wait, from 1, and how many wait. */
  readonly place: number;
  readonly waiting: number;
}

/** A flag as it would be under the other code it offers. */
export interface OtherCodeFacts {
  readonly flag: RaisedFlag;
  readonly plan: RemedyPlan;
  /** The app filled in a draw that this reading makes doubtful: the referee is asked how many were drawn. */
  readonly draw: DoubtfulDraw | null;
}

export interface TableFacts {
  readonly id: string;
  readonly ruleset: Ruleset;
  readonly table: number | null;
  readonly game: number | null;
  readonly phase: Phase;
  readonly seats: readonly SeatFacts[];
  /** The seat that acts: the player on turn, or another chosen by a tap. */
  readonly actor: Seat;
  /** In the partner's row; null in individual play. */
  readonly partner: Seat | null;
  /** As small cards, in the order of seats. */
  readonly others: readonly Seat[];
  readonly turn: Seat | null;
  /** The actor is the partner of the one on turn, so it matters whether this was asked for; null otherwise. */
  readonly asked: boolean | null;
  /** Four, or five while a fifth lies there. */
  readonly building: readonly BuildingPileFacts[];
  /** With the draw that is due already taken. */
  readonly draw: number;
  readonly isDrawKnown: boolean;
  readonly completed: number;
  readonly unexplained: number;
  readonly armed: Card | null;
  readonly lifted: { readonly owner: Seat; readonly from: Source } | null;
  readonly slot: SlotContent;
  /** What was undone or redone last, until something else is told: a flag may have the slot meanwhile. */
  readonly undone: { readonly entry: Entry; readonly isRedo: boolean } | null;
  /** What became of a tap in doubt, until something else is told. */
  readonly settled: RecoveryNotice | null;
  /** Oldest first. */
  readonly flags: readonly FlagFacts[];
  readonly mayUndo: boolean;
  readonly mayRedo: boolean;
  readonly entries: number;
  /** What was told last, newest first; not what was filled in, nor what was taken back. */
  readonly recentEntries: readonly Entry[];
}

export const SAVED_STATES = ['saved', 'saving', 'not saved'] as const;
export type SavedState = (typeof SAVED_STATES)[number];
