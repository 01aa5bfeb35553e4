/** How the pages and the service worker of one origin talk to each other. Both sides import this file. */

/** A page sends it with a port; the worker answers on the port with a `WorkerDescription`. */
export const DESCRIBE_WORKER_MESSAGE = 'tableside-describe';
/** Sent to a waiting worker: take over now. Workbox listens for this message by its own name. */
export const TAKE_OVER_MESSAGE = 'SKIP_WAITING';
/** A request that has this header is answered from the worker's cache, or fails: it never reaches the network. */
export const CACHE_ONLY_REQUEST_HEADER = 'tableside-without-network';

/** Each file of a build: its address, and the SHA-256 of its bytes in the form of `integrity` attributes. */
export type WorkerFile = readonly [address: string, integrity: string];

export interface WorkerDescription {
  /** The version of the build that the worker keeps. */
  readonly version: string;
  readonly files: readonly WorkerFile[];
}
