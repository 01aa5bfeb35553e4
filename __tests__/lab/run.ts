import { launch, newProfile, removeProfile } from './browser';
import { type Check, type Lab } from './check';
import { contract } from './contract.check';
import { serve } from './serve';

/** Each has a disk of its own, so they may run side by side. */
const AT_ONCE = 2;
const CHECKS: readonly Check[] = [...contract];

async function runAll(lab: Lab, wanted: string | undefined): Promise<number> {
  let failed = 0;
  const chosen = CHECKS.filter(({ name }) => wanted === undefined || name.includes(wanted));
  const waiting = [...chosen];
  const runner = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const error = await next.run(lab).then(
        () => null,
        (reason: unknown) => reason,
      );
      if (error !== null) failed += 1;
      const why = error instanceof Error ? error.stack : String(error);
      console.log(error === null ? `✓ ${next.name}` : `✗ ${next.name}\n${why}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runner));
  console.log(`${chosen.length - failed} passed, ${failed} failed`);
  return failed;
}

/** `tsx __tests__/lab/run.ts [part of a name]`: the real log on a real browser's disk, no screens. */
async function run(): Promise<number> {
  const served = await serve('storage', console.log);
  const profile = newProfile();
  const { browser, kill } = launch(served.program, profile);
  try {
    return await runAll({ served, browser: await browser }, process.argv[2]);
  } finally {
    await kill();
    removeProfile(profile);
    served.close();
  }
}

run().then(
  (failed) => process.exit(failed === 0 ? 0 : 1),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
