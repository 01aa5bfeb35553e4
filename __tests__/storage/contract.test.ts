import { type Bench, logContract } from './contract';
import { type ClosableBench, fileBench, memoryBench, restlessBench } from './kit/benches';
import { makeSeededRandom, newSeed } from './kit/dice';
import { removeFolders } from './kit/folder';
import { expoBench } from './kit/likeExpo';
import { wrongLogs } from './kit/wrongLogs';

const seed = newSeed('restless log');
const withoutRestart = logContract.filter(({ needs }) => needs === undefined);

afterAll(removeFolders);

describe.each([
  { name: 'memory', open: memoryBench, cases: withoutRestart },
  { name: 'a file', open: () => fileBench(), cases: logContract },
  { name: 'a browser’s log, short of the browser,', open: expoBench, cases: logContract },
  { name: 'a file opened again and again', open: () => restlessBench(makeSeededRandom(seed)), cases: logContract },
])('$name keeps the log promise', ({ open, cases }) => {
  let bench: ClosableBench;
  beforeAll(async () => {
    bench = await open();
  });
  afterAll(() => bench.close());

  test.each(cases)('$name', ({ run }) => run(bench));
});

describe('the contract notices a log that', () => {
  test.each(wrongLogs)('$name', async ({ wrong }) => {
    const complaints: string[] = [];
    for (const { run } of withoutRestart) {
      const sound = await memoryBench();
      const log = wrong(sound.log());
      const bench: Bench = { ...sound, log: () => log };
      await run(bench).catch((error: Error) => void complaints.push(error.message));
    }
    expect(complaints).not.toEqual([]);
  });
});
