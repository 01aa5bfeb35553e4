import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Does the measured operation one or more times and returns how many times. */
export type Workload = () => number;

export interface SamplingOptions {
  readonly rounds: number;
  /** How long each workload runs in each round. */
  readonly sliceMs: number;
}

export const THOROUGH_SAMPLING: SamplingOptions = { rounds: 51, sliceMs: 50 };

setFlagsFromString('--expose-gc');
const gc = runInNewContext('gc') as (options: { type: 'minor' }) => void;

/** Minor collections only: a full one also discards compiled code, which slows some workloads more than others. */
const collectGarbage = (): void => gc({ type: 'minor' });

/** Processor time of this process in microseconds, so that other processes on the machine do not count. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** Microseconds per operation. Garbage of the workload before it is collected first, outside the measured time. */
function slice(workload: Workload, sliceMs: number): number {
  collectGarbage();
  const began = processorTime();
  let done = 0;
  let elapsed = 0;
  do {
    done += workload();
    elapsed = processorTime() - began;
  } while (elapsed < sliceMs * 1000);
  return elapsed / done;
}

const WARM_UP = 12;

/**
 * Microseconds per operation for each workload, round by round. The workloads alternate (A, B, A, B …), so that a
 * busy spell of the machine slows all of them; the first rounds, in which V8 compiles, do not count.
 */
export function timeWorkloadsInterleaved(
  workloads: readonly Workload[],
  sampling: SamplingOptions,
  onProgress: (round: string) => void,
): number[][] {
  const times = workloads.map((): number[] => []);
  for (let round = 1 - WARM_UP; round <= sampling.rounds; round += 1) {
    onProgress(round < 1 ? 'warming up' : `round ${round} of ${sampling.rounds}`);
    workloads.forEach((workload, side) => {
      const time = slice(workload, sampling.sliceMs);
      if (round >= 1) times[side]?.push(time);
    });
  }
  return times;
}
