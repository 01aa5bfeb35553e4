import fc from 'fast-check';
import { listToArray } from '@/base';
import { RULING_CALLS, type Entry, type Game } from '@/engine';
import { injectOffence, OFFENCE_CODES } from '@/simulate';
import { RULESETS } from '@/rulesets';
import { bites, follow, noneNegative, opened, renumbered, runs, sums, tallies } from './kit';
import { gameAt } from './tables';

const adds = ({ table }: Game): boolean => sums(table) && noneNegative(table) && tallies(table);

/** Every flag the last entries raised is ruled on, and the game that was interrupted goes on all the same. */
const ruledOn = (holds: (game: Game) => boolean) =>
  fc.property(
    fc.constantFrom<string>(...RULESETS.map(({ id }) => id)),
    fc.constantFrom(...OFFENCE_CODES),
    fc.nat({ max: 1_000_000 }),
    fc.array(fc.record({ call: fc.constantFrom(...RULING_CALLS), as: fc.boolean() }), { minLength: 1, maxLength: 3 }),
    fc.nat({ max: 4 }),
    (ruleset, code, seed, calls, wait) => {
      const injected = injectOffence(gameAt({ ruleset, seed, teams: true, maxTurns: 40 }), code, seed);
      fc.pre(injected !== null);
      const rest = injected.goesOn ? [] : renumbered(injected.rest, 100_000);
      let game = [...injected.entries, ...rest.slice(0, wait)].reduce(follow, opened(injected.header));
      calls.forEach(({ call, as }, i) => {
        const flag = listToArray(game.table.raised).findLast(({ code: raised }) => raised === code);
        if (flag === undefined) return;
        const ruling = {
          n: 50_000 + i,
          act: 'rule',
          flag: flag.id,
          call,
          ...(as && flag.or !== undefined ? { as: flag.or } : {}),
        };
        game = follow(game, ruling as Entry);
      });
      return holds(rest.slice(wait).reduce(follow, game)) && holds(game);
    },
  );

describe('whatever the referee rules on an offence, at once or later', () => {
  it('the cards add up, and go on adding up', () => {
    fc.assert(ruledOn(adds), { ...runs(150), maxSkipsPerRun: 20 });
    expect(bites(ruledOn((game) => adds({ ...game, table: { ...game.table, draw: game.table.draw - 1 } })))).toBe(true);
  });
});
