import { type Result } from '@/base';
import { type Batch, type Head, type TableLoss, type SettledBatch, type StoredTable } from '@/storage';

/** As much of a log as a campaign needs, so that a wrong one is quickly written. */
export interface Store {
  readonly losses: readonly TableLoss[];
  readonly settled: readonly SettledBatch[];
  readonly append: (batch: Batch) => Promise<Result<Head, string>>;
  readonly tables: () => Promise<StoredTable[]>;
}
