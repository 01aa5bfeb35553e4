import { makeSeededRandom, type SeededRandom } from '@/base';
import { drawPairs, type DrawnPairs, type PersonToPair } from '@/tournament';
import { countDrawings } from '../../../src/tournament/pairing/countDrawings';
import { bestDrawings, deviationOf, keyOf, partitions, peopleOf, seedOfThisRun } from './kit';

const SEED = seedOfThisRun('drawPairs');
/** One in 10^9 by chance: no honest run of these tests fails by it. */
const TOO_FAR = 6;
const DRAWS_FOR_EACH = 60;

const asDrawing = ({ pairs, single }: DrawnPairs): (readonly string[])[] => [
  ...pairs,
  ...(single === null ? [] : [[single]]),
];
const upTo = (n: number): number[] => Array.from({ length: n - 1 }, (_, i) => i + 2);

/** How far the frequencies of all best drawings are from equal ones; a drawing that is not among the best throws. */
function deviation(
  people: readonly PersonToPair[],
  draw: (people: readonly PersonToPair[], random: SeededRandom) => DrawnPairs,
  each = DRAWS_FOR_EACH,
): number {
  const counts = new Map(bestDrawings(people).map((key) => [key, 0]));
  const random = makeSeededRandom(`${SEED} ${people.length}`);
  for (let i = 0; i < counts.size * each; i += 1) {
    const key = keyOf(asDrawing(draw(people, random)));
    if (!counts.has(key)) throw new Error(`not one of the best drawings: ${key}`);
    counts.set(key, counts.get(key)! + 1);
  }
  return deviationOf([...counts.values()], each);
}

