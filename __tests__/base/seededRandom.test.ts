import { makeSeededRandom } from '@/base';

describe('seeded random numbers', () => {
  it('are these, on every machine', () => {
    const random = makeSeededRandom('Fall rally');
    expect([random.below(1000), random.below(1000), random.below(1000)]).toEqual([585, 385, 685]);
    expect(random.belowBig(10n ** 30n)).toBe(13580720409292963807349928491n);
    expect(random.shuffled(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']).join('')).toBe('hcgfdeab');
  });

  it('below a large count are spread evenly', () => {
    const random = makeSeededRandom('large');
    const parts = [0, 0, 0, 0, 0];
    const count = 5n * 10n ** 40n;
    for (let i = 0; i < 20_000; i += 1) parts[Number((random.belowBig(count) * 5n) / count)]! += 1;
    for (const part of parts) expect(Math.abs(part - 4000)).toBeLessThan(300);
  });

  it('below one is always zero, below a count never reaches it', () => {
    const random = makeSeededRandom(1);
    expect([random.below(1), random.belowBig(1n)]).toEqual([0, 0n]);
    const seen = new Set(Array.from({ length: 500 }, () => random.belowBig(7n)));
    expect([...seen].sort()).toEqual([0n, 1n, 2n, 3n, 4n, 5n, 6n]);
  });
});
