import { type Serial } from '@/base';
import { makeAcknowledged, readAcknowledged, watchesNothing } from './acknowledged';
import { type Backing } from './backing';
import { hang, headOf, isSameHead } from './hang';
import { type Keepsake } from './keepsake';
import { makeLog } from './makeLog';
import { openPending } from './pending';
import type { Batch, Durability, Head, Log, Loss, Opened, Settled } from './port';

export interface OpenOptions {
  readonly now?: () => string;
  /** How long the other medium may take to answer, in milliseconds. */
  readonly keepsakeLimit?: number;
  /** How long heads are gathered before they are written to it. */
  readonly keepsakePause?: number;
}

export interface Over {
  readonly backing: Backing;
  readonly serial: Serial;
  readonly keepsake: Keepsake;
  readonly durability: Durability;
}

export interface OpenedOver extends Opened {
  /** Resolves when nothing is left to be written to the other medium. */
  readonly rest: () => Promise<void>;
}

/**
 * From where lines lie to a log: reads every head, compares with what was acknowledged, settles what
 * was left unknown. Throws where the lines cannot be read.
 */
export async function openOver(over: Over, options: OpenOptions = {}): Promise<OpenedOver> {
  const { backing, serial, keepsake, durability } = over;
  const { now = () => new Date().toISOString(), keepsakeLimit = 3000, keepsakePause = 250 } = options;

  // The other medium is asked first: it answers while the lines are looked through.
  const asked = readAcknowledged(keepsake, keepsakeLimit);
  const opening = openPending(keepsake, keepsakeLimit);
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
  const acknowledged = known === null ? watchesNothing : makeAcknowledged(keepsake, watched, keepsakePause);

  const pending = await opening;
  const log = makeLog({ backing, serial, durability, heads, forgotten, lost, acknowledged, pending, now });
  const settled: Settled[] = [];
  for (const batch of pending.all()) {
    settled.push({ batch, outcome: await settle(batch, log, over, heads.get(batch.table) ?? null) });
  }
  await pending.drop(settled.filter(({ outcome }) => outcome !== 'failed').map(({ batch }) => batch));
  return { log, losses, settled, rest: acknowledged.rest };
}

/** Whether a line that was acknowledged still lies below the head that was found. */
const isThere = async ({ backing, serial }: Over, line: Head, found: Head): Promise<boolean> => {
  if (line.seq >= found.seq) return isSameHead(line, found);
  return (await serial.run(() => backing.hashAt(line.table, line.seq))) === line.hash;
};

/** Reads back before it writes again: a batch that went through after all must not be there twice. */
async function settle(batch: Batch, log: Log, over: Over, found: Head | null): Promise<Settled['outcome']> {
  const hung = hang(batch);
  const last = hung.ok ? hung.value.at(-1) : undefined;
  if (last === undefined) return 'moved';
  if (found !== null && (await isThere(over, headOf(last), found))) return 'was-there';
  const appended = await log.append(batch);
  if (appended.ok) return 'appended';
  return appended.error.why === 'unknown' || appended.error.why === 'read-only' ? 'failed' : 'moved';
}
