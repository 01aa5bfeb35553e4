import { type TableRegistry } from '@/state';
import { type Log } from '@/storage';

/** What the web build offers to tests and to support. A phone has no console to type into. */
export const makeAndExposeRegistry = (log: Log, makeRegistry: (log: Log) => TableRegistry): TableRegistry =>
  makeRegistry(log);
export const exposeRecordForSupport = (_record: () => string): void => undefined;
export const applyTestWordOverride = <T extends object>(words: T): T => words;
export const exposeOfflineCheckForSupport = (_check: () => Promise<unknown>): void => undefined;
