import { fail, ok, listToArray } from '@/base';
import { addEntry, type Entry, type Game, type Refusal } from '@/engine';
import { serializeRecord } from '@/record';
import { type AppendFailure, type Batch, type Head, headAfter, type Log, type LogEvent } from '@/storage';
import { createStore } from 'zustand/vanilla';
import {
  type TapRecovery,
  type TableNotice,
  type StampSource,
  type SubmitResult,
  type TableSession,
  type TableState,
} from '../session';
import { NO_PENDING_INPUT } from '../input';
import { inputReleasedIfOnTurn } from '../plan/actor';
import { isAssumedEntry } from '../plan/assumptions';
import { type RefereeCommand, plan, type CommandPlan } from '../plan/plan';
import { appendSafely } from '../records/appendSafely';
import { provenanceAfterOwnEntry, provenanceOf } from '../tables/provenance';
import { type StoredGame, readAndReplayStoredTable } from './readAndReplayStoredTable';

/** A table that is open, and the way in for what the log publishes. */
export interface SessionWithLogEventHandler {
  readonly session: TableSession;
  readonly onLogEvent: (event: LogEvent) => void;
  /** What is on the disk, without the taps that are pending. */
  readonly stored: () => StoredGame;
}

/** A plan handed to the log and not answered yet. */
interface PendingCommit {
  readonly planned: CommandPlan;
  readonly batch: Batch;
  /** The head of the table once the batch is committed. */
  readonly head: Head;
  readonly heldBefore: TableState['input'];
}

const NOTHING_WRITTEN: SubmitResult = ok({ entries: [], change: null });

/**
 * One table in play: from a tap to a committed line.
 *
 *     tap ─► plan(shown) ─► pending ─► log.append ─► COMMIT ─► committed
 *               │                          │
 *               ▼                          ▼
 *          store: shown, "saving"     store: "saved"
 *                                     or: pending dropped, "not saved", named
 *
 * 1. shown = committed + every pending plan, in order. The store holds what is shown; a record holds what is committed.
 * 2. A tap is planned on what is shown, at once; it does not wait for the disk.
 * 3. A batch names the head of the batch before it. The log writes in the order of the calls, so batch 2 is written
 *    after batch 1 is committed, and never without it.
 * 4. "saved" is shown only while nothing is pending and the last write was committed.
 * 5. If a write fails, every plan pending behind it is dropped with it: they build on what may not be there. The log
 *    keeps them in the sidecar (`OpenedLog.dropped`), and the notice names them, now and after a restart.
 * 6. Own writes are settled by the promise of `append` alone. What the log publishes is taken in only if another
 *    writer appended it.
 */
