import type { Result } from '@/base';
import type { EventEntry, EventHeader } from '@/record';
import type { AppendFailure, LogEvent, ReadFailure } from '@/storage';
import type { ReplayedEvent } from '@/tournament';
import type { StoreApi } from 'zustand/vanilla';
import { type SavedState } from '../facts';
import { type SubmitFailure } from '../session';
import { type Provenance } from '../tables/provenance';

/** An entry before it has number, time and device. */
export type EventDraft = EventEntry extends infer One ? (One extends EventEntry ? Unstamped<One> : never) : never;
type Unstamped<One extends EventEntry> = Omit<One, 'n' | 'at' | 'by'>;

/** What a new event is begun with: its header without version and id. */
export type NewEvent = Omit<EventHeader, 'tablesideEvent' | 'id'>;

/** One row of the list of events. */
export interface ListedEvent {
  readonly id: string;
  /** Null: it is of a newer version of the app, or cannot be read; it is kept and exported as it is. */
  readonly header: EventHeader | null;
  readonly isHidden: boolean;
  /** When its last line was stored (ISO time). */
  readonly touched: string;
  readonly provenance?: Provenance;
}

export interface EventBookState {
  /** The one appended to last comes first; hidden ones too. */
  readonly events: readonly ListedEvent[];
  readonly isListed: boolean;
  /** Why the list could not be read; the screen must then not say that there are no events. */
  readonly trouble: ReadFailure | null;
}

/** Entries that were written together, and are undone together. */
export type EventStep = readonly EventEntry[];

export interface EventState {
  readonly header: EventHeader;
  readonly entries: readonly EventEntry[];
  readonly event: ReplayedEvent;
  readonly saved: SavedState;
  /** What undo would take back; null where there is nothing. */
  readonly undoable: EventStep | null;
  /** What redo would bring back; null as soon as something else was told. */
  readonly redoable: EventStep | null;
  readonly provenance?: Provenance;
}

export type EventWriteResult = Result<EventStep, SubmitFailure>;

/** One open event. Each promise resolves after COMMIT, or with the reason why nothing was written. */
export interface EventSession {
  readonly id: string;
  readonly store: StoreApi<EventState>;
  /**
   * Writes what `plan` makes of the event as it is when the write's turn comes: all of it in one transaction, or
   * nothing. An empty plan writes nothing.
   */
  readonly write: (plan: (state: EventState) => readonly EventDraft[]) => Promise<EventWriteResult>;
  readonly undo: () => Promise<EventWriteResult>;
  readonly redo: () => Promise<EventWriteResult>;
  /** The record as text, with a seal over its chain at the end. */
  readonly record: () => string;
}

/** Every event of this device. */
export interface EventBook {
  readonly store: StoreApi<EventBookState>;
  readonly ready: Promise<void>;
  readonly create: (event: NewEvent) => Promise<Result<EventSession, SubmitFailure>>;
  readonly open: (id: string) => Promise<Result<EventSession, ReadFailure>>;
  readonly hide: (id: string, isHidden: boolean) => Promise<Result<null, AppendFailure>>;
  readonly forget: (id: string) => Promise<Result<null, AppendFailure>>;
}

/** The events of this device, and the way in for what the log publishes. */
export interface EventBookWithLogEvents {
  readonly book: EventBook;
  readonly onLogEvent: (event: LogEvent) => void;
  readonly isSaving: () => boolean;
}
