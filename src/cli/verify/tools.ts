import { inRoot } from '../paths';
import { runNode } from '../shell';
import { type Outcome, type Step } from './schedule';

const cache = (name: string): string => inRoot('node_modules/.cache', name);

/** A program that is content or is not: one test. */
const tool = (name: string, script: string, args: readonly string[]): Step => ({
  name,
  run: async (): Promise<Outcome> => {
    const { ok, log } = await runNode(inRoot('node_modules', script), args);
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, log };
  },
});

export const types = tool('types', 'typescript/bin/tsc', [
  '--noEmit',
  '--incremental',
  '--tsBuildInfoFile',
  cache('tsc.tsbuildinfo'),
]);

export const lint = tool('lint', 'eslint/bin/eslint.js', [
  '.',
  '--max-warnings',
  '0',
  '--cache',
  '--cache-location',
  cache('eslint/'),
]);

export const format = tool('format', 'prettier/bin/prettier.cjs', [
  '.',
  '--check',
  '--cache',
  '--cache-location',
  cache('prettier-check'),
]);
