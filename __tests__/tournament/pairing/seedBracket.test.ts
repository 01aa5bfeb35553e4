import { makeSeededRandom } from '@/base';
import { seedBracket } from '@/tournament';
import { deviationOf, seedOfThisRun } from './kit';

const SEED = seedOfThisRun('seedBracket');
const sidesOf = (n: number): string[] => Array.from({ length: n }, (_, i) => `s${i}`);

/** The number of byes in each half, quarter, … of the places, down to single places. */
function byesByPart(places: readonly { readonly sides: readonly string[] }[]): number[][] {
  const levels: number[][] = [];
  for (let size = places.length; size >= 1; size /= 2) {
    levels.push(
      Array.from(
        { length: places.length / size },
        (_, i) => places.slice(i * size, (i + 1) * size).filter(({ sides }) => sides.length === 1).length,
      ),
    );
  }
  return levels;
}

describe('the first round of a single elimination', () => {
  it.each([2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 16, 17, 23, 37, 63, 64, 100, 333, 1000])(
    'puts %i sides into the next power of two, byes spread evenly',
    (n) => {
      const bracket = seedBracket(sidesOf(n), makeSeededRandom(SEED));
      const size = 2 ** Math.ceil(Math.log2(n));
      expect(bracket.map(({ place }) => place)).toEqual(Array.from({ length: size / 2 }, (_, i) => i + 1));
      expect(bracket.flatMap(({ sides }) => [...sides]).sort()).toEqual(sidesOf(n).sort());
      expect(bracket.filter(({ sides }) => sides.length === 1)).toHaveLength(size - n);
      for (const parts of byesByPart(bracket)) {
        parts.forEach(
          (byes, i) =>
            i % 2 === 0 && parts[i + 1] !== undefined && expect(Math.abs(byes - parts[i + 1]!)).toBeLessThanOrEqual(1),
        );
        expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
      }
    },
  );

  it('gives everybody the bye equally often', () => {
    const random = makeSeededRandom(SEED);
    const byes = new Map(sidesOf(7).map((side) => [side, 0]));
    for (let i = 0; i < 7 * 500; i += 1) {
      const [side] = seedBracket(sidesOf(7), random).find(({ sides }) => sides.length === 1)!.sides;
      byes.set(side, byes.get(side)! + 1);
    }
    expect(deviationOf([...byes.values()], 500)).toBeLessThan(6);
  });

  it('refuses a single side', () => {
    expect(() => seedBracket(['alone'], makeSeededRandom(SEED))).toThrow('two sides');
  });
});
