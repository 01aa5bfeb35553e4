import { compare, type Findings, type Found, type Ledger } from '../../src/cli/faults/compare';
import { NOTHING, type Tally } from '../../src/cli/faults/kind';
import { storyOf } from '../lab/pages/story';

/** What came out of a comparison, with the seed that shows it. */
export function tallyOf(seed: string, { lost, gaps, complaints }: Findings): Tally {
  const isSound = lost === 0 && gaps === 0 && complaints.length === 0;
  return { ...NOTHING, lost, gaps, complaints, failing: isSound ? [] : [seed] };
}

/** What is found on a disk of the lab, held against what was acknowledged and what was told. */
export const verdict = (seed: string, ledger: Ledger, found: Found): Tally =>
  tallyOf(
    seed,
    compare(ledger, found, (table) => {
      const { header, entries } = storyOf(table);
      return [header, ...entries];
    }),
  );

/** Something that is neither lost nor torn, and still not as promised. */
export const complaint = (seed: string, what: string): Tally => ({
  ...NOTHING,
  complaints: [`${what} (seed ${seed})`],
  failing: [seed],
});
