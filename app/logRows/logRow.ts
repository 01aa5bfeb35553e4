import { type Entry, type Seat, type Verdict } from '@/engine';

/** A flag beside its entry. */
export interface LogFlagData {
  readonly id: string;
  readonly verdict: Verdict;
  readonly line: string;
  /** The ruling; null while there is none, or if the flag needs none. */
  readonly ruling: string | null;
  readonly isOpen: boolean;
}

/** The turn an entry belongs to. The list shows a heading where it changes. */
export interface TurnHeadingData {
  readonly key: number;
  readonly title: string;
  readonly seat: Seat | null;
}

/** One row of the log, with all its texts. */
export interface LogRowData {
  readonly key: string;
  readonly testID: string;
  readonly n: number;
  /** The entry as amended. A form that amends it starts from this. */
  readonly entry: Entry;
  readonly text: string;
  /** The text of the entry before it was amended. */
  readonly was: string | null;
  readonly at: string | null;
  readonly seat: Seat | null;
  readonly turn: TurnHeadingData;
  readonly isStruck: boolean;
  /** Whether the entry was inserted here later. */
  readonly isAdded: boolean;
  readonly isCorrection: boolean;
  /** Whether the app added the entry or it is about the record; such rows are shown less prominently. */
  readonly isQuiet: boolean;
  readonly flags: readonly LogFlagData[];
  /** The entry that struck this one. Striking that entry restores this one. */
  readonly struckBy: number | null;
  readonly mayAmend: boolean;
  /** The text of the whole row for a screen reader. */
  readonly spoken: string;
}

export interface LogData {
  readonly rows: readonly LogRowData[];
  readonly entries: number;
  /** Rows with a flag, and rows that correct the record. */
  readonly flagged: number;
  readonly corrections: number;
  readonly seats: readonly { readonly seat: Seat; readonly name: string }[];
}

const isSame = (a: LogRowData, b: LogRowData): boolean =>
  a.entry === b.entry &&
  a.spoken === b.spoken &&
  a.was === b.was &&
  a.testID === b.testID &&
  a.turn.key === b.turn.key &&
  a.turn.title === b.turn.title &&
  a.struckBy === b.struckBy;

/** Replaces equal rows by those of `before`, so that a list of a thousand rows redraws only what changed. */
export function reuseEqualLogRows(before: LogData | null, now: LogData): LogData {
  if (before === null) return now;
  const known = new Map(before.rows.map((row) => [row.key, row]));
  const rows = now.rows.map((row) => {
    const old = known.get(row.key);
    return old !== undefined && isSame(old, row) ? old : row;
  });
  return { ...now, rows };
}
