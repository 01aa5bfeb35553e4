import fc from 'fast-check';
import { type Entry, type Game, gameSummary, isNumberCard } from '@/engine';
import { type SimulatedGame, simulateGame } from '@/simulate';
import { RULESETS } from '@/rulesets';
import { bites, complaints, judged, runs, tallies } from './kit';
import { anyTable, gameAt, type Sitting, tableOf } from './tables';

/** The engine's table beside the real cards: everything it can know, and nothing of the hands but their size. */
const asFollowed = (game: Game) => {
  const { winner, stock, hand, draw, completed, building, unexplained } = gameSummary(game);
  const { seats, building: piles } = game.table;
  return {
    ...{ winner, stock, hand, draw, completed, building, unexplained },
    discards: seats.map(({ discards }) => discards),
    turns: seats.map(({ turns }) => turns),
    built: piles.map(({ cards }) => cards),
  };
};

const asItWas = ({ outcome }: SimulatedGame) => {
  const { winner, stock, hand, draw, completed, building, discards, turns, built } = outcome;
  return { winner, stock, hand, draw, completed, building, unexplained: 0, discards, turns, built };
};

function expectFollowed(simulated: SimulatedGame, entries: readonly Entry[] = simulated.entries): void {
  const game = judged(simulated.header, entries);
  expect(complaints(game)).toEqual([]);
  expect(tallies(game.table)).toBe(true);
  expect(asFollowed(game)).toEqual(asItWas(simulated));
  expect(
    game.table.seats.map(({ top }, seat) => top === '?' || top === (simulated.outcome.tops[seat] ?? '?')),
  ).not.toContain(false);
}

/** Games that once were not followed. */
const FOUND: [Sitting][] = [
  // a Skip-Bo cut for the deal, and the second card lower than another's first
  ...[12, 39, 77].map((seed): [Sitting] => [
    { ruleset: 'six-player-partners', seed, skill: 0, haste: 0.5, maxTurns: 10 },
  ]),
  // a Skip-Bo on a stock that has to be played, where none may start a pile
  ...[27, 34, 36].map((seed): [Sitting] => [
    {
      ruleset: 'texas-good-sam',
      seed,
      skill: 0.4,
      haste: 0,
      house: { stock: 12, readings: { X12: 'duty', X15: 'no' } },
    },
  ]),
];

describe.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))('a legal game at %s', (_, ruleset) => {
  it('raises nothing, and ends as the real cards do', () => {
    fc.assert(
      fc.property(tableOf(ruleset), (sitting) => expectFollowed(gameAt(sitting))),
      runs(15),
    );
  });

  it('is over after the win, and its winner is the side whose stocks are gone', () => {
    const simulated = simulateGame({ ruleset, seed: 'to the end', skill: 1 });
    const { over, winner, phase } = gameSummary(judged(simulated.header, simulated.entries));
    expect({ over, phase }).toEqual({ over: true, phase: 'over' });
    expect(winner).not.toBeNull();
  });
});

describe('a legal game with rules of the house', () => {
  it('raises nothing, and ends as the real cards do', () => {
    fc.assert(
      fc.property(anyTable, (sitting) => expectFollowed(gameAt(sitting))),
      { ...runs(80), examples: FOUND },
    );
  });
});

describe('these guards bite', () => {
  const sitting: Sitting = { ruleset: 'tennessee-partners', seed: 7, maxTurns: 40 };
  const simulated = gameAt(sitting);
  const tampered = (at: number, change: (entry: Entry) => Entry): Entry[] =>
    simulated.entries.map((entry, i) => (i === at ? change(entry) : entry));
  const numbers = simulated.entries.flatMap((entry, i) =>
    entry.act === 'play' && isNumberCard(entry.card) ? [i] : [],
  );

  it('on any one number played that was another', () => {
    fc.assert(
      fc.property(fc.constantFrom(...numbers), fc.integer({ min: 1, max: 11 }), (at, more) => {
        const other = (entry: Entry): Entry =>
          entry.act === 'play' && isNumberCard(entry.card)
            ? { ...entry, card: ((entry.card - 1 + more) % 12) + 1 }
            : entry;
        return complaints(judged(simulated.header, tampered(at, other))).length > 0;
      }),
      runs(40),
    );
  });

  it('on a draw, a discard or a turn left out', () => {
    const left = simulated.entries.flatMap((entry, i) => (entry.act === 'draw' || entry.act === 'discard' ? [i] : []));
    const without = (at: number): boolean => {
      try {
        expectFollowed(
          simulated,
          simulated.entries.filter((_, i) => i !== at),
        );
        return true;
      } catch {
        return false;
      }
    };
    for (const at of left) expect(without(at)).toBe(false);
    expect(bites(fc.property(fc.constantFrom(...left), without))).toBe(true);
  });
});
