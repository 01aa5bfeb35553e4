import type { Result } from '@/base';
import type { RulingCall, Entry, Game, Header, Phase, Refusal, SeatedPlayer, Winner } from '@/engine';
import type { EventEntry, RulingsRecordEntry } from '@/record';
import type { House, RulesetJson } from '@/rulesets';
import type {
  AppendFailure,
  Durability,
  Head,
  Log,
  LogHealth,
  NewAttachment,
  TableLoss,
  ReadFailure,
  ResolvedInDoubtBatch,
} from '@/storage';
import type { StoreApi } from 'zustand/vanilla';
import { type AllRecordsExport, type AllRecordsImportOutcome } from './tables/allRecords';
import { type EntryDraft, type PendingInput, type Tap } from './input';
import { type RulingDetails } from './plan/plan';
import { type SavedState, type WriteFailureReason } from './facts';
import { type Provenance } from './tables/provenance';
import { type EventBook, type EventBookWithLogEvents } from './events/eventBook';
import { type RulingsBook, type RulingsBookWithEvents } from './rulings/rulingsBook';

/** Time, ids and the device's name come from outside, so that a test decides them. */
export interface StampSource {
  readonly now: () => string;
  /** A new globally unique id. */
  readonly id: () => string;
  readonly device: string;
  /** Which build of the app this is. Absent: it is not known, and nothing that another build may have computed is used. */
  readonly build?: string;
}

/** What a new table is opened with. */
export interface NewTableOptions {
  readonly ruleset: string;
  /** A custom ruleset, which the record then carries whole; `ruleset` is its id. */
  readonly rules?: RulesetJson;
  readonly seats: readonly SeatedPlayer[];
  readonly house?: House;
  readonly table?: number;
  readonly game?: number;
  /** The event it belongs to, and which of its games it is. */
  readonly event?: string;
  readonly eventGame?: string;
  readonly round?: number;
}

/** One row of the list of tables. */
export interface TableListRow {
  readonly id: string;
  readonly header: Header;
  readonly isHidden: boolean;
  readonly touched: string;
  /** Null until its entries have been read. */
  readonly standing: TableStatusSummary | null;
  /** It could not be read, and why. */
  readonly trouble: ReadFailure | null;
  /** What is known of a record that came from a file; absent where this device wrote all of it. */
  readonly provenance?: Provenance;
}

export interface TableStatusSummary {
  readonly phase: Phase;
  /** The name on turn. */
  readonly turn: string | null;
  readonly stock: readonly number[];
  readonly openFlags: number;
  readonly winner: Winner | null;
  /** A side signed the result and disputes it. */
  readonly isUnderProtest: boolean;
  readonly entries: number;
}

export interface RegistryState {
  /** Newest first, hidden ones too. */
  readonly rows: readonly TableListRow[];
  readonly isListed: boolean;
  /** Why the list could not be read; the screen must then not say that there are no tables. */
  readonly listTrouble: ReadFailure | null;
  readonly health: LogHealth;
  readonly durability: Durability;
  /** Lines that had been acknowledged and are no longer on the disk. The screens must say so. */
  readonly losses: readonly TableLoss[];
  /** What became of taps around a write that failed, told after the log was opened again. One row for each table. */
  readonly recoveries: readonly TapRecovery[];
  /** The same for rulings at tables that are not in the app, one row for each of their records. */
  readonly rulingRecoveries: readonly RulingRecovery[];
  /** The same for events. */
  readonly eventRecoveries: readonly EventRecovery[];
  /** Ids of the records of rulings, as far as they have been listed. */
  readonly rulingsRecords: readonly string[];
  /** Ids of the events, as far as they have been listed. */
  readonly eventRecords: readonly string[];
  /** Settings of this device by key: which theme, which ruleset was chosen last. */
  readonly settings: Readonly<Record<string, string>>;
}

/** What became of the taps at one table, after a write failed and the log was opened again. */
export interface TapRecovery {
  readonly table: string;
  /** Of the write that was in doubt; null where none of this table's was. */
  readonly outcome: ResolvedInDoubtBatch['outcome'] | null;
  /** What that write was to add. Empty where it was to open the table. */
  readonly entries: readonly Entry[];
  /** Tapped behind it, or later while nothing could be written: not taken, and to be told again. */
  readonly dropped: readonly Entry[];
}

