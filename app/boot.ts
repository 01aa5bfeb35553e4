import { fail, ok, type Result } from '@/base';
import { type TableRegistry, makeTableRegistry } from '@/state';
import { openExpoLog } from '@/storage/expo';
import { checkDatabaseAccess } from '@/storage/expo/databaseAccess';
import { type OpenFailure } from '@/storage';
import { type OpenRegistryFunction } from './registry';
import { makeStampSource, newId } from './device';
import { makeAndExposeRegistry } from './support';

const DEVICE = 'device';

/**
 * The composition root: the real disk, clock and random source. The registry is opened when a table is first needed.
 */
async function start(): Promise<Result<TableRegistry, OpenFailure>> {
  const opened = await openExpoLog();
  if (!opened.ok) return opened;
  const { log, settings } = opened.value;
  const known = settings?.[DEVICE];
  const device = known ?? newId();
  // A failed read does not prove that nothing is stored.
  if (settings !== null && known === undefined) await log.writeSetting(DEVICE, device);
  return ok(
    makeAndExposeRegistry(log, (counted) =>
      makeTableRegistry({ ...opened.value, log: counted }, makeStampSource(device), settings ?? undefined),
    ),
  );
}

type Opening = Promise<Result<TableRegistry, OpenFailure>>;
let opening: Opening | null = null;
let isUnderWay = false;

const begin = (): Opening => {
  isUnderWay = true;
  opening = start()
    .catch((error: unknown) => fail({ why: 'failed', error: String(error) } as const))
    .finally(() => void (isUnderWay = false));
  return opening;
};

/**
 * Calls made while the registry is being opened share one result. After a failure, or if it can no longer write, the
 * next call opens it again.
 */
export const openRegistry: OpenRegistryFunction = async () => {
  if (opening === null || isUnderWay) return opening ?? begin();
  const now = await opening;
  if (now.ok && now.value.store.getState().health === 'sound') return now;
  // Another caller may have started opening in the meantime.
  if (isUnderWay) return opening;
  if (now.ok) now.value.close();
  return begin();
};

export { checkDatabaseAccess };
