import { fail } from '@/base';
import type { OpenLog } from '../port';
import { onDisk } from '../sqlite/recipe';
import { openSqliteLog } from '../sqliteLog';
import { messageOf } from '../timeLimit';
import { documentSidecar } from './documentSidecar';
import { openHandle } from './handle';
import { oneAtATime } from './oneAtATime';

/** The log of a phone. After a failed write it is opened again over the same handle, which is never closed. */
export const openExpoLog: OpenLog = oneAtATime(async () => {
  try {
    const lane = await openHandle(true);
    const durability = { kept: 'disk', persisted: null } as const;
    return await openSqliteLog({ lane, recipe: onDisk, sidecar: documentSidecar(), durability });
  } catch (error) {
    return fail({ why: 'failed', error: messageOf(error) });
  }
});

/** Whether there are files to open, and nobody else has them: always, on a phone. */
export const mayOpen = (): Promise<[hasFiles: boolean, isOurs: boolean]> => Promise.resolve([true, true]);
