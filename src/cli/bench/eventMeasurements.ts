import { runInThisContext } from 'node:vm';
import { ok } from '@/base';
import { type EventFormatKind } from '@/record';
import { bundleHermesScript } from '../hermesVm';
import { pathInRepo } from '../paths';
import * as eventWorkloads from './eventWorkloads';
import { type FigureGoal, type MeasuredFigure, makeFigureOfRatio, type RunnableMeasurement } from './figure';
import { type SamplingOptions, timeWorkloadsInterleaved, type Workload } from './interleave';

const PLAYERS = [125, 250, 500, 1000];
const SAMPLING: SamplingOptions = { rounds: 12, sliceMs: 25 };
const LINEAR = 1.3;
/** Exact matching of all sides grows faster than their number. */
const MATCHING = 4;

/**
 * How much more than twice as long an answer takes for twice as many players: the worst of the steps from one size to
 * the next. Of each size the fastest round counts, because a busy machine can only make it slower.
 */
export function measureGrowth(
  goal: FigureGoal,
  sizes: readonly number[],
  workloads: readonly Workload[],
  sampling: SamplingOptions,
  onProgress: (how: string) => void,
): MeasuredFigure {
  const fastest = timeWorkloadsInterleaved(workloads, sampling, onProgress).map((times) => Math.min(...times));
  const growths = sizes.slice(1).map((size, i) => {
    const times = size / (sizes[i] ?? NaN);
    return (fastest[i + 1] ?? NaN) / (times * (fastest[i] ?? NaN));
  });
  const microseconds = sizes.map((size, i) => [`microsecondsAt${size}`, fastest[i] ?? NaN] as const);
  return makeFigureOfRatio(goal, Math.max(...growths), {
    ...Object.fromEntries(microseconds),
    rounds: sampling.rounds,
  });
}

/** In one bundle, as phones and browsers get it: see `engineMeasurements`. */
async function bundleEventWorkloads(): Promise<typeof eventWorkloads> {
  const script = await bundleHermesScript(pathInRepo('src/cli/bench/eventWorkloads.ts'), 'eventWorkloads');
  return runInThisContext(`(() => { ${script}\nreturn eventWorkloads; })()`) as typeof eventWorkloads;
}

const growthGoal = (kind: EventFormatKind, name: eventWorkloads.EventFunctionName): FigureGoal => ({
  figure: `${name}-${kind}-growth`,
  budget: kind === 'swiss' && name === 'next' ? MATCHING : LINEAR,
  better: 'lower',
});

export const EVENT_MEASUREMENTS: readonly RunnableMeasurement[] = eventWorkloads.MEASURED_FORMATS.map((kind) => ({
  name: `${kind}-growth`,
  run: async (onProgress) => {
    onProgress('playing nine rounds');
    const { eventWorkload, makeEventInRoundTen } = await bundleEventWorkloads();
    const events = PLAYERS.map((players) => makeEventInRoundTen(kind, players));
    const figures = (['standings', 'next'] as const).map((name) => {
      const workloads = events.map((event) => eventWorkload(name, event));
      return measureGrowth(growthGoal(kind, name), PLAYERS, workloads, SAMPLING, onProgress);
    });
    return ok(figures);
  },
}));
