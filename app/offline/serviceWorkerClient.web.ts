import { type StoreApi } from 'zustand/vanilla';
import { reloadOnWorkerTakeover } from './reloadOnWorkerTakeover.web';
import { type OfflineStartCheck, type OfflineState, type UpdateDelayReason } from './offlineState';
import { findReasonUpdateMustWait, runIfNoTableIsOpen } from './otherWindows';
import { type ServiceWorkerClient, type ReloadGuardsAndLocks } from './serviceWorkerClient';
import {
  DESCRIBE_WORKER_MESSAGE,
  TAKE_OVER_MESSAGE,
  type WorkerDescription,
  CACHE_ONLY_REQUEST_HEADER,
} from './workerProtocol';

// No module that the start loads is imported here, except for its types: see `ensureServiceWorkerClient`.

const SCRIPT = 'sw.js';
const DESCRIBE_TIMEOUT_MS = 10_000;
const TAKE_OVER_TIMEOUT_MS = 15_000;
/** Milliseconds a check waits for the first worker of this device, which fetches the whole app. */
const FIRST_INSTALL_TIMEOUT_MS = 60_000;
/** How often a window that shows a waiting version looks whether it still has to wait: a crashed window tells nobody. */
const DELAY_LOOK_MS = 2000;
/** A window that stays open for days asks the server for a newer version when it is looked at, at most so often. */
const UPDATE_LOOK_MS = 60 * 60_000;

const after = <T>(ms: number, value: T): Promise<T> => new Promise((resolve) => setTimeout(() => resolve(value), ms));

/** What a worker says about itself; null if it does not answer. */
function describe(worker: ServiceWorker): Promise<WorkerDescription | null> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<WorkerDescription>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data as WorkerDescription);
  });
  worker.postMessage({ type: DESCRIBE_WORKER_MESSAGE }, [port2]);
  return Promise.race([answer, after(DESCRIBE_TIMEOUT_MS, null)]);
}

/** The size of a file as the worker has it; null if it is not there, or its bytes are not those of `integrity`. */
async function sizeWithoutNetwork(address: string, integrity = ''): Promise<number | null> {
  try {
    const response = await fetch(address, { headers: { [CACHE_ONLY_REQUEST_HEADER]: '1' }, integrity });
    return response.ok ? (await response.arrayBuffer()).byteLength : null;
  } catch {
    return null;
  }
}

/**
 * Fetches a file again that the worker's cache has lost, or has with other bytes. The worker asks the network for what it
 * does not have, and keeps the answer if its bytes are those of the build.
 */
async function repair(address: string): Promise<void> {
  try {
    for (const name of await caches.keys()) await (await caches.open(name)).delete(address, { ignoreSearch: true });
    await (await fetch(address)).arrayBuffer();
  } catch {
    // Without a network it stays as it is.
  }
}

const untilInstalled = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (worker.state !== 'installing') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });

/**
 * Resolves when a page that was loaded without a worker has one in control of it, or when that worker was given up. Until
 * then a check could only say "not yet" about what is on its way.
 */
async function untilFirstInControl(container: ServiceWorkerContainer, worker: ServiceWorker | null): Promise<void> {
  if (container.controller !== null || worker === null) return;
  const isSettled = (): boolean => worker.state === 'activated' || worker.state === 'redundant';
  const settled = new Promise<void>((resolve) => {
    container.addEventListener('controllerchange', () => resolve(), { once: true });
    worker.addEventListener('statechange', () => (isSettled() ? resolve() : undefined));
    if (isSettled()) resolve();
  });
  await Promise.race([settled, after(FIRST_INSTALL_TIMEOUT_MS, undefined)]);
}

/**
 *   page                         worker of this version            worker of the next version
 *    │ register, update ──────────────▶│ keeps every file
 *    │                                 │◀─────────── installs beside it, then waits
 *    │ updateWaiting = true            │
 *    │ apply: nothing unsaved, no table open in any window (exclusive lock)
 *    │ TAKE_OVER_MESSAGE ─────────────────────────────────────────────────────▶│ activates, removes the old files
 *    │◀──────────────────────────────────────────────── controllerchange, in every window
 *    └ reload
 *
 * 1. A worker that cannot fetch one of its files, or finds other bytes than those that were built, is not installed; the
 *    old one and its files stay as they are.
 * 2. A worker takes over only when told, or when no window is open.
 * 3. It is told only while the exclusive lock is held: no window has a table open, and none can have one until the page is
 *    reloaded. (A window that opens one in this moment waits for the lock, and reloads when it loses nothing by it.)
 * 4. Every window reloads when another worker has taken over, because the old scripts are gone.
 */
