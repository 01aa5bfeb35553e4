import { fail, ok, type Result } from '@/base';
import { type Desk, makeDesk } from '@/state';
import { openExpoLog } from '@/storage/expo';
import { type OpenFailure } from '@/storage';
import { type OpenDesk } from './desk';
import { makeStamps, newId } from './device';
import { offerSupport } from './support';

const DEVICE = 'device';

/** The composition root: the real disk, the real clock, real chance. Opened when a table is first wanted. */
async function start(): Promise<Result<Desk, OpenFailure>> {
  const opened = await openExpoLog();
  if (!opened.ok) return opened;
  const { log } = opened.value;
  const settings = await log.recall();
  const known = settings.ok ? settings.value[DEVICE] : undefined;
  const device = known ?? newId();
  if (known === undefined) await log.keep(DEVICE, device);
  const desk = makeDesk(opened.value, makeStamps(device));
  offerSupport(desk, log);
  return ok(desk);
}

let opening: Promise<Result<Desk, OpenFailure>> | null = null;

/** Two screens that ask at once get one desk; what failed, or can no longer write, is opened anew when asked again. */
export const openDesk: OpenDesk = async () => {
  const now = opening === null ? null : await opening;
  const isSound = now?.ok === true && now.value.store.getState().health === 'sound';
  if (!isSound && now?.ok === true) now.value.close();
  if (!isSound) opening = start().catch((error: unknown) => fail({ why: 'failed', error: String(error) } as const));
  return opening ?? start();
};