/** As `TapRecovery`, for a record of rulings. */
export interface RulingRecovery {
  readonly record: string;
  readonly outcome: ResolvedInDoubtBatch['outcome'] | null;
  readonly entries: readonly RulingsRecordEntry[];
  readonly dropped: readonly RulingsRecordEntry[];
}

/** As `TapRecovery`, for an event. */
export interface EventRecovery {
  readonly record: string;
  readonly outcome: ResolvedInDoubtBatch['outcome'] | null;
  readonly entries: readonly EventEntry[];
  readonly dropped: readonly EventEntry[];
}

export type SubmitFailure =
  { readonly why: 'refused'; readonly refusal: Refusal } | Exclude<AppendFailure, { readonly why: 'refused' }>;

/** What re-judging changed, after a correction. Flags by id. */
export interface JudgementChange {
  readonly raised: readonly string[];
  readonly gone: readonly string[];
  /** Rulings that no longer have a flag. */
  readonly orphaned: readonly string[];
  readonly winner: { readonly before: Winner | null; readonly after: Winner | null } | null;
}

export interface SubmittedEntries {
  readonly entries: readonly Entry[];
  readonly change: JudgementChange | null;
}
export type SubmitResult = Result<SubmittedEntries, SubmitFailure>;

/** The newest message: an undo or redo names its entry, a refusal its reason, a failure the lost taps. */
export type TableNotice =
  | { readonly kind: 'undone'; readonly entry: Entry; readonly isRedo: boolean }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | WriteFailedNotice
  | RecoveryNotice
  | null;

/** A write failed. `unknown`: nobody knows whether `entries` were kept; otherwise they were not taken. */
export interface WriteFailedNotice {
  readonly kind: 'failed';
  readonly why: WriteFailureReason;
  readonly entries: readonly Entry[];
  /** Tapped behind them, and not taken. */
  readonly dropped: readonly Entry[];
}
export type RecoveryNotice = { readonly kind: 'settled' } & TapRecovery;

export interface TableState {
  /** What is committed and what is pending: shown at once, marked as "saving", and taken off again where a write fails. */
  readonly game: Game;
  readonly input: PendingInput;
  readonly saved: SavedState;
  readonly notice: TableNotice;
  /** As in `TableListRow`. */
  readonly provenance?: Provenance;
}

/** One open table. Each promise resolves after COMMIT, or with the reason why nothing was written. */
export interface TableSession {
  readonly id: string;
  readonly store: StoreApi<TableState>;
  readonly tap: (tap: Tap) => Promise<SubmitResult>;
  /** Acts told through a form, or any other entry; all in one transaction. */
  readonly tell: (...drafts: EntryDraft[]) => Promise<SubmitResult>;
  readonly rule: (flag: string, call: RulingCall, more?: RulingDetails) => Promise<SubmitResult>;
  readonly undo: () => Promise<SubmitResult>;
  readonly redo: () => Promise<SubmitResult>;
  /** The record as JSON Lines text, with a seal over its chain at the end where asked for. */
  readonly record: (sealed?: boolean) => string;
  /** The newest committed line of the record, and the hash of the chain up to it. */
  readonly head: () => Head;
}

