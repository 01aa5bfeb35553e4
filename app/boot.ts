import { fail, ok, type Result } from '@/base';
import { type TableRegistry, makeTableRegistry } from '@/state';
import { openExpoLog } from '@/storage/expo';
import { checkDatabaseAccess } from '@/storage/expo/early';
import { type OpenFailure } from '@/storage';
import { type RegistryOpener } from './registry';
import { makeStampSource, newId } from './device';
import { exposeRegistryForSupport } from './support';

const DEVICE = 'device';

/** The composition root: the real disk, the real clock, real chance. Opened when a table is first wanted. */
async function start(): Promise<Result<TableRegistry, OpenFailure>> {
  const opened = await openExpoLog();
  if (!opened.ok) return opened;
  const { log, settings } = opened.value;
  const known = settings?.[DEVICE];
  const device = known ?? newId();
  // What could not be read may be there all the same.
  if (settings !== null && known === undefined) await log.writeSetting(DEVICE, device);
  return ok(
    exposeRegistryForSupport(log, (counted) =>
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

/** All who ask while it is being opened get one registry; what failed, or can no longer write, is opened anew when asked again. */
export const openRegistry: RegistryOpener = async () => {
  if (opening === null || isUnderWay) return opening ?? begin();
  const now = await opening;
  if (now.ok && now.value.store.getState().health === 'sound') return now;
  // Somebody else may have asked in the meantime.
  if (isUnderWay) return opening;
  if (now.ok) now.value.close();
  return begin();
};

export { checkDatabaseAccess };
