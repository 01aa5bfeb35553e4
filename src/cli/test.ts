import { seedsNamedIn } from './busy/runUnderLoad';
import { runSteps, type StepReport } from './verify/runSteps';
import {
  faultsStep,
  formatCheckStep,
  makeJestStep,
  journeysStep,
  labBuildStep,
  browserStorageStep,
  lintStep,
  phoneBuildsStep,
  typeCheckStep,
  webBuildStep,
} from './verify/steps';

/** Everything `npm test` does. The longest chains stand first, so that both lanes end at about the same time. */
const STEPS = [
  webBuildStep,
  phoneBuildsStep,
  labBuildStep,
  journeysStep,
  faultsStep,
  browserStorageStep,
  makeJestStep('unit tests', 'node', 2),
  makeJestStep('screen tests', 'app', 1),
  typeCheckStep,
  lintStep,
  formatCheckStep,
];
const LANES = 2;

function printReport({ name, passed, failed, seconds, log }: StepReport): void {
  const count = failed === 0 ? `${passed} passed` : `${passed} passed, ${failed} FAILED`;
  if (failed > 0) console.log(`\n${log.trimEnd()}\n`);
  console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${count} (${seconds.toFixed(1)} s)`);
  // A failed step has printed them already. Those of a passed one say what was tried.
  const seeds = failed > 0 ? [] : [...new Set(log.split('\n').flatMap(seedsNamedIn))];
  for (const seed of seeds) console.log(`  seed ${seed}`);
}

async function test(): Promise<void> {
  const reports = await runSteps(STEPS, LANES, printReport);
  const sum = (pick: (report: StepReport) => number): number =>
    reports.reduce((total, report) => total + pick(report), 0);
  const failed = sum((report) => report.failed);
  process.exitCode = failed === 0 ? 0 : 1;
  console.log(`${sum((report) => report.passed)} passed, ${failed} failed`);
}

void test();
