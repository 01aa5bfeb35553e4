import {
  type Batch,
  type ChainRow,
  headAfter,
  type Log,
  type NewAttachment,
  type OpenedLog,
  openMemoryLog,
} from '@/storage';
import { type NodeLogOptions, type OpenedNodeLog, openNodeLog } from '@/storage/node';
import { type Bench, must } from '../contract';
import { type Dice } from './dice';
import { newFile } from './folder';

export interface ClosableBench extends Bench {
  readonly close: () => Promise<void>;
}

let count = 0;
export const newId = (): string => `table-${(count += 1)}`;

export async function memoryBench(): Promise<ClosableBench> {
  const { log } = must(await openMemoryLog());
  return { log: () => log, newId, restart: null, close: async () => undefined };
}

export async function fileBench(options?: NodeLogOptions): Promise<ClosableBench> {
  const file = newFile();
  let opened: OpenedNodeLog = must(await openNodeLog(file, options));
  const restart = async (): Promise<OpenedLog> => {
    await opened.close();
    opened = must(await openNodeLog(file, options));
    return opened;
  };
  return { log: () => opened.log, newId, restart, close: () => opened.close() };
}

/**
 * The same file, closed and opened again at random before a call. Callers cannot tell: subscriptions are made again
 * on the new log, and calls run one at a time.
 */
export async function restlessBench(dice: Dice): Promise<ClosableBench> {
  const bench = await fileBench();
  const subscriptions = new Set<{ readonly listener: Parameters<Log['subscribe']>[0]; stop: () => void }>();
  let line: Promise<unknown> = Promise.resolve();

  const restart = async (): Promise<OpenedLog> => {
    const opened = await (bench.restart as () => Promise<OpenedLog>)();
    for (const one of subscriptions) one.stop = opened.log.subscribe(one.listener);
    return opened;
  };
  const restless = <A extends unknown[], T>(ask: (log: Log, ...args: A) => Promise<T>) => {
    return (...args: A): Promise<T> => {
      const mine = line.then(async () => {
        if (dice.chance(0.3)) await restart();
        return ask(bench.log(), ...args);
      });
      line = mine.catch(() => undefined);
      return mine;
    };
  };
  const log: Log = {
    durability: bench.log().durability,
    health: () => bench.log().health(),
    append: (batch) => {
      // It may have to wait for a restart: asking for the head fixes what is stored to what was handed over here.
      headAfter(batch);
      return appendRestlessly(batch);
    },
    flushed: restless((now) => now.flushed()),
    appendRows: (rows) => appendRowsRestlessly(rows.map((row) => ({ ...row }))),
    read: restless((now, table) => now.read(table)),
    readRows: restless((now, table, from) => now.readRows(table, from)),
    list: restless((now, options) => now.list(options)),
    hide: restless((now, table, isHidden) => now.hide(table, isHidden)),
    setOrigin: restless((now, table, origin) => now.setOrigin(table, origin)),
    writeSummaries: restless((now, summaries) => now.writeSummaries(summaries)),
    forget: restless((now, table) => now.forget(table)),
    readSettings: restless((now) => now.readSettings()),
    writeSetting: restless((now, key, value) => now.writeSetting(key, value)),
    listAttachments: restless((now, subject) => now.listAttachments(subject)),
    readAttachment: restless((now, id) => now.readAttachment(id)),
    // a copy, for the same reason
    addAttachment: (attachment, bytes) => addAttachmentRestlessly(attachment, bytes.slice()),
    removeAttachment: restless((now, id) => now.removeAttachment(id)),
    subscribe: (listener) => {
      const own = { listener, stop: bench.log().subscribe(listener) };
      subscriptions.add(own);
      return () => {
        own.stop();
        subscriptions.delete(own);
      };
    },
  };
  const appendRowsRestlessly = restless((now, rows: readonly ChainRow[]) => now.appendRows(rows));
  const addAttachmentRestlessly = restless((now, attachment: NewAttachment, bytes: Uint8Array) =>
    now.addAttachment(attachment, bytes),
  );
  const appendRestlessly = restless((now, batch: Batch) => now.append(batch));
  return { log: () => log, newId, restart, close: bench.close };
}
