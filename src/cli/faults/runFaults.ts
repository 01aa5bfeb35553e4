import { parseFaultsArgs, FAULTS_USAGE } from './args';
import { isSoundTally, type FaultKindWithRunFunction } from './kind';
import { tallyJsonLine, tallyTextLine, tallyProgressLine } from './report';

export interface FaultsWriters {
  readonly line: (text: string) => void;
  readonly complaint: (text: string) => void;
  /** One line that changes; empty when it is over. */
  readonly progress: (text: string) => void;
}

const SOUND = 0;
const LOST = 1;
const CANNOT = 2;

/**
 * Injects every kind of fault that the arguments name and returns the exit status: 1 if an acknowledged line was lost
 * or another promise was broken, 2 if a kind could not be run at all.
 */
export async function runFaults(
  args: readonly string[],
  all: readonly FaultKindWithRunFunction[],
  newSeed: () => string,
  voice: FaultsWriters,
): Promise<number> {
  const wanted = parseFaultsArgs(args);
  if (!wanted.ok) {
    voice.complaint(`faults: ${wanted.error}\nUse: ${FAULTS_USAGE}`);
    return CANNOT;
  }
  const { parts, kind, count, sabotage, json } = wanted.value;
  const kinds = all.filter(({ name, part }) => parts.includes(part) && (kind === null || name === kind));
  if (kinds.length === 0) {
    const names = all.map(({ name }) => name).join(', ');
    voice.complaint(`faults: this version has no such kind of fault in "${parts.join(', ')}". It has ${names}.`);
    return CANNOT;
  }
  const seed = wanted.value.seed ?? newSeed();
  let status = SOUND;
  for (const { name, usual, run } of kinds) {
    const times = count ?? usual;
    try {
      const tell = (soFar: Parameters<typeof isSoundTally>[0]): void =>
        voice.progress(tallyProgressLine(name, times, soFar));
      const tally = await run({ count: times, seed, sabotage, tell });
      voice.progress('');
      voice.line((json ? tallyJsonLine : tallyTextLine)(name, seed, tally));
      if (!isSoundTally(tally)) status = LOST;
    } catch (error) {
      voice.progress('');
      voice.complaint(`faults: ${name} could not be tried (seed ${seed}). ${(error as Error).stack ?? String(error)}`);
      if (status === SOUND) status = CANNOT;
    }
  }
  return status;
}
