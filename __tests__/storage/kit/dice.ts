import { makeSeededRandom } from '@/simulate';

export type Dice = ReturnType<typeof makeSeededRandom>;
export { makeSeededRandom };

/** Chance for one run of a test, which says how to have the same again. */
export function newSeed(name: string): string {
  const seed = process.env.SEED ?? `${Date.now().toString(36)}-${process.pid}`;
  process.stdout.write(`${name}: SEED=${seed}\n`);
  return seed;
}
