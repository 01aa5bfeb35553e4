import fc from 'fast-check';
import { type SimulatedGame, simulateGame, type SimulateOptions } from '@/simulate';
import { type House, type Ruleset, rulesetById, RULESETS } from '@/rulesets';

/** A table by the name of its sheet, so that a counterexample can be read. */
export type Sitting = Omit<SimulateOptions, 'ruleset'> & { readonly ruleset: string };

export const gameAt = ({ ruleset, ...options }: Sitting): SimulatedGame =>
  simulateGame({ ...options, ruleset: rulesetById(ruleset) as Ruleset });

/** How many may sit down at this sheet, and whether as partners. */
function companies(ruleset: Ruleset): { players: number; teams: boolean }[] {
  const { players, teams } = ruleset.settings;
  const counts = [2, 3, 4, 5, 6].filter((count) => count >= players.value.min && count <= players.value.max);
  const alone = teams.value.play === 'required' ? [] : counts.map((count) => ({ players: count, teams: false }));
  const paired =
    teams.value.play === 'none' ? [] : counts.filter((count) => count >= 4 && count % teams.value.size === 0);
  return [...alone, ...paired.map((count) => ({ players: count, teams: true }))];
}

const seed = fc.nat({ max: 1_000_000 });
const dial = fc.constantFrom(0, 0.25, 0.5, 0.75, 1);

/** A table of this sheet as it comes. */
export const tableOf = (ruleset: Ruleset): fc.Arbitrary<Sitting> =>
  fc
    .record({ company: fc.constantFrom(...companies(ruleset)), seed, haste: dial, skill: fc.constantFrom(0.4, 0.7, 1) })
    .map(({ company, ...dials }) => ({
      ruleset: ruleset.id,
      ...company,
      ...dials,
      maxTurns: 150,
    }));

/** Local rules that change how people play, each one a person can follow without being told of an offence. */
const fairHouse = fc.record(
  {
    starter: fc.constantFrom('highestStockTop', 'leftOfDealer', 'manual'),
    stock: fc.integer({ min: 1, max: 26 }),
    partnerPiles: fc.boolean(),
    fourBeforeStack: fc.constantFrom('off', 'once', 'always'),
    revealedCard: fc.constantFrom('off', 'handCommit', 'forcedStock', 'both'),
    emptyHandRefill: fc.constantFrom('optional', 'mandatory'),
    win: fc.constantFrom('allTeamStocks', 'ownStock', 'firstPlayerForTeam'),
    deadDraw: fc.constantFrom('shortThenRecycle', 'recycle', 'short'),
    readings: fc.record(
      {
        X03: fc.constantFrom('stockTops', 'cut'),
        X12: fc.constantFrom('advice', 'duty'),
        X15: fc.constantFrom('yes', 'no'),
        X19: fc.constantFrom('allowed', 'request'),
        X24: fc.constantFrom('advice', 'rule'),
        X28: fc.constantFrom('refill', 'stops'),
        X37: fc.constantFrom('42050', 'new'),
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: [] },
) as unknown as fc.Arbitrary<House>;

/** A table with rules of its own. */
export const anyTable: fc.Arbitrary<Sitting> = fc
  .record({ table: fc.constantFrom(...RULESETS).chain(tableOf), house: fairHouse })
  .map(({ table, house }) => ({ ...table, house }));
