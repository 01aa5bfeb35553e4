/**
 * How many ways there are to pair people so that nobody is paired with somebody of the own chapter.
 *
 * The chapters are taken one after the other. Somebody whose partner is to come from a later chapter is *open*. What
 * can still happen depends on the number of open people alone, not on who they are, so one number is needed for each
 * chapter and each number of open people before it: `completions(i, open)`. Of a chapter of c people, j are paired with
 * open people, which can be done in C(c, j) · open · (open − 1) · … · (open − j + 1) ways, and c − j become open.
 * Everybody who is alone in a chapter comes last and at once: `open` of these `singles` are paired with the open
 * people, the others among themselves.
 *
 * With 1,000 people there are at most about 125,000 products to add up, whatever the chapters are.
 */
export interface DrawingCounts {
  /** Ways to pair everybody from chapter `i` on, and `open` people of the chapters before it. */
  readonly completions: (i: number, open: number) => bigint;
  /** For j = 0, 1, 2…: the completions in which j people of chapter `i` are paired with the `open` people before it. */
  readonly completionsByJoined: (i: number, open: number) => bigint[];
}

export function countDrawings(sizes: readonly number[], singles: number): DrawingCounts {
  const total = sizes.reduce((sum, size) => sum + size, singles);
  const factorial = [1n];
  for (let i = 1; i <= total; i += 1) factorial.push(factorial[i - 1]! * BigInt(i));

  const withSingles = (open: number): bigint => {
    const rest = singles - open;
    if (rest < 0 || rest % 2 === 1) return 0n;
    const pairs = rest / 2;
    const among = factorial[rest]! / factorial[pairs]! / 2n ** BigInt(pairs);
    return (factorial[singles]! / factorial[rest]!) * among;
  };

  // rows[i][open], filled from the last chapter to the first; more open people than come later cannot all be paired
  const rows: bigint[][] = sizes.map(() => []);
  const completions = (i: number, open: number): bigint =>
    i === sizes.length ? withSingles(open) : (rows[i]![open] ?? 0n);

  const completionsByJoined = (i: number, open: number): bigint[] => {
    const size = sizes[i]!;
    const ways: bigint[] = [];
    let choices = 1n;
    for (let joined = 0; joined <= Math.min(size, open); joined += 1) {
      const later = completions(i + 1, open + size - 2 * joined);
      ways.push(later === 0n ? 0n : choices * later);
      choices = (choices * BigInt((size - joined) * (open - joined))) / BigInt(joined + 1);
    }
    return ways;
  };

  let before = total - singles;
  let after = singles;
  for (let i = sizes.length - 1; i >= 0; i -= 1) {
    before -= sizes[i]!;
    after += sizes[i]!;
    for (let open = before % 2; open <= Math.min(before, after); open += 2) {
      rows[i]![open] = completionsByJoined(i, open).reduce((sum, ways) => sum + ways, 0n);
    }
  }
  return { completions, completionsByJoined };
}
