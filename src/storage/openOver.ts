import { type Serial } from '@/base';
import { makeAcknowledged, readAcknowledged, watchesNothing } from './acknowledged';
import { type Backing } from './backing';
import { chainRows, headOf, isSameHead } from './chainRows';
import { type SidecarStore } from './sidecar';
import { makeLog } from './makeLog';
import { openPending } from './pending';
import type { Batch, Durability, Head, Log, Loss, Opened, Settled } from './port';

/** How long the sidecar may take to answer before it is treated as failed. */
export const SIDECAR_TIMEOUT_MS = 3000;

export interface OpenOptions {
  readonly now?: () => string;
  /** How long the other medium may take to answer, in milliseconds. */
  readonly sidecarLimit?: number;
  /** How long heads are gathered before they are written to it. */
  readonly sidecarPause?: number;
}

export interface Over {
  readonly backing: Backing;
  readonly serial: Serial;
  readonly sidecar: SidecarStore;
  readonly durability: Durability;
}

/**
 * From where lines lie to a log: reads every head, compares with what was acknowledged, settles what
 * was left unknown. Throws where the lines cannot be read.
 */
export async function openOver(over: Over, options: OpenOptions = {}): Promise<Opened> {
  const { backing, serial, sidecar, durability } = over;
  const { now = () => new Date().toISOString(), sidecarLimit = SIDECAR_TIMEOUT_MS, sidecarPause = 250 } = options;

  // The other medium is asked first: it answers while the lines are looked through.
  const asked = readAcknowledged(sidecar, sidecarLimit);
  const opening = openPending(sidecar, sidecarLimit);
  const [tables, forgottenIds] = await serial.run(async () => [await backing.tables(), await backing.forgotten()]);
  const heads = new Map(tables.map(({ head }) => [head.table, head]));
  const forgotten = new Set(forgottenIds);

  const known = await asked;
  const losses: Loss[] = [];
  for (const head of known?.values() ?? []) {
    const found = heads.get(head.table) ?? null;
    if (forgotten.has(head.table) || (found !== null && (await isThere(over, head, found)))) continue;
    losses.push({ table: head.table, acknowledged: head, found });
  }
  const lost = new Map(losses.map(({ table, acknowledged }) => [table, acknowledged]));
  // Told at every start, until somebody goes on with the table or forgets it.
  const watched = new Map([...heads, ...lost]);
  const acknowledged = known === null ? watchesNothing : makeAcknowledged(sidecar, watched, sidecarPause);

  const pending = await opening;
  const log = makeLog({ backing, serial, durability, heads, forgotten, lost, acknowledged, pending, now });
  const settled: Settled[] = [];
  const { unknown, dropped } = pending.found;
  for (const batch of unknown) {
    settled.push({ batch, outcome: await settle(batch, log, over, heads.get(batch.table) ?? null) });
  }
  const finished = settled.filter(({ outcome }) => outcome !== 'failed').map(({ batch }) => batch);
  // While something is still unknown, the dropped batches behind it cannot be dealt with either.
  await pending.remove({ unknown: finished, dropped: finished.length === unknown.length ? dropped : [] });
  return { log, losses, settled, dropped };
}

/** Whether a line that was acknowledged still lies below the head that was found. */
const isThere = async ({ backing, serial }: Over, line: Head, found: Head): Promise<boolean> => {
  if (line.seq >= found.seq) return isSameHead(line, found);
  return (await serial.run(() => backing.hashAt(line.table, line.seq))) === line.hash;
};

/** Reads back before it writes again: a batch that went through after all must not be there twice. */
async function settle(batch: Batch, log: Log, over: Over, found: Head | null): Promise<Settled['outcome']> {
  const hung = chainRows(batch);
  const last = hung.ok ? hung.value.at(-1) : undefined;
  if (last === undefined) return 'moved';
  if (found !== null && (await isThere(over, headOf(last), found))) return 'was-there';
  const appended = await log.append(batch);
  if (appended.ok) return 'appended';
  return appended.error.why === 'unknown' || appended.error.why === 'read-only' ? 'failed' : 'moved';
}
