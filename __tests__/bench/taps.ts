import { setTimeout as sleep } from 'node:timers/promises';
import { median } from '../../src/cli/bench/figure';
import { type MeasureInBrowser } from '../../src/cli/bench/tableMeasurements';
import { type Effect, type Elapsed } from '../lab/pages/stopwatch';
import { atSeat, hurriedGame, inTime, middleOf, type Seat, sheet, sitDown } from './seat';

/** A pause of the measurement, not a wait: what a touch sets in motion (animation, the sidecar) is over before the next begins. */
const PAUSE_MS = 350;
const WARM_UP = 12;
const ROUNDS = 60;
const PILES = 4;
const THROTTLE = 6;

/** One touch of a control whose own text changes with it. */
export async function touch({ page }: Seat, testId: string, awaited: Effect): Promise<Elapsed> {
  const { x, y } = await middleOf(page, testId);
  await sleep(PAUSE_MS);
  return inTime(`a touch of ${testId} is answered (${awaited})`, async () => {
    await page.evaluate(([name, what]) => window.beside.startWatch(name, what), [testId, awaited] as const);
    await page.mouse.click(x, y);
    return page.evaluate(() => window.beside.readWatch());
  });
}

/** The next number card from the hand to each building pile in turn: the commonest tap of all. */
export const tapPile = (seat: Seat, round: number): Promise<Elapsed> => touch(seat, `build-${round % PILES}`, 'both');

interface Pair {
  readonly ours: number;
  readonly bare: number;
}

/** In one page, one after the other, over and over: what slows one slows the other. */
async function inTurns(pair: (round: number) => Promise<Pair>, onProgress: (how: string) => void): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (let round = 1 - WARM_UP; round <= ROUNDS; round += 1) {
    onProgress(round < 1 ? 'warming up' : `round ${round} of ${ROUNDS}`);
    const measured = await pair(round + WARM_UP);
    if (round >= 1) pairs.push(measured);
  }
  return pairs;
}

const rounds = (pairs: readonly Pair[]): Awaited<ReturnType<MeasureInBrowser>> => {
  const [over, under] = [pairs.map(({ ours }) => ours), pairs.map(({ bare }) => bare)];
  return { over, under, raw: { milliseconds: median(over), millisecondsBare: median(under) } };
};

const atTable = (seat: Seat): Promise<void> => sitDown(seat, hurriedGame(sheet('texas-good-sam'), 'bench'), 4);

/**
 * From the click to the acknowledgement, against a bare press in the same page that draws one number and writes the
 * same row in one transaction. Beside it the ratio to that transaction in a page at rest, where nothing is drawn.
 */
export const tapSaved: MeasureInBrowser = (onProgress) =>
  atSeat('beside', async (seat) => {
    await atTable(seat);
    await seat.page.evaluate(() => window.beside.prepareBare());
    const atRest: number[] = [];
    const pairs = await inTurns(async (round) => {
      const ours = await tapPile(seat, round);
      const bare = await touch(seat, 'bare-write', 'both');
      await sleep(PAUSE_MS);
      atRest.push(await seat.page.evaluate(() => window.beside.timedBareWrite()));
      return { ours: ours.saved ?? NaN, bare: bare.saved ?? NaN };
    }, onProgress);
    const measured = rounds(pairs);
    const resting = atRest.slice(WARM_UP);
    const ratioToRest = median(measured.over.map((time, round) => time / (resting[round] ?? NaN)));
    return { ...measured, raw: { ...measured.raw, millisecondsAtRest: median(resting), ratioToRest } };
  });

/** From the click to the frame that shows the pile's new number, against one press and one number beside it. */
export const tapShown: MeasureInBrowser = (onProgress) =>
  atSeat('beside', async (seat) => {
    await atTable(seat);
    await seat.slowDown(THROTTLE);
    const pairs = await inTurns(async (round) => {
      const ours = await tapPile(seat, round);
      const bare = await touch(seat, 'bare-press', 'shown');
      return { ours: ours.shown, bare: bare.shown };
    }, onProgress);
    return rounds(pairs);
  });