export async function startServiceWorkerClient(
  base: string,
  store: StoreApi<OfflineState>,
  guards: ReloadGuardsAndLocks,
  reloadPage: (guards: ReloadGuardsAndLocks) => Promise<void>,
): Promise<ServiceWorkerClient> {
  const container = navigator.serviceWorker;
  if (container === undefined) return UNSUPPORTED;
  const hadController = container.controller !== null;
  const registration = await container.register(`${base}${SCRIPT}`, { scope: base, updateViaCache: 'none' });

  const findDelay = async (): Promise<UpdateDelayReason | null> => {
    const delayedBy = await findReasonUpdateMustWait(guards, navigator.locks);
    if (store.getState().delayedBy !== delayedBy) store.setState({ delayedBy });
    return delayedBy;
  };

  /** Another version than this page's has control of it. */
  const isPageOld = async (): Promise<boolean> => {
    const inControl = container.controller === null ? null : await describe(container.controller);
    return inControl !== null && inControl.version !== store.getState().version;
  };

  const look = async (): Promise<void> => {
    const isWaiting = registration.waiting !== null && registration.active !== null;
    const updateWaiting = isWaiting || (await isPageOld());
    if (updateWaiting) await findDelay();
    store.setState(({ workerChanges }) => ({ workerChanges: workerChanges + 1, isReady: false, updateWaiting }));
  };

  const check = async (): Promise<OfflineStartCheck> => {
    await untilFirstInControl(container, registration.installing ?? registration.waiting ?? registration.active);
    const worker = registration.active;
    const description = worker === null || container.controller !== worker ? null : await describe(worker);
    if (description === null) return { outcome: 'not-ready', why: 'not-installed' };
    const { files } = description;
    const page = files.find(([address]) => address === `${base}index.html`);
    let bytes = 0;
    // The base itself is where a start begins: the worker must answer it with the page.
    for (const [address, integrity] of page === undefined ? files : [[base, page[1]] as const, ...files]) {
      let size = await sizeWithoutNetwork(address, integrity);
      if (size === null) {
        const why = (await sizeWithoutNetwork(address)) === null ? 'missing' : 'changed';
        await repair(address === base ? `${base}index.html` : address);
        size = await sizeWithoutNetwork(address, integrity);
        if (size === null) return { outcome: 'not-ready', why, file: address };
      }
      if (address !== base) bytes += size;
    }
    return { outcome: 'ready', files: files.length, bytes };
  };

  const takeOver = async (waiting: ServiceWorker): Promise<void> => {
    const hasChanged = new Promise<boolean>((resolve) =>
      container.addEventListener('controllerchange', () => resolve(true), { once: true }),
    );
    waiting.postMessage({ type: TAKE_OVER_MESSAGE });
    if (!(await Promise.race([hasChanged, after(TAKE_OVER_TIMEOUT_MS, false)]))) {
      store.setState({ hasUpdateFailed: true });
      return;
    }
    await reloadPage(guards);
    // The lock is held until the page is gone.
    await new Promise(() => undefined);
  };

  const apply = async (): Promise<void> => {
    store.setState({ hasUpdateFailed: false });
    if ((await findDelay()) !== null) return;
    const { waiting } = registration;
    if (waiting === null) return (await isPageOld()) ? reloadPage(guards) : look();
    // From here on no tap is accepted: an entry that began now would be lost by the reload.
    document.body.inert = true;
    await runIfNoTableIsOpen(guards, navigator.locks, () => takeOver(waiting));
    document.body.inert = false;
    await findDelay();
  };

  const find = async (): Promise<boolean> => {
    await registration.update().catch(() => undefined);
    if (registration.installing !== null) await untilInstalled(registration.installing);
    await look();
    return store.getState().updateWaiting;
  };

  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => void look());
  });
  // The first worker of this device takes control of a page that was loaded without one. That is not an update.
  container.addEventListener('controllerchange', () => void look());
  if (hadController) reloadOnWorkerTakeover(container);
  else container.addEventListener('controllerchange', () => reloadOnWorkerTakeover(container), { once: true });

  setInterval(() => {
    if (store.getState().updateWaiting && document.visibilityState === 'visible') void findDelay();
  }, DELAY_LOOK_MS);
  let lastLook = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lastLook < UPDATE_LOOK_MS) return;
    lastLook = Date.now();
    registration.update().catch(() => undefined);
  });
  registration.installing?.addEventListener('statechange', () => void look());
  if (hadController) registration.update().catch(() => undefined);
  await look();
  return { check, apply, find };
}

/** A browser without service workers, or a page that is not served over https. */
const UNSUPPORTED: ServiceWorkerClient = {
  check: () => Promise.resolve({ outcome: 'not-ready', why: 'unsupported' }),
  apply: () => Promise.resolve(),
  find: () => Promise.resolve(false),
};
