import { type SerialQueue } from '@/base';
import { type LogBackend } from './backend';
import { headAfter, isSameHead } from './chain';
import { createLog } from './createLog';
import type { Batch, Durability, Head, Log, TableLoss, OpenedLog, ResolvedInDoubtBatch } from './port';
import {
  makeAcknowledgedHeadsWriter,
  noopAcknowledgedHeadsWriter,
  openUnfinishedBatchStore,
  readAcknowledgedHeads,
  SIDECAR_TIMEOUT_MS,
  type SidecarStore,
} from './sidecar';

export interface LogOpenOptions {
  readonly now?: () => string;
  /** How long the sidecar may take to answer. */
  readonly sidecarTimeoutMs?: number;
  /** How long heads are gathered before they are written to the sidecar. */
  readonly sidecarPauseMs?: number;
}

export interface LogSetup {
  readonly backend: LogBackend;
  readonly serial: SerialQueue;
  readonly sidecar: SidecarStore;
  readonly durability: Durability;
}

/**
 * Makes a log of what is stored: reads every head, compares with the acknowledged heads in the sidecar (an older
 * head is a loss), and settles batches of unknown outcome. Rejects where the backend cannot be read.
 */
export async function openAndRecoverLog(setup: LogSetup, options: LogOpenOptions = {}): Promise<OpenedLog> {
  const { backend, serial, sidecar, durability } = setup;
  const { now = () => new Date().toISOString(), sidecarTimeoutMs = SIDECAR_TIMEOUT_MS, sidecarPauseMs = 250 } = options;

  // The sidecar is asked first, so that it answers while the database is read.
  const reading = readAcknowledgedHeads(sidecar, sidecarTimeoutMs);
  const opening = openUnfinishedBatchStore(sidecar, sidecarTimeoutMs);
  const stored = await serial.run(() => backend.overview());
  const heads = new Map(stored.heads.map((head) => [head.table, head]));
  const forgotten = new Set(stored.forgotten);
  const origins = new Map(stored.origins);

  const known = await reading;
  const losses: TableLoss[] = [];
  for (const head of known?.values() ?? []) {
    const found = heads.get(head.table) ?? null;
    if (forgotten.has(head.table) || (found !== null && (await isStored(setup, head, found)))) continue;
    losses.push({ table: head.table, acknowledged: head, found });
  }
  const lost = new Map(losses.map(({ table, acknowledged }) => [table, acknowledged]));
  // A lost head stays in the sidecar, so that every start reports it until the table goes on or is forgotten.
  const watched = new Map([...heads, ...lost]);
  const acknowledged =
    known === null ? noopAcknowledgedHeadsWriter : makeAcknowledgedHeadsWriter(sidecar, watched, sidecarPauseMs);

  const unfinished = await opening;
  const log = createLog({
    backend,
    serial,
    durability,
    heads,
    forgotten,
    origins,
    lost,
    acknowledged,
    unfinished,
    now,
  });
  const { unknown, dropped } = unfinished.found;
  const settled: ResolvedInDoubtBatch[] = [];
  for (const batch of unknown) {
    settled.push({ batch, outcome: await settle(batch, log, setup, heads.get(batch.table) ?? null) });
  }
  const finished = settled.filter(({ outcome }) => outcome !== 'failed').map(({ batch }) => batch);
  // While a batch is still unknown, the dropped ones behind it cannot be dealt with: they stay.
  await unfinished.remove({ unknown: finished, dropped: finished.length === unknown.length ? dropped : [] });
  return { log, losses, settled, dropped, settings: stored.settings };
}

/** Whether an acknowledged row is still stored at or below the head that was found. */
const isStored = async ({ backend, serial }: LogSetup, row: Head, found: Head): Promise<boolean> => {
  if (row.seq >= found.seq) return isSameHead(row, found);
  return (await serial.run(() => backend.hashAt(row.table, row.seq))) === row.hash;
};

/** Reads back before it writes again: a batch that was written after all must not be stored twice. */
async function settle(
  batch: Batch,
  log: Log,
  setup: LogSetup,
  found: Head | null,
): Promise<ResolvedInDoubtBatch['outcome']> {
  const last = headAfter(batch);
  if (!last.ok) return 'moved';
  if (found !== null && (await isStored(setup, last.value, found))) return 'was-there';
  const appended = await log.append(batch);
  if (appended.ok) return 'appended';
  return appended.error.why === 'unknown' || appended.error.why === 'read-only' ? 'failed' : 'moved';
}
