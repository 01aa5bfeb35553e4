/**
 * A seeded random number generator: the same seed gives the same numbers on every machine, so a failing
 * game can be played again. It uses no other source of randomness.
 */
export interface SeededRandom {
  /** At least 0, less than 1. */
  readonly next: () => number;
  /** A whole number from 0 up to, not including, `count`. */
  readonly below: (count: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <T>(items: readonly T[]) => T;
  readonly shuffled: <T>(items: readonly T[]) => T[];
}

export type Seed = string | number;

const WORD = 0x1_0000_0000;

export function makeSeededRandom(seed: Seed): SeededRandom {
  const next = sfc32(String(seed));
  const below = (count: number): number => Math.floor(next() * count);
  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new RangeError('nothing to pick from');
    return items[below(items.length)] as T;
  };
  const shuffled = <T>(items: readonly T[]): T[] => {
    const left = items.slice();
    for (let i = left.length - 1; i > 0; i -= 1) {
      const j = below(i + 1);
      [left[i], left[j]] = [left[j] as T, left[i] as T];
    }
    return left;
  };
  return { next, below, chance: (probability) => next() < probability, pick, shuffled };
}

/** sfc32, Doty-Humphrey's small fast counting generator: long period, integer arithmetic only. */
function sfc32(seed: string): () => number {
  let [a, b, c, counter] = [scramble(seed, 1), scramble(seed, 2), scramble(seed, 3), 1];
  const next = (): number => {
    const out = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + out;
    c |= 0;
    return (out >>> 0) / WORD;
  };
  // the first outputs still correlate with the seed
  for (let i = 0; i < 12; i += 1) next();
  return next;
}

/** Hashes the seed into 32 bits, differently for every salt. */
function scramble(text: string, salt: number): number {
  let word = Math.imul(salt, 0x9e3779b1) ^ text.length;
  for (let i = 0; i < text.length; i += 1) {
    word = Math.imul(word ^ text.charCodeAt(i), 0x85ebca6b);
    word = (word << 13) | (word >>> 19);
  }
  word = Math.imul(word ^ (word >>> 16), 0xc2b2ae35);
  return word ^ (word >>> 13);
}
