import { type UpdateDelayReason } from './offlineState';
import { type ReloadGuardsAndLocks } from './serviceWorkerClient';

type Locks = Pick<LockManager, 'request' | 'query'>;

/** Whether any other window has a table open. Without Web Locks nobody knows, so the answer is yes. */
async function isTableOpenElsewhere(guards: ReloadGuardsAndLocks, locks: Locks | undefined): Promise<boolean> {
  if (locks === undefined) return true;
  const { held = [] } = await locks.query();
  const shared = held.filter(({ name, mode }) => name === guards.TABLE_LOCK && mode === 'shared').length;
  return shared > (guards.isTableOpenHere() ? 1 : 0);
}

export const hasUnsavedInAnyGuard = ({ reloadGuards }: ReloadGuardsAndLocks): boolean =>
  [...reloadGuards].some((guard) => guard.hasUnsaved());

/** What keeps a newer version from taking over, the gravest first; null: nothing does. */
export async function findReasonUpdateMustWait(
  guards: ReloadGuardsAndLocks,
  locks?: Locks,
): Promise<UpdateDelayReason | null> {
  const isElsewhere = await isTableOpenElsewhere(guards, locks);
  if (hasUnsavedInAnyGuard(guards)) return 'unsaved';
  if (guards.isTableOpenHere()) return 'table-here';
  return isElsewhere ? 'table-elsewhere' : null;
}

/** Runs `work` while no window has a table open and none can begin to hold the lock; not at all if one has. */
export async function runIfNoTableIsOpen(
  guards: ReloadGuardsAndLocks,
  locks: Locks,
  work: () => Promise<void>,
): Promise<void> {
  await locks.request(guards.TABLE_LOCK, { ifAvailable: true }, (lock) =>
    lock === null || hasUnsavedInAnyGuard(guards) ? undefined : work(),
  );
}
