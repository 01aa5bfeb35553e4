import { version } from '../../package.json';
import { withoutBasePath } from '../../app/device/basePath';
import { BUILD_VERSION } from '../../app/offline/buildVersion';
import { findReasonUpdateMustWait, runIfNoTableIsOpen } from '../../app/offline/otherWindows';
import { holdTableLock, isTableOpenHere, reloadGuards, TABLE_LOCK } from '../../app/offline/windowGuards';

type Mode = 'shared' | 'exclusive';
interface Request {
  readonly mode: Mode;
  readonly run: () => void;
}

/** Web Locks of one name, as browsers grant them: in order, shared ones together, an exclusive one alone. */
function makeLocks() {
  let held: Mode[] = [];
  let queue: Request[] = [];
  const isFree = (mode: Mode): boolean => held.length === 0 || (mode === 'shared' && held.every((one) => one === mode));
  const grant = (): void => {
    const [next, ...rest] = queue;
    if (next === undefined || !isFree(next.mode)) return;
    queue = rest;
    held = [...held, next.mode];
    next.run();
    grant();
  };
  const request = (
    _name: string,
    { mode = 'exclusive', ifAvailable = false }: LockOptions,
    work: LockGrantedCallback<unknown>,
  ) =>
    new Promise((resolve) => {
      if (ifAvailable && (queue.length > 0 || !isFree(mode))) return resolve(work(null));
      const run = (): void =>
        void Promise.resolve(work({ name: TABLE_LOCK, mode })).then((value) => {
          held.splice(held.indexOf(mode), 1);
          resolve(value);
          grant();
        });
      queue = [...queue, { mode, run }];
      grant();
    });
  const query = () => Promise.resolve({ held: held.map((mode) => ({ name: TABLE_LOCK, mode })), pending: [] });
  return { request, query } as unknown as LockManager;
}

const guards = { isTableOpenHere, reloadGuards, TABLE_LOCK, DATABASE_LOCK: 'database' };
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
/** Another window of the same browser with a table open. */
const openElsewhere = (locks: LockManager): (() => void) => {
  let close = (): void => undefined;
  void locks.request(TABLE_LOCK, { mode: 'shared' }, () => new Promise<void>((resolve) => (close = resolve)));
  return () => close();
};

afterEach(() => reloadGuards.clear());

test('a table here, a table elsewhere and something unsaved delay an update, the gravest first', async () => {
  const locks = makeLocks();
  expect(await findReasonUpdateMustWait(guards, locks)).toBeNull();
  const closeOther = openElsewhere(locks);
  expect(await findReasonUpdateMustWait(guards, locks)).toBe('table-elsewhere');
  const closeHere = holdTableLock(locks);
  expect(await findReasonUpdateMustWait(guards, locks)).toBe('table-here');
  reloadGuards.add({ hasUnsaved: () => true, flushed: () => Promise.resolve() });
  expect(await findReasonUpdateMustWait(guards, locks)).toBe('unsaved');
  reloadGuards.clear();
  closeHere();
  await settled();
  expect(await findReasonUpdateMustWait(guards, locks)).toBe('table-elsewhere');
  closeOther();
  await settled();
  expect(await findReasonUpdateMustWait(guards, locks)).toBeNull();
});

test('without Web Locks nobody knows about other windows, so an update waits for a start', async () => {
  expect(await findReasonUpdateMustWait(guards, undefined)).toBe('table-elsewhere');
});

test('two screens of one table hold the lock together, and each lets go of it once', async () => {
  const locks = makeLocks();
  const [table, log] = [holdTableLock(locks), holdTableLock(locks)];
  log();
  log();
  await settled();
  expect(isTableOpenHere()).toBe(true);
  expect(await locks.query()).toMatchObject({ held: [{ mode: 'shared' }] });
  table();
  await settled();
  expect(isTableOpenHere()).toBe(false);
  expect(await locks.query()).toMatchObject({ held: [] });
});

test('a table that is closed before its lock was granted does not hold it later', async () => {
  const locks = makeLocks();
  let finish = (): void => undefined;
  const updating = runIfNoTableIsOpen(guards, locks, () => new Promise((resolve) => (finish = resolve)));
  holdTableLock(locks)();
  finish();
  await updating;
  await settled();
  expect(await locks.query()).toMatchObject({ held: [] });
});

test.each(['here', 'elsewhere', 'unsaved'])('an update is not begun: %s', async (what) => {
  const locks = makeLocks();
  const close = what === 'here' ? holdTableLock(locks) : what === 'elsewhere' ? openElsewhere(locks) : () => undefined;
  if (what === 'unsaved') reloadGuards.add({ hasUnsaved: () => true, flushed: () => Promise.resolve() });
  const update = jest.fn(() => Promise.resolve());
  await runIfNoTableIsOpen(guards, locks, update);
  expect(update).not.toHaveBeenCalled();
  close();
  reloadGuards.clear();
  await settled();
  await runIfNoTableIsOpen(guards, locks, update);
  expect(update).toHaveBeenCalledTimes(1);
});

test.each([
  ['/tables', '/', '/tables'],
  ['/club/', '/club/', '/'],
  ['/club', '/club/', '/'],
  ['/club/tables/7', '/club/', '/tables/7'],
  ['/clubs/tables', '/club/', '/clubs/tables'],
])('%s under the base %s is %s', (address, base, expected) => expect(withoutBasePath(address, base)).toBe(expected));

test('a phone says the version of the package', () => expect(BUILD_VERSION).toBe(version));
