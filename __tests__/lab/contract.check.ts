import { strict as assert } from 'node:assert';
import { type Page } from 'playwright-core';
import { logContract } from '../storage/contract';
import { wrongLogs } from '../storage/kit/wrongLogs';
import { launch, newProfile, removeProfile } from './browser';
import { type Check, type Lab } from './check';
import { remoteLog } from './remoteLog';
import { originOf, visit } from './visitLab';

const nobodyHears = (): void => undefined;
/** Trusted by no browser: plain http and not this computer. */
const insecure = (port: number): string => `http://tableside.test:${port}`;

const onDisk = { kept: 'disk' };
const inMemory = { kept: 'memory', persisted: null };

async function pageOf({ browser, served }: Lab, name: string): Promise<Page> {
  return (await visit(browser.context, originOf(name, served.port), nobodyHears)).page;
}

async function openIn(page: Page, where: object): Promise<void> {
  const opened = await page.evaluate(() => window.lab.openLog());
  assert.deepEqual({ ...opened, ...where }, opened);
}

const contractHolds = async (page: Page): Promise<void> => {
  const outcomes = await page.evaluate(() => window.lab.runContract(null));
  assert.deepEqual(
    outcomes.filter(({ error }) => error !== null),
    [],
  );
  assert.ok(outcomes.length > 10, 'there are cases');
};

const idsFrom = (prefix: string): (() => string) => {
  let count = 0;
  return () => `${prefix} ${(count += 1)}`;
};

/** The cases that need a restart, with a new page in the middle. */
const reloaded: readonly Check[] = logContract
  .filter(({ needs }) => needs === 'restart')
  .map(({ name, run }, i) => ({
    name: `log in Chromium, the page loaded anew in the middle: ${name}`,
    run: async (lab) => {
      // An origin for each: they run side by side, and a database has one page.
      const page = await pageOf(lab, `reloaded-${i}`);
      await openIn(page, onDisk);
      await run({
        log: () => remoteLog(() => page),
        newId: idsFrom('reloaded'),
        restart: async () => {
          await page.reload();
          await openIn(page, onDisk);
          return { log: remoteLog(() => page), losses: [], settled: [], dropped: [], settings: null };
        },
      });
    },
  }));

/** The same with the whole browser killed in the middle. */
const restarted: readonly Check[] = logContract
  .filter(({ needs }) => needs === 'restart')
  .map(({ name, run }) => ({
    name: `log in Chromium, the browser killed in the middle: ${name}`,
    run: async ({ served }) => {
      const profile = newProfile();
      let now = launch(served.program, profile);
      let page: Page;
      const start = async (): Promise<void> => {
        page = await pageOf({ served, browser: await now.browser }, 'restarted');
        await openIn(page, onDisk);
      };
      try {
        await start();
        await run({
          log: () => remoteLog(() => page),
          newId: idsFrom('restarted'),
          restart: async () => {
            await now.kill();
            now = launch(served.program, profile);
            await start();
            return { log: remoteLog(() => page), losses: [], settled: [], dropped: [], settings: null };
          },
        });
      } finally {
        await now.kill();
        removeProfile(profile);
      }
    },
  }));

export const contract: readonly Check[] = [
  {
    name: 'log in Chromium: on the disk, and every promise holds',
    run: async (lab) => {
      const page = await pageOf(lab, 'contract');
      await openIn(page, onDisk);
      await contractHolds(page);
      await page.reload();
      await openIn(page, onDisk);
      await contractHolds(page);
      await page.close();
    },
  },
  {
    name: 'log in Chromium: on plain http in memory only, says so, and every promise of memory holds',
    run: async ({ browser, served }) => {
      const { page } = await visit(browser.context, insecure(served.port), nobodyHears);
      await openIn(page, inMemory);
      await contractHolds(page);
      await page.close();
    },
  },
  {
    name: 'log in Chromium: wrong logs are noticed',
    run: async (lab) => {
      const page = await pageOf(lab, 'wrong');
      await openIn(page, onDisk);
      for (const { name } of wrongLogs) {
        const outcomes = await page.evaluate((wrong) => window.lab.runContract(wrong), name);
        assert.ok(
          outcomes.some(({ error }) => error !== null),
          `not noticed: a log that ${name}`,
        );
      }
      await page.close();
    },
  },
  {
    name: 'log in Chromium: a second tab is told that it is open elsewhere, and gets it when the first is closed',
    run: async (lab) => {
      const first = await pageOf(lab, 'tabs');
      await openIn(first, onDisk);
      const second = await pageOf(lab, 'tabs');
      await openIn(second, { why: 'open-elsewhere' });
      await openIn(second, { why: 'open-elsewhere' });
      await first.close();
      await openIn(second, onDisk);
      await second.close();
    },
  },
  {
    name: 'log in Chromium: what waited behind a failed write is handed back by the page that is loaded next',
    run: async (lab) => {
      const page = await pageOf(lab, 'dropped');
      await openIn(page, onDisk);
      const reloads = page.waitForEvent('load');
      const failures = await page.evaluate(async () => {
        const failed = await window.lab.failQueued('queued');
        // Opening again reloads the page, which must not happen before the sidecar is written.
        void window.lab.openLog();
        return failed;
      });
      assert.deepEqual(failures, ['unknown', 'read-only', 'read-only']);
      await reloads;
      await openIn(page, onDisk);
      assert.deepEqual(await page.evaluate(() => window.lab.readRecovered()), {
        settled: ['appended'],
        dropped: ['line 2', 'line 3', 'line 4'],
      });
      await page.reload();
      await openIn(page, onDisk);
      assert.deepEqual(await page.evaluate(() => window.lab.readRecovered()), { settled: [], dropped: [] });
      await page.close();
    },
  },
  ...reloaded,
  ...restarted,
];
