import { setTimeout as sleep } from 'node:timers/promises';
import { median } from '../../src/cli/bench/figure';
import { type Measure } from '../../src/cli/bench/table';
import { type Effect, type Elapsed } from '../lab/pages/stopwatch';
import { atSeat, hurriedGame, middleOf, type Seat, sheet, sitDown } from './seat';

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
  await page.evaluate(([name, what]) => window.beside.startWatch(name, what), [testId, awaited] as const);
  await page.mouse.click(x, y);
  return page.evaluate(() => window.beside.readWatch());
}

/** The next number card from the hand to each building pile in turn: the commonest tap of all. */
export const tapPile = (seat: Seat, round: number): Promise<Elapsed> => touch(seat, `build-${round % PILES}`, 'both');

interface Pair {
  readonly ours: number;
  readonly bare: number;
}

/** In one page, one after the other, over and over: what slows one slows the other. */
async function inTurns(pair: (round: number) => Promise<Pair>, tell: (how: string) => void): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (let round = 1 - WARM_UP; round <= ROUNDS; round += 1) {
    tell(round < 1 ? 'warming up' : `round ${round} of ${ROUNDS}`);
    const measured = await pair(round + WARM_UP);
    if (round >= 1) pairs.push(measured);
  }
  return pairs;
}

const rounds = (pairs: readonly Pair[]): Awaited<ReturnType<Measure>> => {
  const [over, under] = [pairs.map(({ ours }) => ours), pairs.map(({ bare }) => bare)];
  return { over, under, raw: { milliseconds: median(over), millisecondsBare: median(under) } };
};

const atTable = (seat: Seat): Promise<void> => sitDown(seat, hurriedGame(sheet('texas-good-sam'), 'bench'), 4);

/**
 * From the click to the acknowledgement, against a bare transaction in the same database of the same page at rest.
 * Beside it one that is pressed for: a touch draws, and drawing takes its share of the computer from what is written.
 */
export const tapSaved: Measure = (tell) =>
  atSeat('beside', async (seat) => {
    await atTable(seat);
    await seat.page.evaluate(() => window.beside.prepareBare());
    const pressed: number[] = [];
    const pairs = await inTurns(async (round) => {
      const ours = await tapPile(seat, round);
      pressed.push((await touch(seat, 'bare-write', 'saved')).saved ?? NaN);
      await sleep(PAUSE_MS);
      return { ours: ours.saved ?? NaN, bare: await seat.page.evaluate(() => window.beside.timedBareWrite()) };
    }, tell);
    const measured = rounds(pairs);
    return { ...measured, raw: { ...measured.raw, millisecondsBarePressed: median(pressed.slice(WARM_UP)) } };
  });

/** From the click to the frame that shows the pile's new number, against one press and one number beside it. */
export const tapShown: Measure = (tell) =>
  atSeat('beside', async (seat) => {
    await atTable(seat);
    await seat.slowDown(THROTTLE);
    const pairs = await inTurns(async (round) => {
      const ours = await tapPile(seat, round);
      const bare = await touch(seat, 'bare-press', 'shown');
      return { ours: ours.shown, bare: bare.shown };
    }, tell);
    return rounds(pairs);
  });
