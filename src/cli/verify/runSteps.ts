/** The result of a step of `npm test`. A step that runs tests counts them; any other counts as one. */
export interface StepOutcome {
  readonly passed: number;
  readonly failed: number;
  /** Shown only when something failed. */
  readonly log: string;
}

export interface TestStep {
  readonly name: string;
  /** Names of steps that must have passed before this one starts. */
  readonly after?: readonly string[];
  readonly run: () => Promise<StepOutcome>;
}

export interface StepReport extends StepOutcome {
  readonly name: string;
  readonly seconds: number;
}

const crashed = (error: unknown): StepOutcome => ({
  passed: 0,
  failed: 1,
  log: error instanceof Error ? (error.stack ?? error.message) : String(error),
});

/**
 * Runs every step, at most `lanes` at a time; the first listed step that is ready goes first. A step is not run, and
 * fails, when one of those in its `after` failed.
 */
export async function runSteps(
  steps: readonly TestStep[],
  lanes: number,
  onReport: (report: StepReport) => void,
): Promise<StepReport[]> {
  const waiting = [...steps];
  const reports: StepReport[] = [];
  const done = (name: string): StepReport | undefined => reports.find((report) => report.name === name);
  const isReady = (step: TestStep): boolean => (step.after ?? []).every((name) => done(name) !== undefined);
  let wake: (() => void)[] = [];

  async function work(step: TestStep): Promise<void> {
    const began = performance.now();
    const missing = (step.after ?? []).find((name) => done(name)?.failed !== 0);
    const outcome =
      missing === undefined ? await step.run().catch(crashed) : crashed(`not run, because "${missing}" failed`);
    const report = { ...outcome, name: step.name, seconds: (performance.now() - began) / 1000 };
    reports.push(report);
    onReport(report);
    wake.forEach((resume) => resume());
    wake = [];
  }

  async function lane(): Promise<void> {
    while (waiting.length > 0) {
      const next = waiting.findIndex(isReady);
      if (next === -1) await new Promise<void>((resume) => wake.push(resume));
      else await work(waiting.splice(next, 1)[0]!);
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane));
  return reports;
}
