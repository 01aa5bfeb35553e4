import { compare, type Found, type Ledger } from '../../src/cli/faults/compare';
import { NOTHING, type Tally } from '../../src/cli/faults/kind';
import { storyOf } from '../lab/pages/story';

/** What is found on the disk, held against what was acknowledged and what was told. */
export function verdict(seed: string, ledger: Ledger, found: Found): Tally {
  const { lost, gaps, complaints } = compare(ledger, found, (table) => {
    const { header, entries } = storyOf(table);
    return [header, ...entries];
  });
  const isSound = lost === 0 && gaps === 0 && complaints.length === 0;
  return { ...NOTHING, lost, gaps, complaints, failing: isSound ? [] : [seed] };
}

/** Something that is neither lost nor torn, and still not as promised. */
export const complaint = (seed: string, what: string): Tally => ({
  ...NOTHING,
  complaints: [`${what} (seed ${seed})`],
  failing: [seed],
});
