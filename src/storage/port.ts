import type { Result } from '@/base';
import type { Entry, Header, Refusal } from '@/engine';

/** What a log promises, as a value: screens say it, nobody guesses it. */
export interface Durability {
  /** On a disk that survives a restart, or in memory only ("not saved on this device"). */
  readonly kept: 'disk' | 'memory';
  /** Whether the browser promised not to clear it when short of room; null where no promise is needed. */
  readonly persisted: boolean | null;
}

/** The newest link of a table's chain. The header is seq 0, the first line after it 1, … */
export interface Head {
  readonly table: string;
  readonly epoch: number;
  readonly seq: number;
  /** SHA-256 in lower-case hexadecimal. */
  readonly hash: string;
}

/** Lines that belong together: all of them are on the disk, or none. */
export interface Batch {
  readonly table: string;
  /** What they follow; null opens a table, and then the first line is its header. */
  readonly after: Head | null;
  readonly lines: readonly [Header, ...Entry[]] | readonly [Entry, ...Entry[]];
}

export type AppendFailure =
  /** The head is another one than the batch hangs behind. Nothing was written. */
  | { readonly why: 'moved'; readonly head: Head | null }
  /** A line that has no canonical bytes. Nothing was written. */
  | { readonly why: 'refused'; readonly refusal: Refusal }
  | { readonly why: 'forgotten' }
  /** The database failed in the middle: written or not, nobody knows. The log is read-only from here on. */
  | { readonly why: 'unknown'; readonly error: string }
  /**
   * An earlier write failed and the log has not been opened again. Nothing was written; an appended batch is
   * remembered in the sidecar and handed back as `Opened.dropped`.
   */
  | { readonly why: 'read-only' };

export type ReadFailure =
  | { readonly why: 'no-such-table' }
  | { readonly why: 'failed'; readonly error: string }
  /** The stored chain is broken at this seq; the lines before it are sound. */
  | { readonly why: 'broken-chain'; readonly seq: number };

export interface StoredTable {
  readonly header: Header;
  readonly entries: readonly Entry[];
  readonly head: Head;
}

/** One row of the list: enough to name the table; what is going on there is read off its entries. */
export interface Listed {
  readonly head: Head;
  readonly header: Header;
  readonly isHidden: boolean;
  /** When its last line was stored (ISO time). */
  readonly touched: string;
}

/** Published once for each change, in the order of the commits. */
export type LogEvent =
  | {
      readonly what: 'appended';
      readonly head: Head;
      /** Where the batch began: 0 for a new table, whose first line is its header. */
      readonly from: number;
      readonly lines: readonly (Header | Entry)[];
      /** The very object that was given to `append`: a writer recognises its own writes by identity. */
      readonly batch: Batch;
    }
  | { readonly what: 'hidden'; readonly table: string; readonly isHidden: boolean }
  | { readonly what: 'forgotten'; readonly table: string }
  | { readonly what: 'health'; readonly health: Health };

/** `read-only`: a write failed with an unknown outcome; open the log again before anything is written. */
export type Health = 'sound' | 'read-only';

/** The log of every table on this device. Append-only: a correction is a line too. */
export interface Log {
  readonly durability: Durability;
  readonly health: () => Health;
  /**
   * Resolves with the new head only after COMMIT. Appends run one at a time, in the order of the calls, so a
   * batch may name the head that an earlier one will have (`headAfter`) before that one is committed.
   */
  readonly append: (batch: Batch) => Promise<Result<Head, AppendFailure>>;
  readonly read: (table: string) => Promise<Result<StoredTable, ReadFailure>>;
  /** Newest first; hidden tables too, forgotten ones never. */
  readonly list: () => Promise<Result<readonly Listed[], ReadFailure>>;
  /** The listener is called before `append` resolves. Returns the function that ends the subscription. */
  readonly subscribe: (listener: (event: LogEvent) => void) => () => void;
  readonly hide: (table: string, isHidden: boolean) => Promise<Result<null, AppendFailure>>;
  /** On purpose and for ever. Its id, last hash and the time stay. */
  readonly forget: (table: string) => Promise<Result<null, AppendFailure>>;
  /** Small settings of this device, beside the tables: nothing that belongs into a record. */
  readonly readSettings: () => Promise<Result<Readonly<Record<string, string>>, ReadFailure>>;
  readonly writeSetting: (key: string, value: string) => Promise<Result<null, AppendFailure>>;
  /**
   * Resolves when everything that belongs in the sidecar has been written there, or could not be. Call it
   * before the page or process ends itself. It has no time limit of its own.
   */
  readonly flushed: () => Promise<void>;
}

/** A table whose head is older than the one this device acknowledged: lines were lost under us. */
export interface Loss {
  readonly table: string;
  readonly acknowledged: Head;
  /** Null: the whole table is gone. */
  readonly found: Head | null;
}

/** A batch of unknown outcome, settled when the log was opened again. */
export interface Settled {
  readonly batch: Batch;
  readonly outcome: 'was-there' | 'appended' | 'moved' | 'failed';
}

export interface Opened {
  readonly log: Log;
  readonly losses: readonly Loss[];
  readonly settled: readonly Settled[];
  /**
   * Batches that failed with `read-only` because an earlier write had failed, in the order in which they were
   * handed over; at most `DROPPED_LIMIT`. The log does not append them by itself. They are removed from the
   * sidecar by the opening that settles the last batch of unknown outcome.
   */
  readonly dropped: readonly Batch[];
}

export type OpenFailure =
  /** Another tab or window of this browser has it open. */
  | { readonly why: 'open-elsewhere' }
  /** Written by a newer version of the app; left untouched. */
  | { readonly why: 'newer-version'; readonly version: number }
  | { readonly why: 'failed'; readonly error: string };

export type OpenLog = () => Promise<Result<Opened, OpenFailure>>;
