import { strict as assert } from 'node:assert';
import { simulateGame, type SimulateOptions } from '@/engine';
import { type Ruleset, rulesetById, RULESETS } from '@/rulesets';
import { assertSameRecord, hurried, tellable } from '../kit/referee';
import { arrive, recordOf, sitDown, tellAll } from './atTable';
import { type Journey } from './stage';

/** The budget for a whole game told in a hurry, assumed draws being entries too. */
const TAPS_PER_ENTRY = 1.15;

interface Played extends Omit<SimulateOptions, 'ruleset'> {
  readonly isHurried?: true;
}

const game = (name: string, ruleset: Ruleset, { isHurried, ...options }: Played): Journey => ({
  name: `game: ${ruleset.id}, ${name}`,
  walk: async (stage) => {
    const seed = String(options.seed);
    const simulated = tellable(simulateGame({ ruleset, ...options }));
    const told = isHurried === true ? hurried(simulated) : simulated;
    const at = await arrive(stage);
    const acts = await sitDown(at, told);
    const before = at.finger.touches();
    await tellAll(at, acts);
    const found = await recordOf(at);
    assertSameRecord(told, found, seed);
    const taps = at.finger.touches() - before;
    const entries = acts.reduce((sum, telling) => sum + telling.entries.length, 0);
    if (isHurried === true)
      assert.ok(taps / entries <= TAPS_PER_ENTRY, `${taps} taps for ${entries} entries (${seed})`);
    await at.leave();
  },
});

const short = (ruleset: Ruleset): Journey =>
  game('a short one', ruleset, { seed: 'short 1', house: { stock: 3 }, skill: 0.8 });
const whole = (ruleset: Ruleset): Journey => game('a whole one', ruleset, { seed: 'whole 1', isHurried: true });

const named = (id: string): Ruleset => {
  const ruleset = rulesetById(id);
  assert.ok(ruleset);
  return ruleset;
};

export const games: readonly Journey[] = [
  // the longest first: two walk at a time
  whole(named('texas-good-sam')),
  ...RULESETS.map(short),
  game('six alone', named('mattel'), { seed: 'six', players: 6, house: { stock: 2 } }),
  game('partners', named('mattel'), { seed: 'pairs', players: 4, teams: true, house: { stock: 2 } }),
];

/** Only where somebody asks for them: minutes, not seconds. */
export const wholeGames: readonly Journey[] = RULESETS.filter(({ id }) => id !== 'texas-good-sam').map(whole);
