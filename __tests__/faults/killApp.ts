import { setTimeout as sleep } from 'node:timers/promises';
import { type Page } from 'playwright-core';
import { makeSeededRandom } from '@/simulate';
import { compareWithLedger, makeAcknowledgedLedger } from '../../src/cli/faults/compare';
import {
  addTallies,
  isSoundTally,
  type FaultKindWithRunFunction,
  EMPTY_TALLY,
  type FaultTally,
} from '../../src/cli/faults/kind';
import { makeFinger, type Telling } from '../kit/referee';
import { launch, newProfile, removeProfile } from '../lab/browser';
import { serve, type Served } from '../lab/serve';
import { originOf, visit } from '../lab/visitLab';
import { readAppDisk } from './appDisk';
import { campaign, type Life } from './campaign';
import { leftToTell, newEvening, openTable, returnTo, tell } from './evening';
import { complaint, tallyOf } from './verdict';

const KILLS_IN_A_LIFE = 5;
const MOST_HEARD = 30;

async function live(served: Served, { seed, faults }: Life): Promise<FaultTally> {
  const dice = makeSeededRandom(`kill the app ${seed}`);
  const ledger = makeAcknowledgedLedger();
  const profile = newProfile();
  const origin = originOf('app', served.port);
  let tally = EMPTY_TALLY;
  let tried = 0;
  let evening = newEvening(dice);

  async function goOn(page: Page, left: readonly Telling[] | null): Promise<void> {
    const finger = makeFinger(page);
    if (left === null || left.length === 0) await openTable(finger, evening);
    else await returnTo(page, finger, `${origin}/tables/${evening.table}`);
    await tell(finger, left === null || left.length === 0 ? evening.tellings : left);
  }

  /** Starts the app, holds its disk against what it acknowledged, and taps on until it is killed. */
  async function once(heardAtMost: number | null): Promise<void> {
    const { browser, kill } = launch(served.program, profile);
    let heard = 0;
    let wake = (): void => undefined;
    const { context } = await browser;
    const { page } = await visit(
      context,
      origin,
      (head) => {
        ledger.note(head);
        heard += 1;
        // The newest table is the one being told at.
        if (head.seq === 0) evening.table = head.table;
        if (heardAtMost !== null && heard >= heardAtMost) wake();
      },
      '/tables',
    );
    try {
      const found = await readAppDisk(page);
      tally = addTallies(tally, tallyOf(seed, compareWithLedger(ledger, found)));
      if (heardAtMost === null) return;
      const left = leftToTell(evening, found);
      if (left === null || left.length === 0) evening = newEvening(dice);
      const isDue = new Promise<void>((resolve) => void (wake = resolve));
      const telling = goOn(page, left);
      // Killed in the middle, it ends with an error; before that an error is one.
      await Promise.race([isDue, telling]);
      telling.catch(() => undefined);
      // The stimulus, not a wait: the kill comes at a random moment after the last acknowledgement.
      await sleep(dice.next() * 60);
    } catch (error) {
      tally = addTallies(tally, complaint(seed, String(error)));
    } finally {
      await kill();
    }
  }

  try {
    for (; tried < faults && isSoundTally(tally); tried += 1) await once(1 + dice.below(MOST_HEARD));
    if (isSoundTally(tally)) await once(null);
  } finally {
    removeProfile(profile);
  }
  return { ...tally, tried, acknowledged: ledger.count() };
}

/** The same through the real screens: a referee taps, the browser is killed, the app is started anew and tapped on. */
export const killApp: FaultKindWithRunFunction = {
  name: 'kill-app',
  part: 'table',
  usual: 60,
  run: async (task) => {
    if (task.sabotage !== null) return EMPTY_TALLY;
    const served = await serve('app');
    try {
      return await campaign(task, KILLS_IN_A_LIFE, (life) => live(served, life));
    } finally {
      served.close();
    }
  },
};
