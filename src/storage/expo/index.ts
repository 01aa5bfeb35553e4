import { fail } from '@/base';
import type { LogOpener } from '../port';
import { openSqliteLog } from '../sqlite/openSqliteLog';
import { filePragmas } from '../sqlite/pragmas';
import { errorMessageOf } from '../timeLimit';
import { documentsFolderSidecar } from './documentsFolderSidecar';
import { openExpoConnection } from './expoConnection';
import { shareOpenedLog } from './openOnce';

/** The log of a phone. After a failed write it is opened again over the same handle, which is never closed. */
export const openExpoLog: LogOpener = shareOpenedLog(async () => {
  try {
    const connection = await openExpoConnection(true);
    const durability = { kept: 'disk', persisted: null } as const;
    return await openSqliteLog({ connection, pragmas: filePragmas, sidecar: documentsFolderSidecar(), durability });
  } catch (error) {
    return fail({ why: 'failed', error: errorMessageOf(error) });
  }
});
