import { addTallies, EMPTY_TALLY, type FaultTally, type FaultRunParams } from '../../src/cli/faults/kind';

/** Two cores, two at a time; each has a browser and a disk of its own. */
const LANES = 2;

export interface Life {
  /** Decides everything that chance decides in it. */
  readonly seed: string;
  /** How many faults it is to suffer. */
  readonly faults: number;
  /** How many the lives before it were to suffer. */
  readonly before: number;
}

/** The first life has the campaign's own seed: whatever seed a failing life printed, a new campaign begins with it. */
export const livesOf = ({ count, seed }: Pick<FaultRunParams, 'count' | 'seed'>, most: number): Life[] => {
  const each = Math.min(most, Math.ceil(count / LANES));
  return Array.from({ length: Math.ceil(count / each) }, (_, i) => ({
    seed: i === 0 ? seed : `${seed}/${i}`,
    faults: Math.min(each, count - i * each),
    before: i * each,
  }));
};

/** Life after life, until as many faults were suffered as the task wants; in each life at most so many. */
export async function campaign(
  task: FaultRunParams,
  most: number,
  live: (life: Life) => Promise<FaultTally>,
): Promise<FaultTally> {
  const waiting = livesOf(task, most);
  let sum = EMPTY_TALLY;
  const lane = async (): Promise<void> => {
    for (let life = waiting.shift(); life !== undefined; life = waiting.shift()) {
      const tally = await live(life);
      sum = addTallies(sum, tally);
      task.tell(sum);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return sum;
}
