import { strict as assert } from 'node:assert';
import { type Page } from 'playwright-core';
import { type Entry } from '@/engine';
import { taps, type Told } from '../kit/referee';
import { arrive, recordOf, sitDown } from './atTable';
import { type Journey } from './stage';

const TOLD: Told = {
  header: {
    tableside: 1,
    id: 'motion',
    ruleset: 'texas-good-sam',
    seats: ['Ana', 'Bo', 'Cy', 'Di'].map((name, seat) => ({ name, team: seat % 2 })),
  },
  entries: [
    { n: 1, act: 'deal', tops: [7, 3, 12, 'S'] },
    { n: 2, act: 'start', seat: 0 },
  ] as unknown as Entry[],
};

/** Runs in the page before the app: counts the cards that are seen flying. */
const COUNT_FLIGHTS = `(() => {
  globalThis.flights = 0;
  new MutationObserver((mutations) => {
    for (const { addedNodes } of mutations)
      for (const node of addedNodes)
        if (node instanceof Element && (node.matches('[data-testid=flying-card]') || node.querySelector('[data-testid=flying-card]') !== null))
          globalThis.flights += 1;
  }).observe(document, { subtree: true, childList: true });
})();`;

const flightsOf = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { readonly flights: number }).flights);

const moved: Journey = {
  name: 'motion: a played card flies and delays no tap; where the system asks for less motion nothing flies',
  walk: async (stage) => {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      const at = await arrive({ ...stage, initScript: COUNT_FLIGHTS }, { reducedMotion });
      const { page, finger } = at;
      await sitDown(at, TOLD);
      await finger.perform(taps('build-0'));
      await finger.settle();
      if (reducedMotion === 'no-preference') {
        await page.waitForFunction(() => (globalThis as unknown as { readonly flights: number }).flights > 0);
        await page.getByTestId('flying-card').waitFor({ state: 'detached' });
      }
      // a burst on other piles, faster than any card flies
      await finger.perform(taps('build-1', 'build-2', 'build-3', 'build-0'));
      await finger.settle();
      const plays = (await recordOf(at)).entries.filter(({ act }) => act === 'play');
      assert.equal(plays.length, 5, 'every tap is told');
      if (reducedMotion === 'reduce') assert.equal(await flightsOf(page), 0, 'nothing flies');
      await at.leave();
    }
  },
};

export const motions: readonly Journey[] = [moved];
