import { fail, ok, type Result } from '@/base';
import { type SidecarStore } from './sidecar';
import { openOver, type OpenOptions } from './openOver';
import type { Durability, Opened, OpenFailure } from './port';
import { type Lane } from './sqlite/lane';
import { checkVersion, migrate } from './sqlite/migrate';
import { applyPragmas, type Recipe } from './sqlite/recipe';
import { makeSqliteBacking } from './sqlite/sqliteBacking';
import { messageOf } from './timeLimit';

export interface Place {
  readonly lane: Lane;
  readonly recipe: Recipe;
  readonly sidecar: SidecarStore;
  readonly durability: Durability;
}

/**
 * A log over one SQLite handle. May be called again over the same handle after a write failed: that is
 * what opening again means where a handle is never closed.
 */
export async function openSqliteLog(place: Place, options?: OpenOptions): Promise<Result<Opened, OpenFailure>> {
  const { lane, recipe, sidecar, durability } = place;
  try {
    const version = await lane.serial.run(async () => {
      await leaveTransaction(lane);
      const found = await checkVersion(lane);
      if (!found.ok) return found;
      await applyPragmas(recipe, lane);
      await migrate(lane, found.value);
      return found;
    });
    if (!version.ok) return version;
    const backing = makeSqliteBacking(lane);
    return ok(await openOver({ backing, serial: lane.serial, sidecar, durability }, options));
  } catch (error) {
    return fail({ why: 'failed', error: messageOf(error) });
  }
}

const NO_TRANSACTION = [{ sql: 'BEGIN' }, { sql: 'COMMIT' }];

/**
 * A transaction left open by a failure shows lines that are on no disk: what is read back would be a
 * lie. BEGIN succeeds only where none is open.
 */
async function leaveTransaction(lane: Lane): Promise<void> {
  try {
    await lane.run(NO_TRANSACTION);
  } catch {
    lane.rollBack();
    await lane.run(NO_TRANSACTION);
  }
}
