import { type Page } from 'playwright-core';
import { type SeededRandom, makeSeededRandom } from '@/simulate';
import { type Head } from '@/storage';
import { wordsFor } from '@/words';
import { compareWithLedger, makeAcknowledgedLedger } from '../../src/cli/faults/compare';
import {
  addTallies,
  isSoundTally,
  type FaultKindWithRunFunction,
  EMPTY_TALLY,
  type FaultTally,
} from '../../src/cli/faults/kind';
import { bundleHermesScript } from '../../src/cli/hermesVm';
import { pathInRepo } from '../../src/cli/paths';
import { type Finger, isFixedControl, isLoadedAnew, makeFinger, type Telling } from '../kit/referee';
import { type Fault, type Hit, type Mishap, MISHAPS } from '../lab/pages/fault';
import { originOf, visit } from '../lab/visitLab';
import { readAppDisk } from './appDisk';
import { inBrowser, type Scene } from './inBrowser';
import { leftToTell, newEvening, openTable, returnTo, tell } from './evening';
import { complaint, tallyOf } from './verdict';

export const GONE = 'the tap of unknown outcome is gone';
const UNNAMED = 'tapped behind the failed write, neither on the disk nor named';
const TRIES_IN_A_LIFE = 4;
const MOST_TOLD = 20;
/** An upper limit, longer than the log waits for its database (10 s) and the app takes to start anew on a busy machine. */
const LONGEST_RECOVERY_MS = 60_000;

/** Stands between the app and its database. Bundled into one script, `lab` in the page. */
const lab = bundleHermesScript(pathInRepo('__tests__/lab/pages/faultyWorker.ts'), 'lab');

/** A click that the page heard after the fault was armed, and whether the log refused writes by then. */
interface Heard {
  readonly name: string;
  readonly isReadOnly: boolean;
}

/** What the init script of `suffer` puts into the page. */
type LabWindow = Window & {
  readonly lab: { arm: (fault: Fault) => void; readHit: () => Hit | null };
};

/** Notes every click in the tab's own memory: the page may be loaded anew a moment later. */
const NOTE_CLICKS = `addEventListener('click', ({ target }) => {
  if (sessionStorage.getItem('lab.heard') === null) return;
  const name = target.closest('[data-testid]')?.dataset.testid ?? '';
  const isReadOnly = window.tableside?.registry?.store.getState().health === 'read-only';
  const heard = JSON.parse(sessionStorage.getItem('lab.heard'));
  sessionStorage.setItem('lab.heard', JSON.stringify([...heard, { name, isReadOnly }]));
}, { capture: true });`;

/** The next message that writes lines into the log goes wrong; reads and settings are let through. */
const faultOf = (dice: SeededRandom, mishaps: readonly Mishap[]): Fault => ({
  at: 1,
  of: 'append',
  mishap: dice.pick(mishaps),
  done: dice.below(3),
});

/** What goes wrong, and what else is done to the page before it starts. */
interface Way {
  readonly mishaps: readonly Mishap[];
  readonly script: string;
}

const MOST_BEHIND = 2;

/**
 * In half of the tries one or two tellings follow the unlucky one without a pause. Only those whose controls never
 * move: the finger does not wait for the screen, and must hit what it means.
 */
function tellingsBehind(dice: SeededRandom, next: readonly Telling[]): readonly Telling[] {
  const count = dice.chance(0.5) ? 1 + dice.below(MOST_BEHIND) : 0;
  const isBlind = ({ gestures }: Telling): boolean =>
    gestures.every((gesture) => 'tap' in gesture && gesture.ifThere !== true && isFixedControl(gesture.tap));
  const first = next.slice(0, count).findIndex((telling) => !isBlind(telling));
  return next.slice(0, first === -1 ? count : first);
}

/** Taps on until the app loads its page anew, which ends the finger's work with an error of the browser's. */
async function tapBehind(finger: Finger, behind: readonly Telling[]): Promise<void> {
  try {
    for (const { gestures } of behind) await finger.perform(gestures);
  } catch (error) {
    if (!isLoadedAnew(error)) throw error;
  }
}

/**
 * Of the tellings behind the unlucky one, those whose last tap hit a control. While the app opens its log again a cover
 * says so and takes every click: such a click hits no control, and is no tap.
 */
function heardOf(behind: readonly Telling[], heard: readonly Heard[], before: number): readonly Telling[] {
  const hits = heard.filter(({ name }) => name !== '' && name !== 'reopening' && name !== 'opening').length;
  let taps = before;
  return behind.filter(({ gestures }) => (taps += gestures.length) <= hits);
}

/** In the page: the app has opened its log (again, or still), everything is on the disk, and the table is shown. */
const isAtRest = (): boolean =>
  window.tableside?.isIdle?.() === true &&
  window.tableside.registry.store.getState().isListed &&
  document.querySelector('[data-testid="saved"]') !== null;

