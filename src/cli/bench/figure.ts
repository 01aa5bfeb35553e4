export type Better = 'higher' | 'lower';

/** What a figure is held against. A budget is a ratio of two things measured in one run, never a time. */
export interface Goal {
  readonly figure: string;
  readonly budget: number;
  readonly better: Better;
}

export interface Figure extends Goal {
  readonly ratio: number;
  readonly ok: boolean;
  readonly raw: Readonly<Record<string, number>>;
}

export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5);

function quantile(numbers: readonly number[], part: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const at = (sorted.length - 1) * part;
  const [below, above] = [sorted[Math.floor(at)] ?? NaN, sorted[Math.ceil(at)] ?? NaN];
  return below + (above - below) * (at % 1);
}

/** Four digits are more than a measurement is worth; a count stays exact. */
const round = (number: number): number => (Number.isInteger(number) ? number : Number(number.toPrecision(4)));

/**
 * One quotient per round, and the median of them: a round in which the machine was busy with something else
 * slowed both sides. `low` and `high` hold the middle half of the rounds.
 */
export function makeFigure(
  goal: Goal,
  over: readonly number[],
  under: readonly number[],
  raw: Readonly<Record<string, number>>,
): Figure {
  const quotients = over.map((time, round) => time / (under[round] ?? NaN));
  const ratio = median(quotients);
  const ok = goal.better === 'higher' ? ratio >= goal.budget : ratio <= goal.budget;
  const spread = { low: quantile(quotients, 0.25), high: quantile(quotients, 0.75), rounds: quotients.length };
  const numbers = Object.entries({ ...raw, ...spread }).map(([name, number]) => [name, round(number)] as const);
  return { ...goal, ratio: round(ratio), ok, raw: Object.fromEntries(numbers) };
}

export const figureLine = ({ figure, ratio, budget, better, ok, raw }: Figure): string =>
  JSON.stringify({ figure, ratio, budget, better, ok, ...raw });
