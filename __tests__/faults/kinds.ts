import { addTallies, type FaultKindWithRunFunction, EMPTY_TALLY } from '../../src/cli/faults/kind';
import { recoverApp } from './recoverApp';
import { FOUND } from './found';
import { kill } from './kill';
import { killApp } from './killApp';
import { answer, statement } from './messages';
import { quota } from './quota';

/** What went wrong once is tried again first. */
const withFound = (kind: FaultKindWithRunFunction): FaultKindWithRunFunction => ({
  ...kind,
  run: async (task) => {
    let tally = EMPTY_TALLY;
    for (const { seed, count } of FOUND.filter((found) => found.kind === kind.name)) {
      tally = addTallies(tally, await kind.run({ ...task, seed, count, tell: () => undefined }));
    }
    return addTallies(tally, await kind.run({ ...task, tell: (soFar) => task.tell(addTallies(tally, soFar)) }));
  },
});

/** Everything that can be made to go wrong, in the order it is tried. */
export const KINDS: readonly FaultKindWithRunFunction[] = [kill, killApp, quota, statement, answer, recoverApp].map(
  withFound,
);
