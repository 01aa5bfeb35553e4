import { makeSeededRandom, type SeededRandom } from '@/base';
import { pairSwiss, type SwissSide } from '@/tournament';
import { type CheapestMatching, findCheapestMatching } from '../../../src/tournament/pairing/cheapestMatching';
import { seedOfThisRun } from './kit';

const SEED = seedOfThisRun('pairSwiss');
type Costs = readonly (readonly number[])[];

function randomCosts(count: number, below: number, impossible: number, random: SeededRandom): Costs {
  const costs = Array.from({ length: count }, () => new Array<number>(count).fill(0));
  for (let a = 0; a < count; a += 1) {
    for (let b = 0; b < a; b += 1) {
      costs[a]![b] = costs[b]![a] = random.chance(impossible) ? Infinity : random.below(below);
    }
  }
  return costs;
}

/** By trying everything; Infinity if not everybody can be paired. */
function cheapestByTrying(costs: Costs, left = costs.map((_, i) => i)): number {
  const [first, ...rest] = left;
  if (first === undefined) return 0;
  return rest.reduce((best, other) => {
    const cost = costs[first]![other]!;
    if (cost >= best) return best;
    return Math.min(
      best,
      cost +
        cheapestByTrying(
          costs,
          rest.filter((v) => v !== other),
        ),
    );
  }, Infinity);
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
const costOf = (costs: Costs, mate: readonly number[]): number =>
  sumOf(mate.map((b, a) => (a < b ? costs[a]![b]! : 0)));

/** Checks the proof that comes with a matching; what it finds wrong, or null. */
function faultIn(costs: Costs, { mate, prices, sets }: CheapestMatching): string | null {
  if (mate.some((b, a) => b === a || mate[b] !== a)) return 'not a pairing of all';
  const less = costs.map((row) => row.map(() => 0));
  let bound = sumOf(prices);
  for (const { vertices, price } of sets) {
    if (price < 0 || new Set(vertices).size % 2 === 0) return 'not a priced odd set';
    bound -= ((vertices.length - 1) / 2) * price;
    for (const a of vertices) for (const b of vertices) less[a]![b]! += price;
  }
  const over = (a: number, b: number): boolean => prices[a]! + prices[b]! - less[a]![b]! > costs[a]![b]!;
  if (costs.some((_, a) => costs.some((__, b) => a !== b && over(a, b)))) return 'prices exceed a cost';
  return bound === costOf(costs, mate) ? null : 'not as cheap as the proof says';
}

describe('the cheapest matching', () => {
  it('is what trying everything finds, up to 10, with pairs that are impossible', () => {
    const random = makeSeededRandom(`${SEED} small`);
    for (let i = 0; i < 3000; i += 1) {
      const costs = randomCosts(
        2 * (1 + random.below(5)),
        random.pick([2, 3, 10, 1000]),
        random.pick([0, 0, 0.3, 0.6]),
        random,
      );
      const found = findCheapestMatching(costs.length, (a, b) => costs[a]![b]!);
      expect({ costs, cost: found ? costOf(costs, found.mate) : Infinity }).toEqual({
        costs,
        cost: cheapestByTrying(costs),
      });
    }
  });

  it('proves itself, up to 60', () => {
    const random = makeSeededRandom(`${SEED} large`);
    for (let i = 0; i < 300; i += 1) {
      const costs = randomCosts(2 * (1 + random.below(30)), random.pick([2, 5, 100]), 0, random);
      expect(
        faultIn(
          costs,
          findCheapestMatching(costs.length, (a, b) => costs[a]![b]!)!,
        ),
      ).toBeNull();
    }
  });

  it('has a proof that does not hold for a dearer one', () => {
    const costs = [
      [0, 1, 3, 3],
      [1, 0, 3, 3],
      [3, 3, 0, 1],
      [3, 3, 1, 0],
    ];
    const found = findCheapestMatching(4, (a, b) => costs[a]![b]!)!;
    expect(faultIn(costs, found)).toBeNull();
    expect(faultIn(costs, { ...found, mate: [2, 3, 0, 1] })).toBe('not as cheap as the proof says');
    expect(faultIn(costs, { ...found, prices: [9, 9, 9, 9] })).toBe('prices exceed a cost');
  });

  it('is none for an odd number, or where somebody can be paired with nobody', () => {
    expect(findCheapestMatching(3, () => 1)).toBeNull();
    expect(findCheapestMatching(4, (a) => (a === 0 ? Infinity : 1))).toBeNull();
    expect(findCheapestMatching(0, () => 1)?.mate).toEqual([]);
  });
});

interface Round {
  readonly sides: readonly SwissSide<number>[];
  readonly met: ReadonlySet<string>;
}
const haveMetIn =
  ({ met }: Round) =>
  (a: number, b: number): boolean =>
    met.has(`${Math.min(a, b)} ${Math.max(a, b)}`);

/** A swiss event played for some rounds by chance results, every round paired by what is tested. */
function playSwiss(count: number, rounds: number, random: SeededRandom, check: (round: Round) => void): void {
  const sides = Array.from({ length: count }, (_, side) => ({ side, wins: 0, byes: 0 }));
  const met = new Set<string>();
  for (let i = 0; i < rounds; i += 1) {
    const here = sides.filter(() => random.chance(0.95));
    if (here.length < 2) continue;
    check({ sides: here, met });
    const { pairs, bye } = pairSwiss(here, haveMetIn({ sides: here, met }), random);
    for (const [a, b] of pairs) {
      met.add(`${Math.min(a, b)} ${Math.max(a, b)}`);
      sides[random.pick([a, b])]!.wins += 1;
    }
    if (bye === null) continue;
    sides[bye]!.wins += 1;
    sides[bye]!.byes += 1;
  }
}

/** Repeated pairs, then the sum of differences in wins, as the pairing has them. */
function costsOf(round: Round, pairs: readonly (readonly [number, number])[]): [number, number] {
  const wins = new Map(round.sides.map((side) => [side.side, side.wins]));
  return [
    pairs.filter(([a, b]) => haveMetIn(round)(a, b)).length,
    sumOf(pairs.map(([a, b]) => Math.abs(wins.get(a)! - wins.get(b)!))),
  ];
}

/** The same by another exact way: for each side that may have the bye, the cheapest matching of the others. */
function bestCosts(round: Round, cheapest: (costs: Costs) => number): [number, number] {
  const { sides } = round;
  const fewest = Math.min(...sides.map(({ byes }) => byes));
  const few = sides.filter(({ byes }) => byes === fewest);
  const least = Math.min(...few.map(({ wins }) => wins));
  const without = sides.length % 2 === 0 ? [undefined] : few.filter(({ wins }) => wins === least);
  const sums = without.map((bye) => {
    const rest = sides.filter((side) => side !== bye);
    return cheapest(
      rest.map((a) => rest.map((b) => (haveMetIn(round)(a.side, b.side) ? 1e6 : 0) + Math.abs(a.wins - b.wins))),
    );
  });
  const best = Math.min(...sums);
  return [Math.floor(best / 1e6), best % 1e6];
}

function provenCost(costs: Costs): number {
  const found = findCheapestMatching(costs.length, (a, b) => costs[a]![b]!)!;
  expect(faultIn(costs, found)).toBeNull();
  return costOf(costs, found.mate);
}

describe('pairing a swiss round', () => {
  const checkAgainst =
    (cheapest: (costs: Costs) => number, random: SeededRandom) =>
    (round: Round): void => {
      const { pairs, bye } = pairSwiss(round.sides, haveMetIn(round), random);
      expect([...pairs.flat(), ...(bye === null ? [] : [bye])].sort()).toEqual(
        round.sides.map(({ side }) => side).sort(),
      );
      expect(costsOf(round, pairs)).toEqual(bestCosts(round, cheapest));
    };

  it('is the best there is, by trying everything, up to 9 sides and to the round when all have met', () => {
    const random = makeSeededRandom(`${SEED} few`);
    for (let i = 0; i < 60; i += 1) playSwiss(2 + random.below(8), 10, random, checkAgainst(cheapestByTrying, random));
  });

  it('is the best there is, with a proof, up to 40 sides', () => {
    const random = makeSeededRandom(`${SEED} many`);
    for (let i = 0; i < 12; i += 1) playSwiss(10 + random.below(31), 12, random, checkAgainst(provenCost, random));
  });

  it('gives the bye to a side with the fewest byes, then the fewest wins', () => {
    const sides = [
      { side: 'a', wins: 0, byes: 1 },
      { side: 'b', wins: 1, byes: 0 },
      { side: 'c', wins: 2, byes: 0 },
    ];
    expect(pairSwiss(sides, () => false, makeSeededRandom(SEED)).bye).toBe('b');
  });

  it('gives the bye, among equals, to the one that allows the best pairing', () => {
    const sides = ['a', 'b', 'c'].map((side) => ({ side, wins: 1, byes: 0 }));
    const haveMet = (x: string, y: string): boolean => [x, y].includes('b') && [x, y].includes('c');
    for (let i = 0; i < 20; i += 1)
      expect(pairSwiss(sides, haveMet, makeSeededRandom(`${SEED} ${i}`)).bye).not.toBe('a');
  });

  it('repeats no pair before all have met, even if wins then differ', () => {
    const sides = [3, 3, 0, 0].map((wins, side) => ({ side, wins, byes: 0 }));
    const { pairs } = pairSwiss(sides, (a, b) => a + b === 1 || a + b === 5, makeSeededRandom(SEED));
    expect(pairs.every(([a, b]) => a + b !== 1 && a + b !== 5)).toBe(true);
  });

  it('pairs 500 sides in ten rounds', () => {
    const random = makeSeededRandom(`${SEED} 500`);
    let rounds = 0;
    playSwiss(500, 10, random, (round) => {
      const { pairs } = pairSwiss(round.sides, haveMetIn(round), random);
      expect(costsOf(round, pairs)[0]).toBe(0);
      rounds += 1;
    });
    expect(rounds).toBe(10);
  });
});
