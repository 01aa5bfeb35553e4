import { type Result } from '@/base';

export type BetterDirection = 'higher' | 'lower';

/** A figure's name and its budget. A budget is a ratio of two things measured in one run, never a time. */
export interface FigureGoal {
  readonly figure: string;
  readonly budget: number;
  readonly better: BetterDirection;
}

export interface MeasuredFigure extends FigureGoal {
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

/** Rounds to four significant digits; a count stays exact. */
const round = (number: number): number => (Number.isInteger(number) ? number : Number(number.toPrecision(4)));

/**
 * The median of one quotient per round: a round in which the machine was busy slowed both sides alike.
 * `low` and `high` enclose the middle half of the rounds.
 */
export function makeFigure(
  goal: FigureGoal,
  over: readonly number[],
  under: readonly number[],
  raw: Readonly<Record<string, number>>,
): MeasuredFigure {
  const quotients = over.map((time, round) => time / (under[round] ?? NaN));
  const spread = { low: quantile(quotients, 0.25), high: quantile(quotients, 0.75), rounds: quotients.length };
  return makeFigureOfRatio(goal, median(quotients), { ...raw, ...spread });
}

/** A ratio that was made otherwise than by the median of the rounds; `raw` tells what it was made of. */
export function makeFigureOfRatio(
  goal: FigureGoal,
  ratio: number,
  raw: Readonly<Record<string, number>>,
): MeasuredFigure {
  const ok = goal.better === 'higher' ? ratio >= goal.budget : ratio <= goal.budget;
  const numbers = Object.entries(raw).map(([name, number]) => [name, round(number)] as const);
  return { ...goal, ratio: round(ratio), ok, raw: Object.fromEntries(numbers) };
}

export const figureJson = ({ figure, ratio, budget, better, ok, raw }: MeasuredFigure): string =>
  JSON.stringify({ figure, ratio, budget, better, ok, ...raw });

/** Measures one or more figures; the error says why it could not. */
export interface RunnableMeasurement {
  readonly name: string;
  readonly run: (onProgress: (how: string) => void) => Promise<Result<readonly MeasuredFigure[], string>>;
}

/** Cells of a bar on each side of its middle, which marks the budget; twice the budget or more fills the bar. */
const HALF = 12;

function bar(share: number): string {
  const filled = Math.max(1, Math.min(2 * HALF, Math.round(share * HALF)));
  const cells = [...'█'.repeat(filled).padEnd(2 * HALF, '·')];
  return `${cells.slice(0, HALF).join('')}│${cells.slice(HALF).join('')}`;
}

const number = (value: number): string =>
  value.toLocaleString('en', Number.isInteger(value) ? {} : { maximumSignificantDigits: 4 });

const inWords = (name: string): string => name.replace(/[A-Z]|\d+/g, (part) => ` ${part.toLowerCase()}`);

function row({ figure, ratio, budget, better, ok, raw }: MeasuredFigure): string {
  const limit = `${better === 'higher' ? '≥' : '≤'} ${budget}`;
  const numbers = Object.entries(raw).map(([name, value]) => `${inWords(name)} ${number(value)}`);
  const verdict = ok ? '✓' : '✗ MISSED';
  return [
    `${figure.padEnd(24)}${`${number(ratio)}×`.padStart(9)}  ${limit.padEnd(6)}${bar(ratio / budget)}  ${verdict}`,
    `    ${numbers.join(' · ')}`,
  ].join('\n');
}

/** The table for people: each figure with its budget, a bar, and the raw numbers below it. */
export const figuresChart = (figures: readonly MeasuredFigure[]): string =>
  [`${'figure'.padEnd(24)}${'ratio'.padStart(9)}  budget`, ...figures.map(row)].join('\n');
