import {
  compareWithLedger,
  type LedgerComparison,
  type StoredAfterFault,
  type AcknowledgedLedger,
} from '../../src/cli/faults/compare';
import { EMPTY_TALLY, type FaultTally } from '../../src/cli/faults/kind';
import { storyOf } from '../lab/pages/story';

/** What came out of a comparison, with the seed that shows it. */
export function tallyOf(seed: string, { lost, gaps, complaints }: LedgerComparison): FaultTally {
  const isSound = lost === 0 && gaps === 0 && complaints.length === 0;
  return { ...EMPTY_TALLY, lost, gaps, complaints, failing: isSound ? [] : [seed] };
}

/** What is found on a disk of the lab, held against what was acknowledged and what was told. */
export const verdict = (seed: string, ledger: AcknowledgedLedger, found: StoredAfterFault): FaultTally =>
  tallyOf(
    seed,
    compareWithLedger(ledger, found, (table) => {
      const { header, entries } = storyOf(table);
      return [header, ...entries];
    }),
  );

/** Something that is neither lost nor torn, and still not as promised. */
export const complaint = (seed: string, what: string): FaultTally => ({
  ...EMPTY_TALLY,
  complaints: [`${what} (seed ${seed})`],
  failing: [seed],
});
