export { headAfter } from './chainRows';
export { type Driver, type Row, type Statement, type Value } from './driver';
export { type SidecarStore, memorySidecar } from './sidecar';
export { openMemoryLog } from './memoryLog';
export { type OpenOptions, SIDECAR_TIMEOUT_MS } from './openOver';
export { DROPPED_LIMIT } from './pending';
export type {
  AppendFailure,
  Batch,
  Durability,
  Head,
  Health,
  Listed,
  Log,
  Loss,
  LogEvent,
  Opened,
  OpenFailure,
  OpenLog,
  ReadFailure,
  Settled,
  StoredTable,
} from './port';
export { makeLane } from './sqlite/lane';
export { inBrowser, onDisk, type Recipe } from './sqlite/recipe';
export { openSqliteLog } from './sqliteLog';
