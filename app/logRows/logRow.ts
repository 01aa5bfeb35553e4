import { type Entry, type Seat, type Verdict } from '@/engine';

/** A flag beside its entry. */
export interface LogFlagData {
  readonly id: string;
  readonly verdict: Verdict;
  readonly line: string;
  /** What the referee made of it; null while it waits, or where nothing is to be decided. */
  readonly ruling: string | null;
  readonly isOpen: boolean;
}

/** The turn an entry belongs to: a heading stands where it changes. */
export interface TurnHeadingData {
  readonly key: number;
  readonly title: string;
  readonly seat: Seat | null;
}

/** One line of the log: every word chosen, nothing left to look up. */
export interface LogRowData {
  readonly key: string;
  readonly testID: string;
  readonly n: number;
  /** The entry as it reads now: what a form starts from. */
  readonly entry: Entry;
  readonly text: string;
  /** What it said before it was corrected. */
  readonly was: string | null;
  readonly at: string | null;
  readonly seat: Seat | null;
  readonly turn: TurnHeadingData;
  readonly isStruck: boolean;
  /** Told later, and put here where it belongs. */
  readonly isAdded: boolean;
  readonly isCorrection: boolean;
  /** Filled in by the app, or about the record: it stands back. */
  readonly isQuiet: boolean;
  readonly flags: readonly LogFlagData[];
  /** The entry that struck it: striking that one puts this one back. */
  readonly struckBy: number | null;
  readonly mayAmend: boolean;
  /** The whole row in one breath. */
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
