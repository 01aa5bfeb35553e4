import { type Page } from 'playwright-core';
import { median } from '../../src/cli/bench/figure';
import { type MeasureInBrowser } from '../../src/cli/bench/tableMeasurements';
import { serve } from '../lab/serve';
import { originOf } from '../lab/visitLab';
import { atSeat, bring, hurriedGame, sheet } from './seat';

const ROUNDS = 21;
const WARM_UP = 3;
/** A game in the middle: that is what somebody comes back to. */
const ENTRIES = 200;
const PATIENCE_MS = 60_000;

/** In the page: milliseconds from the beginning of the navigation until a control was painted. */
const untilPainted = (testId: string): string => `new Promise((resolve, reject) => {
  setTimeout(() => reject(new Error('${testId} did not come')), ${PATIENCE_MS});
  const look = () => {
    const control = document.querySelector('[data-testid="${testId}"]');
    if (control === null || control.getBoundingClientRect().height === 0) return requestAnimationFrame(look);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(performance.now());
    port2.postMessage(null);
  };
  look();
})`;

async function start(page: Page, address: string, testId: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  return (await page.evaluate(untilPainted(testId))) as number;
}

/** From the address to a table that can be tapped, against an empty page that opens the same database. Both have been there before. */
export const startUp: MeasureInBrowser = async (onProgress) => {
  const empty = await serve('empty');
  try {
    return await atSeat('app', async (seat) => {
      const { header, entries } = hurriedGame(sheet('texas-good-sam'), 'bench');
      const [id] = await bring(seat, [{ header, entries: entries.slice(0, ENTRIES) }]);
      const [over, under]: [number[], number[]] = [[], []];
      for (let round = 1 - WARM_UP; round <= ROUNDS; round += 1) {
        onProgress(round < 1 ? 'warming up' : `round ${round} of ${ROUNDS}`);
        const ours = await start(seat.page, `${seat.origin}/tables/${id}`, 'build-0');
        const bare = await start(seat.page, originOf('empty', empty.port), 'ready');
        if (round < 1) continue;
        over.push(ours);
        under.push(bare);
      }
      return { over, under, raw: { milliseconds: median(over), millisecondsEmpty: median(under) } };
    });
  } finally {
    empty.close();
  }
};
