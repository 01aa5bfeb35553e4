import { phoneBuilds, storagePage, webBuild } from './verify/builds';
import { faults, journeys, labChecks } from './verify/inBrowser';
import { jestProject } from './verify/jest';
import { type Report, schedule } from './verify/schedule';
import { format, lint, types } from './verify/tools';

/** Everything `npm test` does, the longest chains first: two lanes finish soonest that way. */
const STEPS = [
  webBuild,
  phoneBuilds,
  storagePage,
  journeys,
  faults,
  labChecks,
  jestProject('unit tests', 'node', 2),
  jestProject('screen tests', 'app', 1),
  types,
  lint,
  format,
];
const LANES = 2;

function tell({ name, passed, failed, seconds, log }: Report): void {
  const count = failed === 0 ? `${passed} passed` : `${passed} passed, ${failed} FAILED`;
  if (failed > 0) console.log(`\n${log.trimEnd()}\n`);
  console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${count} (${seconds.toFixed(1)} s)`);
}

async function test(): Promise<void> {
  const reports = await schedule(STEPS, LANES, tell);
  const sum = (pick: (report: Report) => number): number => reports.reduce((total, report) => total + pick(report), 0);
  const failed = sum((report) => report.failed);
  process.exitCode = failed === 0 ? 0 : 1;
  console.log(`${sum((report) => report.passed)} passed, ${failed} failed`);
}

void test();
