export { headAfter, recordKindOf } from './chain';
export { DATABASE_LOCK } from './databaseLock';
export { openMemoryLog } from './memoryLog';
export type {
  AppendFailure,
  AppendRowsFailure,
  Attachment,
  Batch,
  ChainRow,
  Durability,
  Head,
  LogHealth,
  ListedTable,
  Log,
  LogEvent,
  LogRecordHeader,
  NewAttachment,
  OpaqueLogLine,
  TableLoss,
  OpenedLog,
  OpenFailure,
  LogOpener,
  ReadFailure,
  RecordKind,
  ResolvedInDoubtBatch,
  StoredRows,
  StoredSummary,
  TableContents,
  SummaryOfHead,
} from './port';
export { type LogOpenOptions } from './recover';
export { MAX_DROPPED_BATCHES, memorySidecar, type SidecarStore } from './sidecar';
export {
  type Driver,
  makeTimeLimitedConnection,
  type SqlParam,
  type SqlRow,
  type SqlStatement,
  type SqlValue,
} from './sqlite/connection';
export { openSqliteLog } from './sqlite/openSqliteLog';
export { browserPragmas, filePragmas, type Pragmas } from './sqlite/pragmas';
