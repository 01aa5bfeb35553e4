import type { Result } from '@/base';
import type { Refusal } from '@/engine';

/** How well a log keeps what it acknowledges. Screens show this to the user. */
export interface Durability {
  /** On a disk that survives a restart, or in memory only ("not saved on this device"). */
  readonly kept: 'disk' | 'memory';
  /** Whether the browser promised not to clear it when short of room; null where no promise is needed. */
  readonly persisted: boolean | null;
}

/** The newest row of a table's chain. The header is seq 0, the first line after it 1, and so on. */
export interface Head {
  readonly table: string;
  readonly epoch: number;
  readonly seq: number;
  /** SHA-256 in lower-case hexadecimal. */
  readonly hash: string;
}

/** The first line of a record. Its version field, `tableside` or `tableside…`, tells what kind of record it is. */
export interface LogRecordHeader {
  readonly id: string;
  /** A game at a table. */
  readonly tableside?: unknown;
  /** An event: a tournament of many games. */
  readonly tablesideEvent?: unknown;
  /** Rulings at tables whose games are not recorded here. */
  readonly tablesideRulings?: unknown;
}

/** A line is any plain object that has canonical bytes. Storage does not look into it. */
export type OpaqueLogLine = object;

/** `unknown`: a record of a kind that only a newer version of the app knows. It is kept and passed on. */
export type RecordKind = 'game' | 'event' | 'rulings' | 'unknown';

/** Lines that belong together: all of them are stored, or none. */
export interface Batch {
  readonly table: string;
  /** The head they follow; null opens a table, and then the first line is its header. */
  readonly after: Head | null;
  readonly lines: readonly [OpaqueLogLine, ...OpaqueLogLine[]];
  /** How these lines came here, where this device did not write them. Stored in the same transaction as the lines. */
  readonly origin?: string;
}

/** One line with its place in the chain, as one device can hand it to another. */
export interface ChainRow {
  readonly table: string;
  readonly seq: number;
  readonly epoch: number;
  /** Hash of the row before and of this one: SHA-256 in lower-case hexadecimal. */
  readonly prev: string;
  readonly hash: string;
  /** The line as JSON: fields in the order in which they were written, unknown ones too. */
  readonly line: string;
}

export type AppendFailure =
  /** The table's head is not the one the batch follows. Nothing was written. */
  | { readonly why: 'moved'; readonly head: Head | null }
  /** A line that has no canonical bytes, or a batch that is not well formed. Nothing was written. */
  | { readonly why: 'refused'; readonly refusal: Refusal }
  | { readonly why: 'forgotten' }
  /** The database failed: nobody knows whether it wrote. The log is read-only from here on. */
  | { readonly why: 'unknown'; readonly error: string }
  /**
   * An earlier write failed and the log has not been opened again. Nothing was written; an appended batch is
   * kept in the sidecar and returned as `OpenedLog.dropped`.
   */
  | { readonly why: 'read-only' };

export type AppendRowsFailure =
  | AppendFailure
  /** The rows do not form a chain: the row with this seq is the first that does not verify. Nothing was written. */
  | { readonly why: 'broken-chain'; readonly seq: number };

export type ReadFailure =
  | { readonly why: 'no-such-table' }
  | { readonly why: 'failed'; readonly error: string }
  /** The stored chain is broken at this seq; the lines before it are sound. */
  | { readonly why: 'broken-chain'; readonly seq: number };

export interface TableContents {
  readonly header: LogRecordHeader;
  readonly entries: readonly OpaqueLogLine[];
  readonly head: Head;
  /** How the record came here, as the last batch or `setOrigin` said; absent: this device wrote all of it. */
  readonly origin?: string;
}

/** The rows of a table from some place on; none where the head lies before that place. */
export interface StoredRows {
  readonly rows: readonly ChainRow[];
  readonly head: Head;
}

/** One row of the list: enough to name the table. How its game stands is read off its entries. */
export interface ListedTable {
  readonly head: Head;
  /** Null: the header is missing or damaged. Reading the table tells what is wrong. */
  readonly header: LogRecordHeader | null;
  readonly isHidden: boolean;
  /** When its last line was stored (ISO time). */
  readonly touched: string;
  /** As in `TableContents`. */
  readonly origin?: string;
  /** Absent where none was written for exactly this head. */
  readonly summary?: StoredSummary;
}

/** The state of a table as text, in a format that only its writer knows. Storage does not parse it. */
export interface StoredSummary {
  /** Of the app that computed it: another build may compute something else from the same lines. */
  readonly build: string;
  readonly text: string;
}

/** A summary of the table whose chain ends with this head. */
export interface SummaryOfHead extends StoredSummary {
  readonly head: Head;
}

/** A file that is kept beside the log. It is in no record, and in nothing that is exported. */
export interface Attachment {
  readonly id: string;
  /** What it belongs to, in words of whoever wrote it. */
  readonly subject: string;
  readonly name: string;
  /** Its media type, such as `image/jpeg`. */
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  /** When it was stored (ISO time). */
  readonly added: string;
}
export type NewAttachment = Omit<Attachment, 'size' | 'added'>;