/** Every table of this device. */
export interface TableRegistry {
  readonly store: StoreApi<RegistryState>;
  /** The list and the settings have been read. */
  readonly ready: Promise<void>;
  /** Reads the list once more, where that failed. */
  readonly listAgain: () => Promise<void>;
  readonly openNew: (table: NewTableOptions) => Promise<Result<TableSession, SubmitFailure>>;
  readonly open: (id: string) => Promise<Result<TableSession, ReadFailure>>;
  /** The next game at the same table: seats kept, dealer moved on where the ruleset says so, game counted. */
  readonly nextGame: (id: string) => Promise<Result<TableSession, SubmitFailure | ReadFailure>>;
  readonly hide: (id: string, isHidden: boolean) => Promise<Result<null, AppendFailure>>;
  readonly forget: (id: string) => Promise<Result<null, AppendFailure>>;
  readonly importRecords: (text: string, options?: ImportOptions) => Promise<ImportOutcome>;
  /** Every record and the settings of this device, as the text of one file. */
  readonly exportAll: () => Promise<Result<AllRecordsExport, ReadFailure>>;
  /** Reads such a file, or any file of records. Its settings are returned and not applied. */
  readonly importAll: (text: string, options?: ImportOptions) => Promise<Result<AllRecordsImportOutcome, ReadFailure>>;
  /**
   * The rulings at tables that are not in the app: made by `makeRulingsBook` of `@/state/rulingsBook` when it is first asked for,
   * so that a start does not load what keeps them.
   */
  readonly rulings: (make: (log: Log, stamps: StampSource) => RulingsBookWithEvents) => RulingsBook;
  /** The events: made by `makeEventBook` of `@/state/events` when it is first asked for, as `rulings` is. */
  readonly events: (make: (log: Log, stamps: StampSource) => EventBookWithLogEvents) => EventBook;
  /** Files beside the log, in no record. */
  readonly attachments: AttachmentStore;
  readonly setting: (key: string) => string | undefined;
  readonly set: (key: string, value: string) => Promise<void>;
  /** Keeps local rules under their id, in place of those that had it. Resolves after COMMIT. */
  readonly saveLocalRules: (rules: RulesetJson) => Promise<Result<null, AppendFailure>>;
  readonly deleteLocalRules: (id: string) => Promise<Result<null, AppendFailure>>;
  /** Whether a restart would lose something: an entry that is not committed yet, or tables that are kept in memory only. */
  readonly hasUnsaved: () => boolean;
  /** Resolves when everything the next start needs is written: to be awaited before a page reloads itself. */
  readonly flushed: () => Promise<void>;
  /** Stops listening and reading; what was acknowledged is on the disk already. */
  readonly close: () => void;
}

/** How records are read from a file. */
export interface ImportOptions {
  /** Takes also what is whole of a record in whose middle the file breaks off; otherwise nothing of that record. */
  readonly takesCut?: boolean;
  /** Told before each record is taken in: how many were, and how many there are. */
  readonly onProgress?: (taken: number, all: number) => void;
}
/** Files that are kept on this device for something, such as a ruleset: see the log. */
export type AttachmentStore = Pick<Log, 'listAttachments' | 'readAttachment' | 'removeAttachment'> & {
  /** Gives it an id. */
  readonly add: (attachment: Omit<NewAttachment, 'id'>, bytes: Uint8Array) => ReturnType<Log['addAttachment']>;
};

export interface ImportOutcome {
  /** Games that were taken in, or of which more was taken in, by table. */
  readonly tables: readonly string[];
  /** Games that are here already, with everything that the file has of them. */
  readonly here: readonly string[];
  /** The record in whose middle the file breaks off, where nothing of it was taken in. */
  readonly cut: TruncatedRecord | null;
  /** Records of rulings that were taken in or are here already; absent where the file has none. */
  readonly rulings?: readonly ImportedRulings[];
  /** Events that were taken in or are here already; absent where the file has none. */
  readonly events?: readonly ImportedEvent[];
  readonly refused: readonly {
    readonly line: number;
    readonly refusal: Refusal | null;
    readonly failure?: SubmitFailure | { readonly why: 'seal-differs' };
  }[];
}

/** A record of rulings in a file. */
export interface ImportedRulings {
  readonly id: string;
  /** Everything that the file has of it was here before. */
  readonly isHere: boolean;
  /** How many rulings the file has in it. */
  readonly count: number;
}

/** The record of an event in a file. */
export type ImportedEvent = Pick<ImportedRulings, 'id' | 'isHere'>;

export interface TruncatedRecord {
  readonly line: number;
  /** Null: the file breaks off in the record's first line, and nothing of it is whole. */
  readonly table: string | null;
  /** The number of the last entry that is whole; null: there is none. */
  readonly after: number | null;
}
