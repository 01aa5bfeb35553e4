import { DESCRIBE_WORKER_MESSAGE, CACHE_ONLY_REQUEST_HEADER, type WorkerDescription } from './workerProtocol';

/** Written in by the build: the version and files of this worker. */
declare const WORKER_DESCRIPTION: WorkerDescription;

/** The part of a service worker's global scope that is used here; TypeScript's DOM library does not have it. */
interface WorkerScope {
  fetch: typeof fetch;
  readonly addEventListener: (type: 'message', listener: (event: MessageEvent) => void) => void;
}
const scope = globalThis as unknown as WorkerScope;

// The build puts this script before the one that workbox generates. Workbox asks the network for what its cache does not
// have. A page that wants to know whether the cache is complete must not get such an answer.
const network = scope.fetch.bind(globalThis);
scope.fetch = (input, init) =>
  new Request(input, init).headers.has(CACHE_ONLY_REQUEST_HEADER)
    ? Promise.reject(new TypeError(CACHE_ONLY_REQUEST_HEADER))
    : network(input, init);

scope.addEventListener('message', ({ data, ports }) => {
  if ((data as { readonly type?: unknown } | null)?.type === DESCRIBE_WORKER_MESSAGE)
    ports[0]?.postMessage(WORKER_DESCRIPTION);
});