/** Published once for each change, in the order of the commits. */
export type LogEvent =
  | {
      readonly what: 'appended';
      readonly head: Head;
      /** Seq of the first of the lines: 0 for a new table, whose first line is its header. */
      readonly from: number;
      readonly lines: readonly OpaqueLogLine[];
      /**
       * The very object that was given to `append`: a writer recognises its own writes by identity. Null for
       * what came in through `appendRows`.
       */
      readonly batch: Batch | null;
    }
  | { readonly what: 'hidden'; readonly table: string; readonly isHidden: boolean }
  | { readonly what: 'origin'; readonly table: string; readonly origin: string }
  | { readonly what: 'forgotten'; readonly table: string }
  | { readonly what: 'health'; readonly health: LogHealth };

/** `read-only`: a write failed with an unknown outcome; open the log again before anything is written. */
export type LogHealth = 'sound' | 'read-only';

/** The log of every record on this device. Append-only: a correction is a line too. */
export interface Log {
  readonly durability: Durability;
  readonly health: () => LogHealth;
  /**
   * Resolves with the new head only after COMMIT. Appends run one at a time, in the order of the calls, so a
   * batch may name the head that an earlier one will have (`headAfter`) before that one is committed.
   */
  readonly append: (batch: Batch) => Promise<Result<Head, AppendFailure>>;
  /**
   * Appends rows that another device wrote, with their own epochs, hashes and text. They are verified, and must
   * follow this log's head exactly. After a failure of unknown outcome they are not put aside: whoever sent them
   * has them still, compares heads after the log was opened again, and sends what is missing.
   */
  readonly appendRows: (rows: readonly ChainRow[]) => Promise<Result<Head, AppendRowsFailure>>;
  /** Every hash is verified. */
  readonly read: (table: string) => Promise<Result<TableContents, ReadFailure>>;
  /** From this seq on, verified against the hash that is stored for the row before. */
  readonly readRows: (table: string, from: number) => Promise<Result<StoredRows, ReadFailure>>;
  /**
   * The table appended to last comes first; hidden ones too, forgotten ones never. With a kind: only records of
   * that kind, and those whose header is damaged, because their kind cannot be told.
   */
  readonly list: (options?: { readonly kind?: RecordKind }) => Promise<Result<readonly ListedTable[], ReadFailure>>;
  /** The listener is called before `append` resolves. Returns the function that ends the subscription. */
  readonly subscribe: (listener: (event: LogEvent) => void) => () => void;
  readonly hide: (table: string, isHidden: boolean) => Promise<Result<null, AppendFailure>>;
  /** Says anew how a record came here, without adding a line to it. */
  readonly setOrigin: (table: string, origin: string) => Promise<Result<null, AppendFailure>>;
  /**
   * Keeps summaries for `list`, all in one transaction. They can be computed again: a failure is not reported, changes
   * nothing else, and later calls do nothing.
   */
  readonly writeSummaries: (summaries: readonly SummaryOfHead[]) => Promise<void>;
  /** Deletes a table for ever, on purpose. Its id, last hash and the time stay. */
  readonly forget: (table: string) => Promise<Result<null, AppendFailure>>;
  /** Small settings of this device, beside the tables: nothing that belongs in a record. */
  readonly readSettings: () => Promise<Result<Readonly<Record<string, string>>, ReadFailure>>;
  readonly writeSetting: (key: string, value: string) => Promise<Result<null, AppendFailure>>;
  /** What belongs to this subject, the oldest first. No contents are read, and opening a log reads none of this. */
  readonly listAttachments: (subject: string) => Promise<Result<readonly Attachment[], ReadFailure>>;
  /** Null: there is none with this id. */
  readonly readAttachment: (id: string) => Promise<Result<Uint8Array | null, ReadFailure>>;
  /** Resolves after COMMIT. One with the same id is replaced. */
  readonly addAttachment: (attachment: NewAttachment, bytes: Uint8Array) => Promise<Result<Attachment, AppendFailure>>;
  /** Deletes it for ever. Nothing happens where it is not there. */
  readonly removeAttachment: (id: string) => Promise<Result<null, AppendFailure>>;
  /**
   * Resolves when everything that belongs in the sidecar has been written there, or could not be. Call it
   * before the page or process ends itself. It has no time limit of its own.
   */
  readonly flushed: () => Promise<void>;
}

/** A table whose head is older than the one this device acknowledged: stored lines were lost. */
export interface TableLoss {
  readonly table: string;
  readonly acknowledged: Head;
  /** Null: the whole table is gone. */
  readonly found: Head | null;
}

/** A batch of unknown outcome, and what was found or done about it when the log was opened again. */
export interface ResolvedInDoubtBatch {
  readonly batch: Batch;
  readonly outcome: 'was-there' | 'appended' | 'moved' | 'failed';
}

export interface OpenedLog {
  readonly log: Log;
  readonly losses: readonly TableLoss[];
  readonly settled: readonly ResolvedInDoubtBatch[];
  /**
   * Batches that failed with `read-only` because an earlier write had failed, in the order in which they were
   * appended; at most `MAX_DROPPED_BATCHES`. The log does not append them by itself. They are removed from the
   * sidecar by the opening that resolves the last batch of unknown outcome.
   */
  readonly dropped: readonly Batch[];
  /** The settings as they were found. Null: they could not be read. */
  readonly settings: Readonly<Record<string, string>> | null;
}

export type OpenFailure =
  /** Another tab or window of this browser has it open. */
  | { readonly why: 'open-elsewhere' }
  /** Written by a newer version of the app; left untouched. */
  | { readonly why: 'newer-version'; readonly version: number }
  | { readonly why: 'failed'; readonly error: string };

export type LogOpener = () => Promise<Result<OpenedLog, OpenFailure>>;
