import { inRoot } from '../paths';
import { runNode } from '../shell';
import { type Outcome, type Step } from './schedule';

/** Real walks through the real build in a real browser; the runner ends with its own count. */
export const journeys: Step = {
  name: 'journeys',
  after: ['web build'],
  run: async (): Promise<Outcome> => {
    const { ok, log } = await runNode(inRoot('node_modules/tsx/dist/cli.mjs'), [inRoot('__tests__/journeys/run.ts')]);
    const [, passed, failed] = /^(\d+) passed, (\d+) failed$/m.exec(log) ?? [];
    if (passed === undefined || failed === undefined) return { passed: 0, failed: 1, log };
    return { passed: Number(passed), failed: ok ? Number(failed) : Math.max(1, Number(failed)), log };
  },
};
