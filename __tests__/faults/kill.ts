import { setTimeout as sleep } from 'node:timers/promises';
import { type SeededRandom, makeSeededRandom } from '@/simulate';
import { makeAcknowledgedLedger } from '../../src/cli/faults/compare';
import {
  addTallies,
  isSoundTally,
  type FaultKindWithRunFunction,
  EMPTY_TALLY,
  type FaultTally,
} from '../../src/cli/faults/kind';
import { launch, newProfile, removeProfile } from '../lab/browser';
import { type LabOpened } from '../lab/pages/lab';
import { type StoreName } from '../lab/pages/stores';
import { serve, type Served } from '../lab/serve';
import { originOf, visit } from '../lab/visitLab';
import { campaign, type Life } from './campaign';
import { complaint, verdict } from './verdict';

/** One disk is killed so often before the next is taken. */
const KILLS_IN_A_LIFE = 12;
const TABLES = 4;
/** A browser is up after about half a second; some are killed before they are. */
const STARTING_MS = 700;
const SHARE_WHILE_STARTING = 0.1;
const MOST_HEARD = 90;

/** After so many acknowledgements and so many milliseconds; or while it is still starting. */
interface Moment {
  readonly isStarting: boolean;
  readonly heard: number;
  readonly ms: number;
}

const momentOf = (dice: SeededRandom): Moment =>
  dice.chance(SHARE_WHILE_STARTING)
    ? { isStarting: true, heard: 0, ms: dice.below(STARTING_MS) }
    : { isStarting: false, heard: dice.below(MOST_HEARD), ms: dice.next() * 5 };

async function live(served: Served, { seed, faults }: Life, store: StoreName): Promise<FaultTally> {
  const dice = makeSeededRandom(`kill ${seed}`);
  const ledger = makeAcknowledgedLedger();
  const profile = newProfile();
  const tables = Array.from({ length: TABLES }, (_, i) => `${seed} table ${i}`);
  let tally = EMPTY_TALLY;
  let tried = 0;

  /** Opens what is there, holds it against the ledger, and goes on telling until the moment has come. */
  async function once(moment: Moment | null): Promise<void> {
    const { browser, kill } = launch(served.program, profile);
    if (moment?.isStarting === true) {
      browser.catch(() => undefined);
      // The stimulus, not a wait: the kill comes at a random moment.
      await sleep(moment.ms);
      return kill();
    }
    let heard = 0;
    let wake = (): void => undefined;
    const { context } = await browser;
    const { page } = await visit(context, originOf('lab', served.port), (head) => {
      ledger.note(head);
      heard += 1;
      if (moment !== null && heard >= moment.heard) wake();
    });
    const opened = await page.evaluate((store) => window.lab.open(store), store);
    tally = addTallies(tally, opened.ok ? found(opened.value) : complaint(seed, `it does not open: ${opened.error}`));
    if (moment !== null && opened.ok) {
      const isDue = new Promise<void>((resolve) => void (wake = resolve));
      const burst = page
        .evaluate((names) => window.lab.burst(names, 400), tables)
        .then(
          (failed) =>
            void (tally =
              failed === null ? tally : addTallies(tally, complaint(seed, `not appended: ${failed.error}`))),
          () => undefined,
        );
      await Promise.race([isDue, burst]);
      await sleep(moment.ms);
    }
    await kill();
  }
  const found = (opened: LabOpened): FaultTally => verdict(seed, ledger, opened);

  try {
    for (; tried < faults && isSoundTally(tally); tried += 1) await once(momentOf(dice));
    if (isSoundTally(tally)) await once(null);
  } finally {
    removeProfile(profile);
  }
  return { ...tally, tried, acknowledged: ledger.count() };
}

/** The whole browser is killed in the middle of entry, again and again on one disk; each time it is opened anew and read. */
export const kill: FaultKindWithRunFunction = {
  name: 'kill',
  part: 'table',
  usual: 500,
  run: async (task) => {
    const served = await serve('storage');
    try {
      return await campaign(task, KILLS_IN_A_LIFE, (life) => live(served, life, task.sabotage ?? 'log'));
    } finally {
      served.close();
    }
  },
};
