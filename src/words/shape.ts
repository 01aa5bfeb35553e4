import type { AnyFlagCode, ReadingId } from '@/rulesets';
import type { Card, Evidence, Seat } from '@/engine';

/** What a seat is called: a person's name, or "Seat 3" where nobody was named. */
export type SeatNamer = (seat: Seat) => string;

export interface RulesetWords {
  readonly name: string;
  readonly short: string;
  readonly summary: string;
  /** The sheet as people know it, and its date in words. */
  readonly sheet: string;
  readonly dated: string;
}

/** Lines without a full stop: they stand alone in a slot, a list or after "suggested:". */
export interface FlagWords {
  /** A few words. */
  readonly title: string;
  /** Who, what and why, in one line. Every field of the evidence may be missing, and so may the seat. */
  readonly what: (evidence: Evidence, who: SeatNamer, seat: Seat | null) => string;
  /** What to do about it, in lower case: "suggested: put the card back". */
  readonly suggest: string;
  /** What a sheet that writes a penalty orders, where that is more than the suggestion. */
  readonly remedy?: string;
  /** The sheet a suggestion is borrowed from, where it is: never passed off as this sheet's own. */
  readonly analogy?: string;
}
export type FlagDictionary = Readonly<Record<AnyFlagCode, FlagWords>>;

/** What the words about a ruling need to know of its flag. */
export interface RulingSubject {
  readonly code: AnyFlagCode;
  readonly seat: Seat | null;
  readonly isPenalty: boolean;
  /** It is about the record, not about a player. */
  readonly isRecord: boolean;
  /** The card that the flagged act moved, where it moved one. */
  readonly card: Card | null;
}

export interface ReadingWords {
  readonly question: string;
  /** Each option of the reading, by its name in the rulesets. */
  readonly options: Readonly<Record<string, string>>;
  /** Why the first option is in force unless a table chooses otherwise. */
  readonly why: string;
}
export type ReadingWordsById = Readonly<Record<ReadingId, ReadingWords>>;

/** The shape of a dictionary: same keys, any sentences; lists and functions have their types already. */
export type DictionaryShape<T> = T extends string
  ? string
  : T extends readonly unknown[] | ((...args: never[]) => unknown)
    ? T
    : { readonly [K in keyof T]: DictionaryShape<T[K]> };
