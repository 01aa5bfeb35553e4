import { loadBeside } from './loadBeside';
import { type Kind } from './faults/kind';
import { runFaults, type Voice } from './faults/runFaults';
import { progressTo } from './progressTo';

const voice: Voice = {
  line: (text) => console.log(text),
  complaint: (text) => console.error(text),
  progress: progressTo(process.stderr),
};

const newSeed = (): string => Date.now().toString(36);

async function faults(): Promise<void> {
  const { KINDS } = await loadBeside<{ readonly KINDS: readonly Kind[] }>('__tests__/faults/kinds.ts');
  process.exitCode = await runFaults(process.argv.slice(2), KINDS, newSeed, voice);
}

void faults();
