import type { AnyCode, Basis, ClauseId, ReadingId } from '@/rulesets';
import { type Card, type Seat } from './cards';
import { type Call, type Source, type Speech } from './entries';

export const VERDICTS = ['illegal', 'penalty', 'silent', 'stands', 'info', 'record'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Verdicts that wait for the referee. */
export const OPEN_VERDICTS: ReadonlySet<Verdict> = new Set(['illegal', 'penalty', 'silent', 'record'] as const);

/** What was seen, for the sentence that explains the flag. Only what the code needs is there. */
export interface Evidence {
  readonly card?: Card;
  /** The number a building pile needed. */
  readonly needed?: number;
  readonly pile?: number;
  readonly from?: Source;
  /** Whose pile or hand. */
  readonly owner?: Seat;
  /** Who was on turn. */
  readonly turn?: Seat | null;
  /** Cards drawn, cards due, cards beyond. */
  readonly count?: number;
  readonly due?: number;
  readonly extras?: number;
  /** A figure that should be, and the one found. */
  readonly expected?: number;
  readonly found?: number;
  readonly top?: Card;
  readonly what?: Speech;
  readonly seats?: readonly Seat[];
  /** For a late discovery or an orphaned ruling: the flag it speaks of. */
  readonly flag?: string;
}

/** An irregularity under one ruleset: a code with its evidence. The sentence is made in `words`. */
export interface Flag {
  readonly code: AnyCode;
  /** The one at fault; null where nobody is. */
  readonly seat: Seat | null;
  readonly verdict: Verdict;
  readonly basis: Basis;
  readonly clauses: readonly ClauseId[];
  readonly evidence: Evidence;
  /** The disputed point it rests on. */
  readonly reading?: ReadingId;
  /** It rests on a local rule of this table. */
  readonly local?: true;
  /** The cards cannot tell it from this other code; the referee is asked. */
  readonly or?: AnyCode;
}

export interface Ruling {
  readonly n: number;
  readonly call: Call;
  /** The remedy came too late: kept as `stand`. */
  readonly late?: true;
  /** It lifted the card that was laid. */
  readonly lifted?: true;
}
