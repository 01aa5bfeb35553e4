import { type Result } from '@/base';
import { type Batch, type Head, type TableLoss, type ResolvedInDoubtBatch, type TableContents } from '@/storage';

/** As much of a log as a campaign needs, so that a wrong one is quickly written. */
export interface Store {
  readonly losses: readonly TableLoss[];
  readonly settled: readonly ResolvedInDoubtBatch[];
  readonly append: (batch: Batch) => Promise<Result<Head, string>>;
  readonly tables: () => Promise<TableContents[]>;
  /** Resolves when the other medium has the newest acknowledged heads; a wrong store has no other medium. */
  readonly flushed?: () => Promise<void>;
}
