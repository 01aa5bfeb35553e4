import { type Page } from 'playwright-core';
import { type Dice, makeDice } from '@/simulate';
import { compare, makeLedger } from '../../src/cli/faults/compare';
import { add, isSound, type Kind, NOTHING, type Tally } from '../../src/cli/faults/kind';
import { bundleScript } from '../../src/cli/hermesVm';
import { inRoot } from '../../src/cli/paths';
import { makeFinger } from '../kit/referee';
import { type Fault, type Mishap, MISHAPS } from '../lab/pages/fault';
import { originOf, visit } from '../lab/visitLab';
import { readAppDisk } from './appDisk';
import { inBrowser, type Scene } from './inBrowser';
import { leftToTell, newEvening, openTable, tell } from './evening';
import { complaint, tallyOf } from './verdict';

export const GONE = 'the tap of unknown outcome is gone';
const TRIES_IN_A_LIFE = 4;
const MOST_TOLD = 20;
/** Longer than the log waits for its database, and than the app takes to start anew. */
const PATIENCE_MS = 30_000;

/** What stands between the app and its database, as one script. */
const lab = bundleScript(inRoot('__tests__/lab/pages/faultyWorker.ts'), 'lab');

const faultOf = (dice: Dice, mishaps: readonly Mishap[]): Fault => ({
  at: 1,
  mishap: dice.pick(mishaps),
  done: dice.below(3),
});

/** What goes wrong, and what else is done to the page before it starts. */
interface Way {
  readonly mishaps: readonly Mishap[];
  readonly script: string;
}

/** In the page: until the app has opened its disk, anew or still, and says that everything is saved. */
const isAtRest = (): boolean => {
  const desk = window.tableside?.desk?.store.getState();
  const says = document.querySelector('[data-testid="saved"]')?.textContent ?? '';
  return desk?.isListed === true && desk.health === 'sound' && /^\W*saved$/i.test(says);
};

async function untilAtRest(page: Page): Promise<void> {
  for (let i = 0; i < 3; i += 1) await page.waitForFunction(isAtRest, undefined, { timeout: PATIENCE_MS });
}

/** A referee taps; one write goes wrong; the app gets over it by itself; the referee goes on. Nothing is told twice. */
async function suffer({ served, browser }: Scene, name: string, seed: string, way: Way): Promise<Tally> {
  const dice = makeDice(`app ${seed}`);
  const ledger = makeLedger();
  const evening = newEvening(dice);
  const visited = await visit(browser.context, originOf(name, served.port), (head) => {
    ledger.note(head);
    if (head.seq === 0) evening.table = head.table;
  });
  const { page, origin } = visited;
  let tally = NOTHING;
  const look = async (): Promise<ReturnType<typeof leftToTell>> => {
    const found = await readAppDisk(page);
    tally = add(tally, tallyOf(seed, compare(ledger, found)));
    return leftToTell(evening, found);
  };
  try {
    await page.addInitScript(`${await lab}; lab.installFaultyWorker(); window.arm = lab.arm; ${way.script}`);
    await page.goto(`${origin}/tables`);
    const finger = makeFinger(page);
    await openTable(finger, evening);
    const told = 1 + dice.below(MOST_TOLD);
    await tell(finger, evening.tellings.slice(0, told));
    const unlucky = evening.tellings[told]!;
    const fault = faultOf(dice, way.mishaps);
    await page.evaluate((armed) => (window as unknown as { arm: (fault: Fault) => void }).arm(armed), fault);
    await finger.perform(unlucky.gestures);
    await untilAtRest(page);
    const left = await look();
    const isThere = left !== null && left[0] !== unlucky;
    if (!isThere) tally = add(tally, complaint(seed, `${GONE} (${fault.mishap})`));
    await page.goto(`${origin}/tables/${evening.table}`);
    await tell(finger, (left ?? []).slice(0, 3));
    await look();
  } catch (error) {
    tally = add(tally, complaint(seed, String(error)));
  }
  await page.close();
  return { ...tally, tried: 1, acknowledged: ledger.count() };
}

const recovering = (name: string, way: Way): Kind => ({
  name,
  part: 'table',
  usual: 40,
  run: inBrowser('app', TRIES_IN_A_LIFE, async (scene, { seed, faults }, { sabotage }) => {
    let tally = NOTHING;
    if (sabotage !== null) return tally;
    for (let i = 0; i < faults && isSound(tally); i += 1) {
      tally = add(tally, await suffer(scene, `try-${i}`, i === 0 ? seed : `${seed}.${i}`, way));
    }
    return tally;
  }),
});

export const recoverApp = recovering('recover-app', { mishaps: MISHAPS, script: '' });

/** Does not keep what was left unknown: a campaign that does not notice that proves nothing. */
export const forgetfulApp = recovering('forgetful-app', {
  mishaps: ['refused'],
  script: `const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (text, key) { return put.call(this, key === 'pending' ? '' : text, key); };`,
});
