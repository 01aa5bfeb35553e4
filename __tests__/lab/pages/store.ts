import { type Result } from '@/base';
import { type Batch, type Head, type Loss, type Settled, type StoredTable } from '@/storage';

/** As much of a log as a campaign needs, so that a wrong one is quickly written. */
export interface Store {
  readonly losses: readonly Loss[];
  readonly settled: readonly Settled[];
  readonly append: (batch: Batch) => Promise<Result<Head, string>>;
  readonly tables: () => Promise<StoredTable[]>;
}
