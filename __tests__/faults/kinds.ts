import { add, type Kind, NOTHING } from '../../src/cli/faults/kind';
import { recoverApp } from './recoverApp';
import { FOUND } from './found';
import { kill } from './kill';
import { killApp } from './killApp';
import { answer, statement } from './messages';
import { quota } from './quota';

/** What went wrong once is tried again first. */
const withFound = (kind: Kind): Kind => ({
  ...kind,
  run: async (task) => {
    let tally = NOTHING;
    for (const { seed, count } of FOUND.filter((found) => found.kind === kind.name)) {
      tally = add(tally, await kind.run({ ...task, seed, count, tell: () => undefined }));
    }
    return add(tally, await kind.run({ ...task, tell: (soFar) => task.tell(add(tally, soFar)) }));
  },
});

/** Everything that can be made to go wrong, in the order it is tried. */
export const KINDS: readonly Kind[] = [kill, killApp, quota, statement, answer, recoverApp].map(withFound);
