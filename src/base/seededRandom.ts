/**
 * A seeded random number generator: the same seed gives the same numbers on every machine and in every JavaScript
 * engine (integer arithmetic only), so that a failing game can be played again and a draw can be checked. It uses no
 * other source of randomness. `below`, `belowBig`, `pick` and `shuffled` are unbiased.
 */
export interface SeededRandom {
  /** At least 0, less than 1. */
  readonly next: () => number;
  /** A whole number from 0 up to, not including, `count`, which is at most 2^21. */
  readonly below: (count: number) => number;
  /** The same for a count of any size. */
  readonly belowBig: (count: bigint) => bigint;
  readonly chance: (probability: number) => boolean;
  readonly pick: <T>(items: readonly T[]) => T;
  readonly shuffled: <T>(items: readonly T[]) => T[];
}

export type Seed = string | number;

const WORD = 0x1_0000_0000;
const WORD_BITS = 32;

/**
 * How many unsuitable words are thrown away before one is taken all the same, so that no loop depends on luck to end.
 * A word is unsuitable with a probability below 2^-11, so the last resort happens less than once in 2^350 numbers.
 */
const MOST_TRIES = 32;

export function makeSeededRandom(seed: Seed): SeededRandom {
  const nextWord = sfc32(String(seed));
  const next = (): number => nextWord() / WORD;

  // 2^32 words do not divide evenly among `count` results: of each result's words, the first few may be one too many
  // (Lemire's method). The product is exact: it stays below 2^53.
  const below = (count: number): number => {
    const surplus = WORD % count;
    let product = nextWord() * count;
    for (let tries = 1; product % WORD < surplus && tries < MOST_TRIES; tries += 1) product = nextWord() * count;
    return Math.floor(product / WORD);
  };

  const belowBig = (count: bigint): bigint => {
    // one word more than needed: a number is then thrown away less than once in 2^32
    const words = Math.ceil((count.toString(16).length * 4) / WORD_BITS) + 1;
    const numbers = 1n << BigInt(words * WORD_BITS);
    const suitable = numbers - (numbers % count);
    const draw = (): bigint => {
      let hex = '0x';
      for (let i = 0; i < words; i += 1) hex += nextWord().toString(16).padStart(8, '0');
      return BigInt(hex);
    };
    let number = draw();
    for (let tries = 1; number >= suitable && tries < MOST_TRIES; tries += 1) number = draw();
    return number % count;
  };

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
  return { next, below, belowBig, chance: (probability) => next() < probability, pick, shuffled };
}

/** sfc32, Doty-Humphrey's small fast counting generator: long period, 32 bits at a time. */
function sfc32(seed: string): () => number {
  let [a, b, c, counter] = [scramble(seed, 1), scramble(seed, 2), scramble(seed, 3), 1];
  const next = (): number => {
    const out = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + out;
    c |= 0;
    return out >>> 0;
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
