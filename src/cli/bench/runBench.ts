import { parseArgs } from 'node:util';
import { fail, ok, type Result } from '@/base';
import { type MeasuredFigure, figuresChart, figureJson, type RunnableMeasurement } from './figure';

export const BENCH_PARTS = ['engine', 'table', 'rulings', 'event', 'sync'] as const;
export type BenchPart = (typeof BENCH_PARTS)[number];
const isPart = (name: string): name is BenchPart => BENCH_PARTS.some((part) => part === name);

export type RunnableMeasurementsByPart = Readonly<Record<BenchPart, readonly RunnableMeasurement[]>>;

/** Figures go to standard output, complaints and progress to standard error. */
export interface BenchOutput {
  readonly figures: (text: string) => void;
  readonly complaint: (text: string) => void;
  readonly progress: (text: string) => void;
}

const USAGE = `npm run bench -- [--only ${BENCH_PARTS.join('|')}] [--json]`;
const WITHIN = 0;
const MISSED = 1;
const CANNOT = 2;

interface Wanted {
  readonly parts: readonly BenchPart[];
  readonly json: boolean;
}

function readArgs(args: readonly string[]): Result<Wanted, string> {
  try {
    const options = { only: { type: 'string' }, json: { type: 'boolean' } } as const;
    const { only, json = false } = parseArgs({ args: [...args], options }).values;
    if (only === undefined) return ok({ parts: BENCH_PARTS, json });
    return isPart(only) ? ok({ parts: [only], json }) : fail(`--only takes ${BENCH_PARTS.join(', ')}, not "${only}".`);
  } catch (error) {
    return fail((error as Error).message);
  }
}

const inWords = (error: unknown): Result<never, string> => fail(error instanceof Error ? error.message : String(error));

/**
 * Measures the parts that the arguments name and returns the exit status: 1 when a budget was missed, 2 when something
 * could not be measured at all, 0 otherwise.
 */
export async function runBench(
  args: readonly string[],
  all: RunnableMeasurementsByPart,
  output: BenchOutput,
): Promise<number> {
  const wanted = readArgs(args);
  if (!wanted.ok) {
    output.complaint(`bench: ${wanted.error}\nUse: ${USAGE}`);
    return CANNOT;
  }
  const { parts, json } = wanted.value;
  const measurements = parts.flatMap((part) => all[part]);
  if (measurements.length === 0) {
    output.complaint(`bench: this version has nothing to measure in "${parts.join(', ')}" yet.`);
    return CANNOT;
  }
  const figures: MeasuredFigure[] = [];
  let complaints = 0;
  for (const { name, run } of measurements) {
    const measured = await run((how) => output.progress(`${name}: ${how}`)).catch(inWords);
    output.progress('');
    if (measured.ok) {
      figures.push(...measured.value);
      if (json) measured.value.forEach((figure) => output.figures(figureJson(figure)));
    } else {
      complaints += 1;
      output.complaint(`bench: ${name} was not measured. ${measured.error}`);
    }
  }
  if (!json && figures.length > 0) output.figures(figuresChart(figures));
  return figures.some((figure) => !figure.ok) ? MISSED : complaints > 0 ? CANNOT : WITHIN;
}
