import type { Attachment, ChainRow, Head, StoredSummary, SummaryOfHead } from './port';

export interface TimestampedRow extends ChainRow {
  /** When it was stored (ISO time). */
  readonly stored: string;
}

/** A table as the list needs it. */
export interface RawListedTable {
  readonly head: Head;
  /** The header's text; null: the row is missing. */
  readonly header: string | null;
  readonly isHidden: boolean;
  /** When its last line was stored (ISO time). */
  readonly touched: string;
  /** Null: none is stored for this head. */
  readonly summary: StoredSummary | null;
}

export interface LogOverview {
  /** The newest row of every table. */
  readonly heads: readonly Head[];
  readonly forgotten: readonly string[];
  /** Null: they cannot be read, although the rest can. */
  readonly settings: Readonly<Record<string, string>> | null;
  /** How records came here, by table. Empty where it cannot be read. */
  readonly origins: ReadonlyMap<string, string>;
}

/**
 * Where rows are stored: a database, or memory. A write that resolves is stored as a whole; after one that
 * rejects nobody knows whether it is.
 */
export interface LogBackend {
  /** With an origin: stored in the same transaction. */
  readonly append: (rows: readonly TimestampedRow[], origin: string | null) => Promise<void>;
  /** From this seq on, in order of seq. */
  readonly rows: (table: string, from: number) => Promise<readonly ChainRow[]>;
  /** Everything that opening needs, in one question. */
  readonly overview: () => Promise<LogOverview>;
  readonly hashAt: (table: string, seq: number) => Promise<string | null>;
  /** The table appended to last comes first. */
  readonly tables: () => Promise<readonly RawListedTable[]>;
  readonly hide: (table: string, isHidden: boolean) => Promise<void>;
  readonly forget: (last: Head, at: string) => Promise<void>;
  readonly setOrigin: (table: string, origin: string) => Promise<void>;
  readonly writeSummaries: (summaries: readonly SummaryOfHead[]) => Promise<void>;
  readonly readSettings: () => Promise<Readonly<Record<string, string>>>;
  readonly writeSetting: (key: string, value: string) => Promise<void>;
  /** The oldest first, without their contents. */
  readonly attachments: (subject: string) => Promise<readonly Attachment[]>;
  readonly attachmentBytes: (id: string) => Promise<Uint8Array | null>;
  readonly addAttachment: (attachment: Attachment, bytes: Uint8Array) => Promise<void>;
  readonly removeAttachment: (id: string) => Promise<void>;
}