/** The acts that the app says it did not take, in order. */
const readNotTaken = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => window.tableside?.notTaken() ?? []);

/** How the sentence begins that names them on the screen. */
const [NOT_TAKEN = ''] = wordsFor('en').keeping.notTaken(['']).split(':');

const seqsOf = ({ entries }: Telling): string => entries.map(({ n }) => n).join();
const sayHit = (fault: Fault, hit: Hit): string =>
  `${fault.mishap}: ${hit.name}, lines ${hit.lines.map(({ seq }) => seq).join()}`;

/** A referee taps; one write goes wrong; the app recovers by itself; the referee goes on. Nothing is told twice. */
async function suffer({ served, browser }: Scene, name: string, seed: string, way: Way): Promise<FaultTally> {
  const dice = makeSeededRandom(`app ${seed}`);
  const ledger = makeAcknowledgedLedger();
  const evening = newEvening(dice);
  const script = `${await lab}; lab.installFaultyWorker(); window.lab = lab; ${NOTE_CLICKS} ${way.script}`;
  const note = (head: Head): void => {
    ledger.note(head);
    if (head.seq === 0) evening.table = head.table;
  };
  const { page, origin } = await visit(browser.context, originOf(name, served.port), note, '/tables', script);
  let tally = EMPTY_TALLY;
  const complain = (what: string): void => void (tally = addTallies(tally, complaint(seed, what)));
  const look = async (): Promise<ReturnType<typeof leftToTell>> => {
    const found = await readAppDisk(page);
    tally = addTallies(tally, tallyOf(seed, compareWithLedger(ledger, found)));
    return leftToTell(evening, found);
  };
  try {
    const finger = makeFinger(page);
    await openTable(finger, evening);
    const told = 1 + dice.below(MOST_TOLD);
    await tell(finger, evening.tellings.slice(0, told));
    const unlucky = evening.tellings[told]!;
    const fault = faultOf(dice, way.mishaps);
    const behind = tellingsBehind(dice, evening.tellings.slice(told + 1));
    await page.evaluate((armed) => {
      (window as unknown as LabWindow).lab.arm(armed);
      sessionStorage.setItem('lab.heard', '[]');
    }, fault);
    const touched = finger.touches();
    await finger.perform(unlucky.gestures);
    const before = finger.touches() - touched;
    await tapBehind(finger, behind);
    await page.waitForFunction(isAtRest, undefined, { timeout: LONGEST_RECOVERY_MS });
    await finger.settle();

    const hit = await page.evaluate(() => (window as unknown as LabWindow).lab.readHit());
    if (hit === null) throw new Error('harness: the fault hit nothing');
    tally = addTallies(tally, { ...EMPTY_TALLY, hits: [sayHit(fault, hit)] });
    const hitSeqs = hit.lines.map(({ seq }) => seq).join();
    if (hitSeqs !== seqsOf(unlucky))
      throw new Error(`harness: the fault was for lines ${seqsOf(unlucky)} and hit ${sayHit(fault, hit)}`);

    const heard = await page.evaluate(() => JSON.parse(sessionStorage.getItem('lab.heard') ?? '[]') as Heard[]);
    const left = await look();
    const isOnDisk = (telling: Telling): boolean => left !== null && !left.includes(telling);
    if (!isOnDisk(unlucky)) complain(`${GONE} (${fault.mishap})`);
    const missing = heardOf(behind, heard, before).filter((telling) => !isOnDisk(telling));
    const notTaken = await readNotTaken(page);
    const isSaid = (await page.locator('body').innerText()).includes(NOT_TAKEN);
    if (isSaid !== notTaken.length > 0)
      complain(`${notTaken.length} not taken, and the screen says ${isSaid ? 'so' : 'nothing'}`);
    const unnamed = missing.map(({ entries }) => entries.at(-1)!.act).filter((act, i) => notTaken[i] !== act);
    if (unnamed.length > 0)
      complain(`${UNNAMED}: ${unnamed.join(', ')} (${fault.mishap}, heard ${JSON.stringify(heard.slice(before))})`);

    await returnTo(page, finger, `${origin}/tables/${evening.table}`);
    await tell(finger, (left ?? []).slice(0, 3));
    await look();
  } catch (error) {
    complain(String(error));
  }
  await page.close();
  return { ...tally, tried: 1, acknowledged: ledger.count() };
}

const recovering = (name: string, way: Way): FaultKindWithRunFunction => ({
  name,
  part: 'table',
  usual: 40,
  run: inBrowser('app', TRIES_IN_A_LIFE, async (scene, { seed, faults }, { sabotage }) => {
    let tally = EMPTY_TALLY;
    if (sabotage !== null) return tally;
    for (let i = 0; i < faults && isSoundTally(tally); i += 1) {
      tally = addTallies(tally, await suffer(scene, `try-${i}`, i === 0 ? seed : `${seed}.${i}`, way));
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
