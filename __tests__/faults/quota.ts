import { type SeededRandom, makeSeededRandom } from '@/simulate';
import {
  addTallies,
  isSoundTally,
  type FaultKindWithRunFunction,
  EMPTY_TALLY,
  type FaultTally,
} from '../../src/cli/faults/kind';
import { WORDY } from '../lab/pages/story';
import { inBrowser } from './inBrowser';
import { type Session, startSession, STUCK } from './session';

const TRIES_IN_A_LIFE = 6;
const TABLES = 2;
/** The browser grants room by the megabyte: so much is told before the next one is asked for, and refused. */
const UNTIL_FULL = 600;
const HOPEFUL = 6;

/** Too little for the next piece of a file, and enough for the few words that tell of a write of unknown outcome. */
const TIGHT_BYTES = 400_000;

/** Room for so many bytes more; null: as much as the browser has. */
async function setRoom({ devtools, origin }: Session, bytes: number | null): Promise<void> {
  const { usage } = await devtools.send('Storage.getUsageAndQuota', { origin });
  const quotaSize = bytes === null ? {} : { quotaSize: bytes === 0 ? 1 : usage + bytes };
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, ...quotaSize });
}

/** The disk fills up in the middle of entry; somebody goes on tapping; it is emptied; the app is started anew. */
async function fillUp(session: Session, dice: SeededRandom): Promise<void> {
  const { page, open, tryToOpen, burst, complain } = session;
  const isTight = dice.chance(0.5);
  await open();
  await burst(dice.below(20));
  await setRoom(session, isTight ? TIGHT_BYTES : 0);
  const full = await burst(UNTIL_FULL);
  if (full === null) complain('the disk did not fill up: nothing was tried');
  for (let i = 0; i < HOPEFUL; i += 1) await burst(1);
  if (dice.chance(0.5)) {
    await page.reload();
    await tryToOpen();
    await burst(1);
  }
  await setRoom(session, null);
  if (dice.chance(0.3)) await burst(1);
  await page.reload();
  if (!isTight) session.waive();
  await open();
  const after = await burst(5);
  if (after !== null) complain(`it does not go on: ${after === STUCK ? STUCK : after.error}`);
  await page.reload();
  await open();
}

export const quota: FaultKindWithRunFunction = {
  name: 'quota',
  part: 'table',
  usual: 120,
  run: inBrowser(
    'storage',
    TRIES_IN_A_LIFE,
    async ({ served, browser }, { seed, faults }, { sabotage }): Promise<FaultTally> => {
      const dice = makeSeededRandom(`quota ${seed}`);
      let tally = EMPTY_TALLY;
      for (let i = 0; i < faults && isSoundTally(tally); i += 1) {
        const tables = Array.from({ length: TABLES }, (_, table) => `${WORDY}${seed} ${i} table ${table}`);
        const session = await startSession(browser, served, `quota-${i}`, seed, sabotage ?? 'log', tables);
        await fillUp(session, dice);
        tally = addTallies(tally, { ...(await session.leave()), tried: 1 });
      }
      return tally;
    },
  ),
};
