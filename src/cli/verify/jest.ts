import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from '../paths';
import { runNode } from '../shell';
import { type Outcome, type Step } from './schedule';

interface JestCount {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly success: boolean;
}

function countTests(file: string, log: string): Outcome {
  // Jest itself broke down: what it said before is all there is.
  if (!existsSync(file)) return { passed: 0, failed: 1, log };
  const count = JSON.parse(readFileSync(file, 'utf8')) as JestCount;
  const failed = count.numFailedTests + count.numRuntimeErrorTestSuites;
  return { passed: count.numPassedTests, failed: failed === 0 && !count.success ? 1 : failed, log };
}

/** One of jest's projects. Counts its tests; a test file that cannot even be loaded is one failed. */
export const jestProject = (name: string, project: string, workers: number): Step => ({
  name,
  run: async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'tableside-jest-'));
    const file = path.join(folder, 'count.json');
    try {
      const options = ['--ci', '--selectProjects', project, `--maxWorkers=${workers}`, '--json', '--outputFile', file];
      const { log } = await runNode(inRoot('node_modules/jest/bin/jest.js'), options);
      return countTests(file, log.slice(0, log.lastIndexOf('\n{"num') + 1) || log);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
});
