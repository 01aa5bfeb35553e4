import { fail, type Result } from '@/base';
import { openMemoryLog } from '../memoryLog';
import { SIDECAR_TIMEOUT_MS } from '../openOver';
import type { Log, Opened, OpenFailure, OpenLog } from '../port';
import { inBrowser } from '../sqlite/recipe';
import { openSqliteLog } from '../sqliteLog';
import { messageOf, withTimeLimit } from '../timeLimit';
import { browserSidecar } from './browserSidecar';
import { askToPersist, hasPrivateFiles } from './browserStorage';
import { openHandle } from './handle';
import { oneAtATime } from './oneAtATime';
import { holdTab } from './tabGuard';

/** The worker behind the database has been started; whatever becomes of it, this page gets no second one. */
let isWorkerSpent = false;
/** The log this page opened, if it did. */
let openLog: Log | null = null;

/**
 * The log of a browser. After a failed write, or where the database did not open, only a new page gets
 * a new database worker: asked again, the page is loaded anew, and what was pending is settled there.
 */
export const openExpoLog: OpenLog = oneAtATime(async () => {
  if (isWorkerSpent) return loadAnew();
  const [hasFiles, isOurs] = await mayOpen();
  if (!hasFiles) return openMemoryLog();
  if (!isOurs) return fail({ why: 'open-elsewhere' });
  isWorkerSpent = true;
  const persisted = askToPersist();
  try {
    const lane = await openHandle(false);
    const durability = { kept: 'disk', persisted: await persisted } as const;
    const opened = await openSqliteLog({ lane, recipe: inBrowser, sidecar: browserSidecar(), durability });
    openLog = opened.ok ? opened.value.log : null;
    return opened;
  } catch (error) {
    return fail(isTaken(error) ? { why: 'open-elsewhere' } : { why: 'failed', error: messageOf(error) });
  }
});

/** Whether there are files to open, and no other tab has them. Asked side by side: each answer comes from another process. */
export const mayOpen = (): Promise<[hasFiles: boolean, isOurs: boolean]> => Promise.all([hasPrivateFiles(), holdTab()]);

/** What a browser without Web Locks lets through: the files themselves have one owner only. */
const isTaken = (error: unknown): boolean => /NoModificationAllowed|Access Handles? cannot/i.test(messageOf(error));

/** First everything is written to the sidecar: what was dropped must be there when the new page opens the log. */
async function loadAnew(): Promise<Result<Opened, OpenFailure>> {
  const flushed = openLog?.flushed() ?? Promise.resolve();
  await withTimeLimit(flushed, SIDECAR_TIMEOUT_MS, 'sidecar').catch(() => undefined);
  window.location.reload();
  return new Promise(() => undefined);
}
