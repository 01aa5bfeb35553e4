import type { Head } from './port';

/** One line as it is kept: a link of its table's chain. */
export interface LogRow {
  readonly table: string;
  readonly seq: number;
  readonly epoch: number;
  /** Hash of the link before, and of this one: lower-case hexadecimal. */
  readonly prev: string;
  readonly hash: string;
  /** The line as JSON: fields in the order they were told, unknown ones too. */
  readonly line: string;
  /** When it was stored (ISO time). */
  readonly stored: string;
}

export interface TableRow {
  readonly head: Head;
  /** Null: the header itself is missing or was damaged. */
  readonly header: string | null;
  readonly isHidden: boolean;
  readonly touched: string;
}

/**
 * Where lines lie: a database, or memory. A write that resolves is on the disk as a whole; one that
 * throws may be there or not, and nobody knows.
 */
export interface Backing {
  readonly append: (rows: readonly LogRow[]) => Promise<void>;
  /** In order of seq. */
  readonly rows: (table: string) => Promise<readonly LogRow[]>;
  readonly hashAt: (table: string, seq: number) => Promise<string | null>;
  /** The table last appended to comes first. */
  readonly tables: () => Promise<readonly TableRow[]>;
  readonly forgotten: () => Promise<readonly string[]>;
  readonly hide: (table: string, isHidden: boolean) => Promise<void>;
  readonly forget: (last: Head, at: string) => Promise<void>;
  readonly settings: () => Promise<Readonly<Record<string, string>>>;
  readonly writeSetting: (key: string, value: string) => Promise<void>;
}
