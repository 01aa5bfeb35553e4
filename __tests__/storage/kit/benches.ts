import { type Batch, type ChainRow, headAfter, type Log, type Opened, openMemoryLog } from '@/storage';
import { type NodeOptions, type OpenedFile, openNodeLog } from '@/storage/node';
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

export async function fileBench(options?: NodeOptions): Promise<ClosableBench> {
  const file = newFile();
  let opened: OpenedFile = must(await openNodeLog(file, options));
  const restart = async (): Promise<Opened> => {
    await opened.close();
    opened = must(await openNodeLog(file, options));
    return opened;
  };
  return { log: () => opened.log, newId, restart, close: () => opened.close() };
}

/**
 * The same file, closed and opened again by chance before whatever is asked of it. Nobody at the bench
 * can tell: ears are put on again, and one thing is done at a time.
 */
export async function restlessBench(dice: Dice): Promise<ClosableBench> {
  const bench = await fileBench();
  const ears = new Set<{ readonly hear: Parameters<Log['subscribe']>[0]; stop: () => void }>();
  let line: Promise<unknown> = Promise.resolve();

  const restart = async (): Promise<Opened> => {
    const opened = await (bench.restart as () => Promise<Opened>)();
    for (const ear of ears) ear.stop = opened.log.subscribe(ear.hear);
    return opened;
  };
  const restless = <A extends unknown[], T>(ask: (log: Log, ...told: A) => Promise<T>) => {
    return (...told: A): Promise<T> => {
      const mine = line.then(async () => {
        if (dice.chance(0.3)) await restart();
        return ask(bench.log(), ...told);
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
    forget: restless((now, table) => now.forget(table)),
    readSettings: restless((now) => now.readSettings()),
    writeSetting: restless((now, key, value) => now.writeSetting(key, value)),
    subscribe: (hear) => {
      const ear = { hear, stop: bench.log().subscribe(hear) };
      ears.add(ear);
      return () => {
        ear.stop();
        ears.delete(ear);
      };
    },
  };
  const appendRowsRestlessly = restless((now, rows: readonly ChainRow[]) => now.appendRows(rows));
  const appendRestlessly = restless((now, batch: Batch) => now.append(batch));
  return { log: () => log, newId, restart, close: bench.close };
}
