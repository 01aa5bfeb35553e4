import { type StepOutcome, type StepReport, runSteps, type TestStep } from '../../src/cli/verify/runSteps';

const passing: StepOutcome = { passed: 1, failed: 0, log: '' };
const silent = (): void => undefined;
const outcomes = (reports: readonly StepReport[]): Record<string, string> =>
  Object.fromEntries(reports.map(({ name, passed, failed }) => [name, `${passed}/${failed}`]));

test('runs no more steps at once than there are lanes', async () => {
  let running = 0;
  let most = 0;
  const step = (name: string): TestStep => ({
    name,
    run: async () => {
      most = Math.max(most, (running += 1));
      // Not a wait: lets the other lane begin meanwhile.
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return passing;
    },
  });
  await runSteps(['a', 'b', 'c', 'd', 'e'].map(step), 2, silent);
  expect(most).toBe(2);
});

test('waits for a forerunner, and lets others overtake', async () => {
  const order: string[] = [];
  const step = (name: string, after: string[] = []): TestStep => ({
    name,
    after,
    run: () => Promise.resolve(order.push(name)).then(() => passing),
  });
  await runSteps([step('journeys', ['build']), step('lint'), step('build')], 1, silent);
  expect(order).toEqual(['lint', 'build', 'journeys']);
});

test('a step whose forerunner failed is not run, and fails', async () => {
  const run = jest.fn(() => Promise.resolve(passing));
  const reports = await runSteps(
    [
      { name: 'build', run: () => Promise.resolve({ passed: 0, failed: 1, log: 'broken' }) },
      { name: 'journeys', after: ['build'], run },
    ],
    2,
    silent,
  );
  expect(run).not.toHaveBeenCalled();
  expect(outcomes(reports)).toEqual({ build: '0/1', journeys: '0/1' });
});

test('a step that throws has failed, and the others go on', async () => {
  const steps: TestStep[] = [
    { name: 'bad', run: () => Promise.reject(new Error('no')) },
    { name: 'good', run: () => Promise.resolve(passing) },
  ];
  expect(outcomes(await runSteps(steps, 1, silent))).toEqual({ bad: '0/1', good: '1/0' });
});
