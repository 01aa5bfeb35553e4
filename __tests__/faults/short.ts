import {
  isSoundTally,
  type FaultKindWithRunFunction,
  type DeliberateStoreBugKind,
  type FaultTally,
} from '../../src/cli/faults/kind';
import { tallyTextLine } from '../../src/cli/faults/report';
import { secondsSinceText } from '../../src/cli/stopwatch';
import { kill } from './kill';
import { killApp } from './killApp';
import { answer, statement } from './messages';
import { quota } from './quota';
import { forgetfulApp, GONE, recoverApp } from './recoverApp';

interface Trial {
  readonly name: string;
  readonly kind: FaultKindWithRunFunction;
  readonly count: number;
  /** A store that is wrong on purpose, whose losses must be noticed. */
  readonly sabotage?: DeliberateStoreBugKind;
  /** The app itself is made wrong on purpose, and that must be noticed. */
  readonly isWrong?: true;
}

/** Each has browsers and disks of its own. Several of them mostly wait for a database that never answers. */
const TRIALS_AT_ONCE = 2;

/** As much of each campaign as every test run can afford. */
const TRIALS: readonly Trial[] = [
  { name: 'nothing acknowledged is lost when the browser is killed', kind: kill, count: 20 },
  { name: 'nothing acknowledged is lost when the browser is killed while a referee taps', kind: killApp, count: 4 },
  { name: 'nothing acknowledged is lost when the disk is full', kind: quota, count: 4 },
  { name: 'nothing acknowledged is lost when a statement fails', kind: statement, count: 10 },
  { name: 'nothing acknowledged is lost when the database does not answer', kind: answer, count: 5 },
  { name: 'the app gets over a failed write by itself, and nothing told is gone', kind: recoverApp, count: 2 },
  { name: 'an app that forgets what was left unknown is noticed', kind: forgetfulApp, count: 1, isWrong: true },
  { name: 'a store that acknowledges before COMMIT is noticed', kind: kill, count: 8, sabotage: 'early-ack' },
  {
    name: 'a store without transactions is noticed when the disk is full',
    kind: quota,
    count: 8,
    sabotage: 'autocommit',
  },
];

const isAsExpected = ({ count, sabotage, isWrong }: Trial, tally: FaultTally): boolean =>
  isWrong === true
    ? tally.complaints.some((one) => one.includes(GONE))
    : sabotage === undefined
      ? isSoundTally(tally) && tally.tried === count && tally.acknowledged > 0
      : tally.lost > 0;

async function run(): Promise<number> {
  const seed = process.argv[2] ?? Date.now().toString(36);
  let failed = 0;
  const tryOne = async (trial: Trial): Promise<void> => {
    const { name, kind, count, sabotage = null } = trial;
    const began = performance.now();
    const tally = await kind.run({ count, seed, sabotage, tell: () => undefined });
    const isGood = isAsExpected(trial, tally);
    if (!isGood) failed += 1;
    console.log(`${isGood ? '✓' : '✗'} ${name} (${secondsSinceText(began)})`);
    if (!isGood || (sabotage === null && trial.isWrong === undefined))
      console.log(tallyTextLine(kind.name, seed, tally));
  };
  const waiting = [...TRIALS];
  const lane = async (): Promise<void> => {
    for (let trial = waiting.shift(); trial !== undefined; trial = waiting.shift()) await tryOne(trial);
  };
  await Promise.all(Array.from({ length: TRIALS_AT_ONCE }, lane));
  console.log(`${TRIALS.length - failed} passed, ${failed} failed`);
  return failed;
}

run().then(
  (failed) => process.exit(failed === 0 ? 0 : 1),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
