import { strict as assert } from 'node:assert';
import { simulateGame, type SimulateOptions } from '@/simulate';
import { type Ruleset, rulesetById, RULESETS } from '@/rulesets';
import { assertSameRecord, hurried, tellable } from '../kit/referee';
import { arrive, recordOf, sitDown, tellAll } from './atTable';
import { type Journey } from './stage';

/** The budget for whole games told in a hurry, assumed draws being entries too. One game may lie above it, all together not. */
const TAPS_PER_ENTRY = 1.15;
const counted = { taps: 0, entries: 0 };

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
    await at.leave();
    if (isHurried !== true) return;
    counted.taps += taps;
    counted.entries += entries;
  },
});

/** The first seed of a game that is soon over, though not at once. */
function shortSeed(options: Omit<SimulateOptions, 'seed'>): string {
  for (let i = 1; ; i += 1) {
    const { length } = simulateGame({ ...options, seed: `short ${i}` }).entries;
    if (length > 25 && length < 45) return `short ${i}`;
  }
}

const short = (ruleset: Ruleset, name = 'a short one', company: Partial<Played> = {}): Journey => {
  const options = { house: { stock: 3 }, ...company };
  return game(name, ruleset, { ...options, seed: shortSeed({ ruleset, ...options }) });
};
const whole = (ruleset: Ruleset): Journey => game('a whole one', ruleset, { seed: 'whole 1', isHurried: true });

const named = (id: string): Ruleset => {
  const ruleset = rulesetById(id);
  assert.ok(ruleset);
  return ruleset;
};

export const games: readonly Journey[] = [
  // the longest first: two walk at a time
  whole(named('texas-good-sam')),
  ...RULESETS.map((ruleset) => short(ruleset)),
];

/** Only where somebody asks for them: minutes, not seconds. Whole games of every sheet, and other ways to sit at some. */
export const wholeGames: readonly Journey[] = [
  ...RULESETS.filter(({ id }) => id !== 'texas-good-sam').map(whole),
  short(named('mattel'), 'six alone', { players: 6 }),
  short(named('mattel'), 'partners', { teams: true }),
  short(named('tennessee-2018-partners'), 'three pairs', { players: 6 }),
];

/** After all others. */
export const tapsTogether: Journey = {
  name: 'game: taps per entry, over every whole one',
  walk: async () => {
    const { taps, entries } = counted;
    assert.ok(entries > 0, 'no whole game was told');
    assert.ok(taps / entries <= TAPS_PER_ENTRY, `${taps} taps for ${entries} entries`);
  },
};
