import { strict as assert } from 'node:assert';
import { run as inChromium } from '../record/vectors.chromium';
import { run as onHermes } from '../record/vectors.hermes';
import { type Journey } from './stage';

const golden = (name: string, run: typeof inChromium): Journey => ({
  name,
  walk: async () => {
    const { passed, failed, log } = await run();
    assert.equal(failed, 0, log);
    assert.ok(passed > 0, 'there are vectors');
  },
});

/** The bytes of a record are for ever: every engine that will ever hash them must agree. */
export const vectors: readonly Journey[] = [
  golden('record: the golden vectors in Chromium', inChromium),
  golden('record: the golden vectors on the Hermes VM', onHermes),
];
