import type { Result } from '@/base';
import type { RulingEntry, RulingWithStrike } from '@/record';
import type { LogEvent, ReadFailure } from '@/storage';
import type { StoreApi } from 'zustand/vanilla';
import { type SavedState } from '../facts';
import { type SubmitFailure } from '../session';
import { type Provenance } from '../tables/provenance';

/** What is told of a ruling: an entry without number, time and device. */
export type RulingDraft = Omit<RulingEntry, 'n' | 'act' | 'at' | 'by'>;

/** A ruling that is kept on this device. */
export interface KeptRuling extends RulingWithStrike {
  /** The id of the record it stands in. Together with its number it names the ruling. */
  readonly record: string;
  /** What is known of it if it came from a file; absent where this device wrote it. */
  readonly provenance?: Provenance;
}

export interface RulingsBookState {
  /** The newest first; those that were taken back too. */
  readonly rulings: readonly KeptRuling[];
  readonly isRead: boolean;
  /** Why something could not be read; the screen must then not say that there are no rulings. */
  readonly troubles: readonly ReadFailure[];
  readonly saved: SavedState;
}

/** Rulings at tables whose games are not in the app. Each promise resolves after COMMIT, or with the reason why not. */
export interface RulingsBook {
  readonly store: StoreApi<RulingsBookState>;
  readonly ready: Promise<void>;
  readonly add: (draft: RulingDraft) => Promise<Result<KeptRuling, SubmitFailure>>;
  /** Takes a ruling back, and returns it as it is then. */
  readonly strike: (record: string, n: number) => Promise<Result<KeptRuling, SubmitFailure>>;
  /** Brings back a ruling that was taken back. */
  readonly restore: (record: string, n: number) => Promise<Result<KeptRuling, SubmitFailure>>;
  /** Every record of rulings that can be read, sealed, as the text of one file. */
  readonly exportAll: () => Promise<string>;
}

/** The rulings of this device, and the way in for what the log publishes. */
export interface RulingsBookWithEvents {
  readonly book: RulingsBook;
  readonly onLogEvent: (event: LogEvent) => void;
  readonly isSaving: () => boolean;
}