describe('drawing partners across chapters', () => {
  it.each(upTo(8))('makes every best drawing of %i people equally likely, whatever the chapters', (n) => {
    for (const sizes of partitions(n)) {
      expect({ sizes, far: deviation(peopleOf(sizes), drawPairs) > TOO_FAR }).toEqual({ sizes, far: false });
    }
  });

  it('makes all drawings equally likely where no chapter is told', () => {
    const people = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((player) => ({ player }));
    expect(bestDrawings(people)).toHaveLength(105);
    expect(deviation(people, drawPairs)).toBeLessThan(TOO_FAR);
  });

  it('is told from a greedy draw with repair, which is not uniform', () => {
    expect(deviation(peopleOf([3, 2, 2, 1]), greedyWithRepair, 4000)).toBeGreaterThan(TOO_FAR);
    expect(deviation(peopleOf([3, 2, 2, 1]), drawPairs, 4000)).toBeLessThan(TOO_FAR);
  });

  it('counts what is counted by trying, up to 12 people', () => {
    for (const n of upTo(12).filter((count) => count % 2 === 0)) {
      for (const sizes of partitions(n).filter(([largest]) => largest! * 2 <= n)) {
        const chapters = sizes.filter((size) => size > 1);
        const counted = countDrawings(chapters, sizes.length - chapters.length).completions(0, 0);
        expect({ sizes, counted }).toEqual({ sizes, counted: countByTrying(sizes) });
      }
    }
  });

  it('gives every pair of two chapters of 40 people the frequency that exact counting says', () => {
    const sizes = [12, 9, 7, 5, 3, 2, 1, 1];
    const people = peopleOf(sizes);
    const random = makeSeededRandom(`${SEED} 40`);
    const draws = 6000;
    const seen = new Map<string, number>();
    for (let i = 0; i < draws; i += 1) {
      for (const pair of drawPairs(people, random).pairs) {
        const key = [...pair].sort().join('+');
        seen.set(key, (seen.get(key) ?? 0) + 1);
      }
    }
    const all = countByTrying(sizes);
    people.forEach((a, i) =>
      people.slice(i + 1).forEach((b) => {
        const without = sizes.map(
          (size, k) => size - Number(a.chapter === `chapter ${k}`) - Number(b.chapter === `chapter ${k}`),
        );
        const chance = a.chapter === b.chapter ? 0 : Number((countByTrying(without) * 10n ** 12n) / all) / 1e12;
        const count = seen.get([a.player, b.player].sort().join('+')) ?? 0;
        const far = Math.abs(count - draws * chance) > TOO_FAR * Math.sqrt(draws * chance * (1 - chance));
        expect({ a: a.player, b: b.player, count, chance, far }).toMatchObject({ far: false });
      }),
    );
  });

  it.each([
    ['no chapters', Array<number>(1000).fill(1)],
    ['chapters of two', Array<number>(500).fill(2)],
    ['forty chapters', Array<number>(40).fill(25)],
    ['four chapters', [250, 250, 250, 250]],
    ['one chapter just below half', [499, 251, 250]],
    ['an odd number', [400, 300, 200, 99]],
    ['one chapter far above half', [700, 200, 99]],
  ])('pairs a thousand people: %s', (_, sizes) => {
    const people = peopleOf(sizes);
    const { pairs, single } = drawPairs(people, makeSeededRandom(SEED));
    const chapterOf = new Map(people.map(({ player, chapter }) => [player, chapter]));
    const across = pairs.filter(([a, b]) => chapterOf.get(a) !== chapterOf.get(b)).length;
    const outsiders = people.length - Math.max(...sizes);
    expect(across).toBe(Math.min(Math.floor(people.length / 2), outsiders));
    expect([...pairs.flat(), ...(single === null ? [] : [single])].sort()).toEqual(
      people.map(({ player }) => player).sort(),
    );
  });

  it('pairs nobody, one, and two of one chapter', () => {
    const random = makeSeededRandom(SEED);
    expect(drawPairs([], random)).toEqual({ pairs: [], single: null });
    expect(drawPairs(peopleOf([1]), random)).toEqual({ pairs: [], single: 'a0.0' });
    expect(drawPairs(peopleOf([2]), random).pairs.map((pair) => [...pair].sort())).toEqual([['a0.0', 'a0.1']]);
  });

  it('draws the same for the same people and seed', () => {
    const draw = (seed: string) => drawPairs(peopleOf([5, 4, 3, 1]), makeSeededRandom(seed));
    expect(draw('x')).toEqual(draw('x'));
    expect(keyOf(draw('x').pairs)).not.toBe(keyOf(draw('y').pairs));
  });
});

/** Pairs the first person left with every possible partner in turn; equal chapter sizes are counted once. */
const counted = new Map<string, bigint>();
function countByTrying(sizes: readonly number[]): bigint {
  const [first, ...rest] = sizes.filter((size) => size > 0).sort((a, b) => b - a);
  if (first === undefined) return 1n;
  const key = [first, ...rest].join();
  const known = counted.get(key);
  if (known !== undefined) return known;
  const ways = rest.reduce(
    (sum, size, k) => sum + BigInt(size) * countByTrying([first - 1, ...rest.with(k, size - 1)]),
    0n,
  );
  counted.set(key, ways);
  return ways;
}

/** The tempting way: everybody in random order takes the next of another chapter; whoever finds none is swapped in. */
function greedyWithRepair(people: readonly PersonToPair[], random: SeededRandom): DrawnPairs {
  const waiting = random.shuffled(people);
  const couples: [PersonToPair, PersonToPair][] = [];
  while (waiting.length > 0) {
    const one = waiting.shift()!;
    const at = waiting.findIndex(({ chapter }) => chapter !== one.chapter);
    couples.push([one, waiting.splice(Math.max(at, 0), 1)[0]!]);
  }
  for (const couple of couples) {
    const [a, b] = couple;
    if (a.chapter !== b.chapter) continue;
    const other = couples.find(([c, d]) => c.chapter !== a.chapter && d.chapter !== a.chapter)!;
    const [c] = other;
    other[0] = b;
    couple[1] = c;
  }
  return { pairs: couples.map(([a, b]) => [a.player, b.player]), single: null };
}
