import { strict as assert } from 'node:assert';
import { RULING_CALLS } from '@/engine';
import { type Ruleset, RULESETS } from '@/rulesets';
import { ALL_TROUBLES, assertSameRecord, makeTroubled, type Troubled } from '../kit/referee';
import { arrive, recordOf, sitDown, tellAll } from './atTable';
import { type Journey } from './stage';

/** Short enough to be walked in seconds. */
const LONGEST = 85;

/** The first game of this sheet in which all that can go wrong does. */
function troubledAt(ruleset: Ruleset): { readonly seed: string; readonly told: Troubled } {
  for (let i = 1; i < 200; i += 1) {
    const seed = `troubled ${i}`;
    const told = makeTroubled({ ruleset, seed, house: { stock: 6 } }, ALL_TROUBLES, 4);
    if (told.happened.length === ALL_TROUBLES.length && told.entries.length <= LONGEST) return { seed, told };
  }
  throw new Error(`no such game at ${ruleset.id}`);
}

const everyRuling = (ruleset: Ruleset): Journey => ({
  name: `flags: every kind of ruling, ${ruleset.id}`,
  walk: async (stage) => {
    const { seed, told } = troubledAt(ruleset);
    const rulings = told.entries.filter((entry) => entry.act === 'rule');
    assert.deepEqual([...new Set(rulings.map(({ call }) => call))].sort(), [...RULING_CALLS].sort(), seed);
    assert.ok(
      rulings.some(({ as }) => as !== undefined),
      `one flag turns out to be another (${seed})`,
    );
    const at = await arrive(stage);
    await tellAll(at, await sitDown(at, told));
    assertSameRecord(told, await recordOf(at), `${ruleset.id} ${seed}`);
    await at.leave();
  },
});

/** Between them they have every remedy there is; the other sheets differ in words and numbers. */
const OFTEN: readonly string[] = ['texas-good-sam', 'six-player-partners', 'tennessee-2018-partners'];

export const flags: readonly Journey[] = RULESETS.filter(({ id }) => OFTEN.includes(id)).map(everyRuling);
export const moreFlags: readonly Journey[] = RULESETS.filter(({ id }) => !OFTEN.includes(id)).map(everyRuling);
