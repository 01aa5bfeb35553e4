export { headAfter, recordKind } from './chain';
export { openMemoryLog } from './memoryLog';
export type {
  AppendFailure,
  AppendRowsFailure,
  Batch,
  ChainRow,
  Durability,
  Head,
  LogHealth,
  ListedTable,
  Log,
  LogEvent,
  LogHeader,
  LogLine,
  TableLoss,
  OpenedLog,
  OpenFailure,
  LogOpener,
  ReadFailure,
  RecordKind,
  SettledBatch,
  StoredRows,
  StoredTable,
} from './port';
export { type OpenOptions } from './recover';
export { DROPPED_LIMIT, memorySidecar, type SidecarStore } from './sidecar';
export { type Driver, makeConnection, type SqlRow, type SqlStatement, type SqlValue } from './sqlite/connection';
export { openSqliteLog } from './sqlite/openSqliteLog';
export { browserPragmas, filePragmas, type Pragmas } from './sqlite/pragmas';
