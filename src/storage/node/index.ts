import Database from 'better-sqlite3';
import { fail, ok, type Result } from '@/base';
import type { SidecarStore } from '../sidecar';
import { type OpenOptions } from '../openOver';
import type { Opened, OpenFailure } from '../port';
import { makeLane } from '../sqlite/lane';
import { onDisk, type Recipe } from '../sqlite/recipe';
import { openSqliteLog } from '../sqliteLog';
import { messageOf } from '../timeLimit';
import { type Driver } from '../driver';
import { fileSidecar } from './fileSidecar';
import { nodeDriver } from './nodeDriver';

export interface NodeOptions extends OpenOptions {
  /** How long one call to the database may take, in milliseconds. */
  readonly limit?: number;
  readonly sidecar?: SidecarStore;
  readonly recipe?: Recipe;
  /** Stands between the log and the database: where a test puts its faults. */
  readonly through?: (driver: Driver) => Driver;
}

export interface OpenedFile extends Opened {
  /** Writes down what is still to be written beside the file and lets go of it. */
  readonly close: () => Promise<void>;
}

/** A log in a file, for whatever runs in Node. */
export async function openNodeLog(file: string, options: NodeOptions = {}): Promise<Result<OpenedFile, OpenFailure>> {
  const { limit, sidecar = fileSidecar(file), recipe = onDisk, through = (driver) => driver } = options;
  let database: Database.Database;
  try {
    database = new Database(file);
  } catch (error) {
    return fail({ why: 'failed', error: messageOf(error) });
  }
  const lane = makeLane(through(nodeDriver(database)), limit);
  const durability = { kept: 'disk', persisted: null } as const;
  const opened = await openSqliteLog({ lane, recipe, sidecar, durability }, options);
  if (!opened.ok) {
    database.close();
    return opened;
  }
  const close = async (): Promise<void> => {
    await opened.value.log.flushed();
    database.close();
  };
  return ok({ ...opened.value, close });
}
