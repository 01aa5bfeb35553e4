/** What a step of `npm test` came to. A step that runs tests counts them; any other counts itself. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** Shown only when something failed. */
  readonly log: string;
}

export interface Step {
  readonly name: string;
  /** Steps that must have passed before this one is worth running. */
  readonly after?: readonly string[];
  readonly run: () => Promise<Outcome>;
}

export interface Report extends Outcome {
  readonly name: string;
  readonly seconds: number;
}

const crashed = (error: unknown): Outcome => ({
  passed: 0,
  failed: 1,
  log: error instanceof Error ? (error.stack ?? error.message) : String(error),
});

/** Runs every step, at most `lanes` at a time, first listed first. A step whose forerunner failed is not run, and fails. */
export async function schedule(
  steps: readonly Step[],
  lanes: number,
  tell: (report: Report) => void,
): Promise<Report[]> {
  const waiting = [...steps];
  const reports: Report[] = [];
  const done = (name: string): Report | undefined => reports.find((report) => report.name === name);
  const isReady = (step: Step): boolean => (step.after ?? []).every((name) => done(name) !== undefined);
  let wake: (() => void)[] = [];

  async function work(step: Step): Promise<void> {
    const began = performance.now();
    const missing = (step.after ?? []).find((name) => done(name)?.failed !== 0);
    const outcome =
      missing === undefined ? await step.run().catch(crashed) : crashed(`not run, because "${missing}" failed`);
    const report = { ...outcome, name: step.name, seconds: (performance.now() - began) / 1000 };
    reports.push(report);
    tell(report);
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
