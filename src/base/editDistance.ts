/**
 * How many letters have to be changed, added, left out, or swapped with a neighbour to make one word of the other;
 * Infinity where it takes more than `most`.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return Infinity;
  let older: number[] = [];
  let before = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const now = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (before[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwap ? (older[j - 2] ?? 0) + 1 : Infinity;
      const cost = Math.min(changed, (before[j] ?? 0) + 1, (now[j - 1] ?? 0) + 1, swapped);
      now.push(cost);
      if (cost < least) least = cost;
    }
    // a swap reaches back two rows, so one row above the limit is not the end yet
    if (least > most && Math.min(...before) > most) return Infinity;
    older = before;
    before = now;
  }
  const found = before[b.length] ?? Infinity;
  return found <= most ? found : Infinity;
}
