import { type TableRegistry } from '@/state';
import { type Head, type Log } from '@/storage';

/** What tests and support staff find under `window.tableside`. */
interface Support {
  /** The record of the table opened last, as JSON Lines text; empty if no table was opened. */
  record: () => string;
  /** Every head acknowledged since the page was opened, oldest first. */
  readonly acknowledged: () => readonly Head[];
  /** If present, called with each head as it is acknowledged. A test sets it before the app starts. */
  onAcknowledged?: (head: Head) => void;
  /** If present, given each dictionary before the app shows a word of it. A test sets it before the app starts. */
  reword?: <T extends object>(words: T) => T;
  /** How many writes (appends, settings, files, hidden or forgotten tables) the log has been given and has not answered. */
  readonly unsaved: () => number;
  /** Whether the log has answered every write and every read, and accepts writes: nothing is on its way. */
  readonly isIdle: () => boolean;
  /** How many summaries of tables have been written since the page was opened. */
  readonly summaries: () => number;
  /** The acts that were tapped around a failed write and not taken, as the app names them since it was started. */
  readonly notTaken: () => readonly string[];
  readonly registry: TableRegistry;
  /** Whether the next start needs no network, proved by the service worker; present once it was registered. */
  offlineCheck?: () => Promise<unknown>;
}

declare global {
  interface Window {
    tableside?: Support;
  }
}

const NO_RECORD = (): string => '';
/** Upper limit of kept heads: a game has hundreds of entries, and only the latest heads are of use. */
const HEADS_KEPT = 10_000;

/**
 * Subscribes before the registry is made, so that no head is missed. The registry is made over a log whose calls are
 * counted.
 */
export function makeAndExposeRegistry(log: Log, makeRegistry: (counted: Log) => TableRegistry): TableRegistry {
  const heads: Head[] = [];
  log.subscribe((event) => {
    if (event.what !== 'appended') return;
    if (heads.push(event.head) > HEADS_KEPT) heads.shift();
    window.tableside?.onAcknowledged?.(event.head);
  });
  const { counted, writes, reads, summaries } = countCalls(log);
  const registry = makeRegistry(counted);
  window.tableside = {
    ...window.tableside,
    record: NO_RECORD,
    acknowledged: () => heads,
    unsaved: writes,
    isIdle: () => writes() === 0 && reads() === 0 && log.health() === 'sound',
    summaries,
    notTaken: () => registry.store.getState().recoveries.flatMap(({ dropped }) => dropped.map(({ act }) => act)),
    registry,
  };
  return registry;
}

/** The same log, with the calls counted that it has not answered yet. */
function countCalls(log: Log) {
  const open = { writes: 0, reads: 0 };
  let summaries = 0;
  const count =
    <A extends readonly unknown[], T>(kind: keyof typeof open, call: (...args: A) => Promise<T>) =>
    (...args: A): Promise<T> => {
      open[kind] += 1;
      return call(...args).finally(() => void (open[kind] -= 1));
    };
  const counted: Log = {
    ...log,
    append: count('writes', log.append),
    hide: count('writes', log.hide),
    setOrigin: count('writes', log.setOrigin),
    // Nobody is told that a summary is saved; it only keeps the log from being idle.
    writeSummaries: count('reads', async (given) => {
      await log.writeSummaries(given);
      summaries += given.length;
    }),
    forget: count('writes', log.forget),
    writeSetting: count('writes', log.writeSetting),
    addAttachment: count('writes', log.addAttachment),
    removeAttachment: count('writes', log.removeAttachment),
    readAttachment: count('reads', log.readAttachment),
    listAttachments: count('reads', log.listAttachments),
    read: count('reads', log.read),
    list: count('reads', log.list),
    readSettings: count('reads', log.readSettings),
  };
  return { counted, writes: () => open.writes, reads: () => open.reads, summaries: () => summaries };
}

/** The table that was opened last: it stays while one screen of it gives way to the next. */
export function exposeRecordForSupport(record: () => string): void {
  if (window.tableside !== undefined) window.tableside.record = record;
}

export function exposeOfflineCheckForSupport(offlineCheck: () => Promise<unknown>): void {
  window.tableside = { ...window.tableside, offlineCheck } as Support;
}

/** The dictionary as it is shown: a test may have replaced it by a longer language that no build carries. */
export const applyTestWordOverride = <T extends object>(words: T): T => window.tableside?.reword?.(words) ?? words;
