import { add, NOTHING, type Tally, type Task } from '../../src/cli/faults/kind';

/** Two cores, two at a time; each has a browser and a disk of its own. */
const LANES = 2;

export interface Life {
  /** Decides everything that chance decides in it. */
  readonly seed: string;
  /** How many faults it is to suffer. */
  readonly faults: number;
}

/** The first life has the campaign's own seed: whatever seed a failing life printed, a new campaign begins with it. */
const livesOf = ({ count, seed }: Task, each: number): Life[] =>
  Array.from({ length: Math.ceil(count / each) }, (_, i) => ({
    seed: i === 0 ? seed : `${seed}/${i}`,
    faults: Math.min(each, count - i * each),
  }));

/** Life after life, until as many faults were suffered as the task wants. A life ends with everything read back. */
export async function campaign(task: Task, each: number, live: (life: Life) => Promise<Tally>): Promise<Tally> {
  const waiting = livesOf(task, each);
  let sum = NOTHING;
  const lane = async (): Promise<void> => {
    for (let life = waiting.shift(); life !== undefined; life = waiting.shift()) {
      const tally = await live(life);
      sum = add(sum, tally);
      task.tell(sum);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return sum;
}
