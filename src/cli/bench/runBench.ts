import { parseArgs } from 'node:util';
import { fail, ok, type Result } from '@/base';
import { chart } from './chart';
import { type Measurement } from './measurement';
import { type Figure, figureLine } from './figure';

export const PARTS = ['engine', 'table', 'sync'] as const;
export type Part = (typeof PARTS)[number];
const isPart = (name: string): name is Part => PARTS.some((part) => part === name);

export type Measurements = Readonly<Record<Part, readonly Measurement[]>>;

/** Where the command speaks: figures to one side, everything else to the other. */
export interface Voice {
  readonly figures: (text: string) => void;
  readonly complaint: (text: string) => void;
  readonly progress: (text: string) => void;
}

const USAGE = `npm run bench -- [--only ${PARTS.join('|')}] [--json]`;
const WITHIN = 0;
const MISSED = 1;
const CANNOT = 2;

interface Wanted {
  readonly parts: readonly Part[];
  readonly json: boolean;
}

function readArgs(args: readonly string[]): Result<Wanted, string> {
  try {
    const options = { only: { type: 'string' }, json: { type: 'boolean' } } as const;
    const { only, json = false } = parseArgs({ args: [...args], options }).values;
    if (only === undefined) return ok({ parts: PARTS, json });
    return isPart(only) ? ok({ parts: [only], json }) : fail(`--only takes ${PARTS.join(', ')}, not "${only}".`);
  } catch (error) {
    return fail((error as Error).message);
  }
}

const inWords = (error: unknown): Result<never, string> => fail(error instanceof Error ? error.message : String(error));

/**
 * Measures what was asked for and answers with the exit status: 1 when a budget was missed, 2 when something
 * could not be measured at all, 0 otherwise.
 */
export async function runBench(args: readonly string[], all: Measurements, voice: Voice): Promise<number> {
  const wanted = readArgs(args);
  if (!wanted.ok) {
    voice.complaint(`bench: ${wanted.error}\nUse: ${USAGE}`);
    return CANNOT;
  }
  const { parts, json } = wanted.value;
  const measurements = parts.flatMap((part) => all[part]);
  if (measurements.length === 0) {
    voice.complaint(`bench: this version has nothing to measure in "${parts.join(', ')}" yet.`);
    return CANNOT;
  }
  const figures: Figure[] = [];
  let complaints = 0;
  for (const { name, run } of measurements) {
    const measured = await run((how) => voice.progress(`${name}: ${how}`)).catch(inWords);
    voice.progress('');
    if (measured.ok) {
      figures.push(...measured.value);
      if (json) measured.value.forEach((figure) => voice.figures(figureLine(figure)));
    } else {
      complaints += 1;
      voice.complaint(`bench: ${name} was not measured. ${measured.error}`);
    }
  }
  if (!json && figures.length > 0) voice.figures(chart(figures));
  return figures.some((figure) => !figure.ok) ? MISSED : complaints > 0 ? CANNOT : WITHIN;
}
