import { type PersonToPair } from '@/tournament';

/** A chance for one test run, which prints how to have the same again. */
export function seedOfThisRun(name: string): string {
  const seed = process.env.SEED ?? `${Date.now().toString(36)}-${process.pid}`;
  process.stdout.write(`${name}: SEED=${seed}\n`);
  return seed;
}

/** `[3, 2]`: a0 a1 a2 of chapter a, b0 b1 of chapter b. */
export const peopleOf = (sizes: readonly number[]): PersonToPair[] =>
  sizes.flatMap((size, i) => {
    const chapter = `chapter ${i}`;
    return Array.from({ length: size }, (_, k) => ({
      player: `${String.fromCharCode(97 + (i % 26))}${i}.${k}`,
      chapter,
    }));
  });

/** All ways to write `n` as chapter sizes. */
export function partitions(n: number, most = n): number[][] {
  if (n === 0) return [[]];
  return Array.from({ length: Math.min(n, most) }, (_, i) => Math.min(n, most) - i).flatMap((first) =>
    partitions(n - first, first).map((rest) => [first, ...rest]),
  );
}

export type Drawing = readonly (readonly string[])[];

/** One text for one drawing, however it is ordered. */
export const keyOf = (drawing: Drawing): string =>
  drawing
    .map((pair) => [...pair].sort().join('+'))
    .sort()
    .join(' ');

/** Every drawing there is: pairs, and with an odd number one left over (a list of one). */
export function allDrawings(players: readonly string[]): string[][][] {
  const pairUp = (left: readonly string[], mayLeaveOut: boolean): string[][][] => {
    if (left.length === 0) return [[]];
    const [first, ...rest] = left as [string, ...string[]];
    const paired = rest.flatMap((other) =>
      pairUp(
        rest.filter((player) => player !== other),
        mayLeaveOut,
      ).map((more) => [[first, other], ...more]),
    );
    return mayLeaveOut ? [...paired, ...pairUp(rest, false).map((more) => [[first], ...more])] : paired;
  };
  return pairUp(players, players.length % 2 === 1);
}

/** By counting all drawings: those with the most pairs across chapters. */
export function bestDrawings(people: readonly PersonToPair[]): string[] {
  const chapterOf = new Map(people.map(({ player, chapter }) => [player, chapter ?? `alone ${player}`]));
  const drawings = allDrawings(people.map(({ player }) => player));
  const across = (drawing: Drawing): number =>
    drawing.filter(([a, b]) => b !== undefined && chapterOf.get(a!) !== chapterOf.get(b)).length;
  const most = Math.max(...drawings.map(across));
  return drawings.filter((drawing) => across(drawing) === most).map(keyOf);
}

/** How many standard deviations chi-square lies above what chance gives (Wilson and Hilferty's approximation). */
export function deviationOf(counts: readonly number[], expected: number): number {
  const freedom = counts.length - 1;
  if (freedom === 0) return 0;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const spread = 2 / (9 * freedom);
  return (Math.cbrt(chiSquare / freedom) - (1 - spread)) / Math.sqrt(spread);
}
