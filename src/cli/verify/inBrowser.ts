import { inRoot } from '../paths';
import { runNode } from '../shell';
import { type Outcome, type Step } from './schedule';

/** A script that drives a real browser and ends with its own count. */
const inBrowser = (name: string, after: readonly string[], script: string): Step => ({
  name,
  after,
  run: async (): Promise<Outcome> => {
    const { ok, log } = await runNode(inRoot('node_modules/tsx/dist/cli.mjs'), [inRoot(script)]);
    const [, passed, failed] = /^(\d+) passed, (\d+) failed$/m.exec(log) ?? [];
    if (passed === undefined || failed === undefined) return { passed: 0, failed: 1, log };
    return { passed: Number(passed), failed: ok ? Number(failed) : Math.max(1, Number(failed)), log };
  },
});

/** Real walks through the real build in a real browser. */
export const journeys = inBrowser('journeys', ['web build'], '__tests__/journeys/run.ts');
/** The log on a real browser's disk, with no screens. */
export const labChecks = inBrowser('log in Chromium', ['lab build'], '__tests__/lab/run.ts');
/** A short piece of every fault campaign, and proof that the campaigns notice a store that loses something. */
export const faults = inBrowser('faults', ['web build', 'lab build'], '__tests__/faults/short.ts');
