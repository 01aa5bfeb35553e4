export { type Driver, type Row, type Statement, type Value } from './driver';
export { type Keepsake, memoryKeepsake } from './keepsake';
export { openMemoryLog } from './memoryLog';
export type { OpenOptions } from './openOver';
export type {
  AppendFailure,
  Batch,
  Durability,
  Head,
  Health,
  Listed,
  Log,
  Loss,
  News,
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
