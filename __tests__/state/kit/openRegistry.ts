import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Result } from '@/base';
import { type TableRegistry, makeTableRegistry, type StampSource } from '@/state';
import { type Log, type OpenedLog } from '@/storage';
import { openNodeLog } from '@/storage/node';

export interface TestRegistry {
  readonly registry: TableRegistry;
  readonly log: Log;
  readonly opened: OpenedLog;
  readonly file: string;
  /** Lets go of everything and opens the same file again, as after the app was killed between two taps. */
  readonly restart: () => Promise<TestRegistry>;
  readonly close: () => Promise<void>;
}

/** A clock and ids that a test can repeat. */
export function testStamps(start = 0): StampSource {
  let ticks = start;
  let ids = start;
  return {
    now: () => new Date(Date.UTC(2026, 0, 1) + (ticks += 1) * 1000).toISOString(),
    id: () => `table-${(ids += 1)}`,
    device: 'test-device',
  };
}

/** A desk over a real SQLite file. `through` may put something between the registry and the log. */
export async function openRegistry(
  file: string = newFile(),
  stamps: StampSource = testStamps(),
  through: (log: Log) => Log = (log) => log,
): Promise<TestRegistry> {
  const opened = must(await openNodeLog(file));
  const log = through(opened.log);
  const registry = makeTableRegistry({ ...opened, log }, stamps);
  await registry.ready;
  const close = async (): Promise<void> => {
    registry.close();
    await opened.close();
  };
  return {
    registry,
    log,
    opened,
    file,
    close,
    restart: async () => {
      await close();
      return openRegistry(file, stamps, through);
    },
  };
}

/** Where a file system in memory is at hand: what a disk does with a write is tested with the storage. */
const FOLDER = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
const folders: string[] = [];

export function newFile(): string {
  const folder = mkdtempSync(path.join(FOLDER, 'tableside-state-'));
  folders.push(folder);
  return path.join(folder, 'log.db');
}

export const removeFiles = (): void => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true }));

export function must<T, E>(result: Result<T, E>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