export function makeTableSession(
  log: Log,
  read: StoredGame,
  stamps: StampSource,
  recovery: TapRecovery | null = null,
): SessionWithLogEventHandler {
  const id = read.head.table;
  const written = log.durability.kept === 'disk' ? 'saved' : 'not saved';
  let committed: StoredGame = read;
  let { origin } = read;
  let pending: readonly PendingCommit[] = [];
  /** Another writer appended while own writes were pending. */
  let isBehind = false;
  /** While the table is read again, commands wait: they would be planned on a table that is out of date. */
  let rereading: Promise<void> | null = null;
  const store = createStore<TableState>(() => ({
    game: read.game,
    input: NO_PENDING_INPUT,
    saved: log.health() === 'sound' ? written : 'not saved',
    notice: firstNotice(log, recovery),
    ...provenanceOf(read.origin),
  }));

  const submit = (command: RefereeCommand): Promise<SubmitResult> => {
    if (rereading !== null) return rereading.then(() => submit(command));
    const shown = store.getState();
    const planned = plan(shown, command, { at: stamps.now(), by: stamps.device });
    if (!planned.ok) return refuse(planned.error);
    const { game, input, notice, entries } = planned.value;
    if (entries.length === 0) {
      if (input !== shown.input || notice !== shown.notice) store.setState({ input, notice });
      return Promise.resolve(NOTHING_WRITTEN);
    }
    const after = pending.at(-1)?.head ?? committed.head;
    const batch: Batch = {
      table: id,
      after,
      lines: entries as [Entry, ...Entry[]],
      ...provenanceAfterOwnEntry(origin),
    };
    const head = headAfter(batch);
    if (!head.ok) return refuse(head.error);
    const commit = { planned: planned.value, batch, head: head.value, heldBefore: shown.input };
    const isWritable = log.health() === 'sound';
    pending = [...pending, commit];
    // before anything is drawn: the disk works while the screen does
    const appending = appendSafely(log, batch);
    if (isWritable) store.setState({ game, input, notice, saved: 'saving' });
    return appending.then((appended) => (appended.ok ? onCommitted(commit) : onFailed(commit, appended.error)));
  };

  const refuse = (refusal: Refusal): Promise<SubmitResult> => {
    const { actor } = store.getState().input;
    store.setState({ input: { ...NO_PENDING_INPUT, actor }, notice: { kind: 'refused', refusal } });
    return Promise.resolve(fail({ why: 'refused', refusal }));
  };

  const onCommitted = (commit: PendingCommit): SubmitResult => {
    const { game, entries, change } = commit.planned;
    committed = { game, head: commit.head };
    pending = pending.filter((other) => other !== commit);
    if (pending.length === 0) {
      store.setState({ saved: written });
      if (isBehind) void readAgain();
    }
    return ok({ entries, change });
  };

  const onFailed = async (commit: PendingCommit, failure: AppendFailure): Promise<SubmitResult> => {
    // dropped already, with the one before it
    if (!pending.includes(commit)) return fail(failure);
    const behind = pending.flatMap((other) => (other === commit ? [] : other.planned.entries));
    pending = [];
    const notice: TableNotice =
      failure.why === 'refused'
        ? { kind: 'refused', refusal: failure.refusal }
        : { kind: 'failed', why: failure.why, entries: told(commit.planned.entries), dropped: told(behind) };
    // Where the head moved, or the lines were refused, nothing is in doubt: what is on the disk is whole.
    const saved = failure.why === 'moved' || failure.why === 'refused' ? written : 'not saved';
    store.setState({ game: committed.game, input: commit.heldBefore, saved, notice });
    if (failure.why === 'moved') await readAgain();
    return fail(failure);
  };

  /** Another writer's entries may have brought the seat that acts out of turn on turn. */
  const show = (game: Game): void =>
    store.setState(({ input }) => ({ game, input: inputReleasedIfOnTurn(game, input) }));

  const readAgain = (): Promise<void> => {
    isBehind = false;
    rereading = readAndReplayStoredTable(log, id).then((found) => {
      rereading = null;
      if (!found.ok) return;
      committed = found.value;
      show(committed.game);
    });
    return rereading;
  };

  const onAppended = ({ batch, head, from, lines }: Extract<LogEvent, { what: 'appended' }>): void => {
    if (head.table !== id || pending.some((own) => own.batch === batch) || head.seq <= committed.head.seq) return;
    if (pending.length > 0) {
      isBehind = true;
      return;
    }
    const game = from === committed.head.seq + 1 ? addAll(committed.game, lines as readonly Entry[]) : null;
    if (game === null) return void readAgain();
    committed = { game, head };
    show(game);
  };

  const setOrigin = (to: string): void => {
    origin = to;
    store.setState(provenanceOf(to));
  };

  const session: TableSession = {
    id,
    store,
    tap: (tap) => submit({ kind: 'tap', tap }),
    tell: (...drafts) => submit({ kind: 'tell', drafts }),
    rule: (flag, call, more) => submit({ kind: 'rule', flag, call, more }),
    undo: () => submit({ kind: 'undo' }),
    redo: () => submit({ kind: 'redo' }),
    record: (isSealed = false) => recordText(committed, isSealed, origin),
    head: () => committed.head,
  };
  return {
    session,
    stored: () => (origin === undefined ? committed : { ...committed, origin }),
    onLogEvent: (event) => {
      if (event.what === 'appended') {
        onAppended(event);
        if (event.head.table === id && event.batch?.origin !== undefined) setOrigin(event.batch.origin);
      }
      if (event.what === 'origin' && event.table === id) setOrigin(event.origin);
      // the write that failed may be another table's: nothing can be written here either
      if (event.what === 'health' && event.health === 'read-only' && pending.length === 0) store.setState(READ_ONLY);
    },
  };
}

/** What a person tapped: not what the app filled in for it. */
const told = (entries: readonly Entry[]): readonly Entry[] => entries.filter((entry) => !isAssumedEntry(entry));

const READ_ONLY = {
  saved: 'not saved',
  notice: { kind: 'failed', why: 'read-only', entries: [], dropped: [] },
} satisfies Partial<TableState>;

/** A log that was opened and still cannot write says so before a tap is lost on it. */
function firstNotice(log: Log, recovery: TapRecovery | null): TableNotice {
  if (log.health() === 'read-only') return READ_ONLY.notice;
  return recovery === null ? null : { kind: 'settled', ...recovery };
}

/** Null where an entry cannot be judged. */
const addAll = (game: Game, entries: readonly Entry[]): Game | null =>
  entries.reduce<Game | null>((now, entry) => {
    const added = now === null ? null : addEntry(now, entry);
    return added?.ok === true ? added.value : null;
  }, game);

/**
 * JSON Lines; sealed, whoever reads it can tell whether a line was changed. The seal of a record that came here without
 * one says so: nobody knows what happened to its lines before.
 */
function recordText(stored: StoredGame, isSealed: boolean, origin: string | undefined): string {
  const { header, entries } = stored.game;
  const { epoch, seq, hash } = stored.head;
  const { provenance } = provenanceOf(origin);
  const seal = { epoch, seq, head: hash, ...(provenance === 'not-sealed' ? { origin: provenance } : {}) };
  return serializeRecord(header, [...listToArray(entries), ...(isSealed ? [{ seal }] : [])]);
}
