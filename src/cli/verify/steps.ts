import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBytecodeProblem, runExpoExport } from '../build/expoExport';
import { labBuildTarget } from '../build/lab';
import { buildWebIfStale, type WebBuildTarget } from '../build/web';
import { pathInRepo } from '../paths';
import { runNodeScript } from '../runChildProcess';
import { type StepOutcome, type TestStep } from './runSteps';

const PHONES = ['android', 'ios'] as const;

const buildStep = (name: string, after: readonly string[] = [], build?: WebBuildTarget): TestStep => ({
  name,
  after,
  run: async (): Promise<StepOutcome> => {
    const made = await buildWebIfStale(() => undefined, build);
    return made.ok ? { passed: 1, failed: 0, log: '' } : { passed: 0, failed: 1, log: made.error };
  },
});

export const webBuildStep = buildStep('web build');
/** The page that runs the log in a real browser. Built after the app, whose modules are in Metro's cache by then. */
export const labBuildStep = buildStep('lab build', ['web build'], labBuildTarget('storage'));

/** Both phones' bundles must compile to Hermes bytecode. */
export const phoneBuildsStep: TestStep = {
  name: 'Android and iOS bundles',
  run: async (): Promise<StepOutcome> => {
    const folder = pathInRepo(`dist/phones-${process.pid}`);
    const { ok, log } = await runExpoExport(PHONES, folder);
    const complaints = PHONES.map((platform) => findBytecodeProblem(folder, platform)).filter(
      (complaint) => complaint !== null,
    );
    rmSync(folder, { recursive: true, force: true });
    const failed = ok ? complaints.length : PHONES.length;
    return { passed: PHONES.length - failed, failed, log: [log, ...complaints].join('\n') };
  },
};

/** Runs a script that drives a real browser and prints `N passed, N failed` at its end. */
const browserStep = (name: string, after: readonly string[], script: string): TestStep => ({
  name,
  after,
  run: async (): Promise<StepOutcome> => {
    const { ok, log } = await runNodeScript(pathInRepo('node_modules/tsx/dist/cli.mjs'), [pathInRepo(script)]);
    const [, passed, failed] = /^(\d+) passed, (\d+) failed$/m.exec(log) ?? [];
    if (passed === undefined || failed === undefined) return { passed: 0, failed: 1, log };
    return { passed: Number(passed), failed: ok ? Number(failed) : Math.max(1, Number(failed)), log };
  },
});

/** Drives the built app in a browser through whole games and every screen. */
export const journeysStep = browserStep('journeys', ['web build'], '__tests__/journeys/run.ts');
/** Runs the storage contract on a real browser's disk, without screens. */
export const browserStorageStep = browserStep('log in Chromium', ['lab build'], '__tests__/lab/run.ts');
/** A short run of every fault campaign, and a check that the campaigns notice a store that loses something. */
export const faultsStep = browserStep('faults', ['web build', 'lab build'], '__tests__/faults/short.ts');

const JEST = pathInRepo('node_modules/jest/bin/jest.js');
/** Jest's own limit of 5 s fails tests that start a process on a busy machine. A test that hangs still fails. */
const TEST_TIMEOUT = '--testTimeout=60000';

interface JestCount {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly success: boolean;
}

function countTests(file: string, log: string): StepOutcome {
  // Jest crashed before it wrote its counts: its output is all there is.
  if (!existsSync(file)) return { passed: 0, failed: 1, log };
  const count = JSON.parse(readFileSync(file, 'utf8')) as JestCount;
  const failed = count.numFailedTests + count.numRuntimeErrorTestSuites;
  return { passed: count.numPassedTests, failed: failed === 0 && !count.success ? 1 : failed, log };
}

/** Runs one of jest's projects and counts its tests; a test file that cannot be loaded counts as one failed test. */
export const makeJestStep = (name: string, project: string, workers: number): TestStep => ({
  name,
  run: async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'tableside-jest-'));
    const file = path.join(folder, 'count.json');
    try {
      const options = ['--ci', '--selectProjects', project, `--maxWorkers=${workers}`, TEST_TIMEOUT];
      const { log } = await runNodeScript(JEST, [...options, '--json', '--outputFile', file]);
      return countTests(file, log.slice(0, log.lastIndexOf('\n{"num') + 1) || log);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
});

const cache = (name: string): string => pathInRepo('node_modules/.cache', name);

/** A tool that passes or fails as a whole counts as one test. */
const toolStep = (name: string, script: string, args: readonly string[]): TestStep => ({
  name,
  run: async (): Promise<StepOutcome> => {
    const { ok, log } = await runNodeScript(pathInRepo('node_modules', script), args);
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, log };
  },
});

export const typeCheckStep = toolStep('types', 'typescript/bin/tsc', [
  '--noEmit',
  '--incremental',
  '--tsBuildInfoFile',
  cache('tsc.tsbuildinfo'),
]);

export const lintStep = toolStep('lint', 'eslint/bin/eslint.js', [
  '.',
  '--max-warnings',
  '0',
  '--cache',
  '--cache-location',
  cache('eslint/'),
]);

export const formatCheckStep = toolStep('format', 'prettier/bin/prettier.cjs', [
  '.',
  '--check',
  '--cache',
  '--cache-location',
  cache('prettier-check'),
]);
