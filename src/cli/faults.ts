import { importFromTests } from './importFromTests';
import { type FaultKindWithRunFunction } from './faults/kind';
import { runFaults, type FaultsWriters } from './faults/runFaults';
import { makeProgressPrinter } from './progressPrinter';

const output: FaultsWriters = {
  line: (text) => console.log(text),
  complaint: (text) => console.error(text),
  progress: makeProgressPrinter(process.stderr),
};

const newSeed = (): string => Date.now().toString(36);

async function faults(): Promise<void> {
  const { KINDS } = await importFromTests<{ readonly KINDS: readonly FaultKindWithRunFunction[] }>(
    '__tests__/faults/kinds.ts',
  );
  process.exitCode = await runFaults(process.argv.slice(2), KINDS, newSeed, output);
}

void faults();
