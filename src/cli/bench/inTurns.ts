import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Does the thing once or more often, and says how often. */
export type Work = () => number;

export interface Effort {
  readonly rounds: number;
  /** How long each side works in each round. */
  readonly sliceMs: number;
}

export const THOROUGH: Effort = { rounds: 51, sliceMs: 50 };

setFlagsFromString('--expose-gc');
const gc = runInNewContext('gc') as (options: { type: 'minor' }) => void;

/** The young only: a full collection also throws away what the compiler learned, which hurts some more than others. */
const collectGarbage = (): void => gc({ type: 'minor' });

/** Processor time of this program, in microseconds: what else the machine does meanwhile is not counted. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** Microseconds each time. What the side before left lying about is cleared away first, on nobody's time. */
function slice(work: Work, sliceMs: number): number {
  collectGarbage();
  const began = processorTime();
  let done = 0;
  let elapsed = 0;
  do {
    done += work();
    elapsed = processorTime() - began;
  } while (elapsed < sliceMs * 1000);
  return elapsed / done;
}

const WARM_UP = 12;

/**
 * Microseconds each time, for each work, round by round. They take turns (A, B, A, B …), so that whatever
 * slows the machine for a while slows them all; the first rounds, in which the compiler learns, do not count.
 */
export function inTurns(works: readonly Work[], effort: Effort, tell: (round: string) => void): number[][] {
  const times = works.map((): number[] => []);
  for (let round = 1 - WARM_UP; round <= effort.rounds; round += 1) {
    tell(round < 1 ? 'warming up' : `round ${round} of ${effort.rounds}`);
    works.forEach((work, side) => {
      const time = slice(work, effort.sliceMs);
      if (round >= 1) times[side]?.push(time);
    });
  }
  return times;
}
