import { isSoundTally, type FaultTally } from './kind';

const number = (value: number): string => value.toLocaleString('en');

/** For programs: one line of JSON. */
export const tallyJsonLine = (fault: string, seed: string, { failing, ...tally }: FaultTally): string =>
  JSON.stringify({ fault, ...tally, seed, ok: isSoundTally({ ...tally, failing }), failing });

/** For people: one line, and below it whatever else was wrong. */
export function tallyTextLine(fault: string, seed: string, tally: FaultTally): string {
  const { tried, acknowledged, lost, gaps, complaints, failing } = tally;
  const line = [
    `${isSoundTally(tally) ? '✓' : '✗'} ${fault.padEnd(12)}`,
    `${number(tried)} tried`.padStart(12),
    `${number(acknowledged)} acknowledged`.padStart(20),
    `${number(lost)} lost`.padStart(10),
    `${number(gaps)} gaps`.padStart(9),
    `   seed ${seed}`,
  ].join(' ');
  const again = [...new Set(failing)].map((failed) => `    again with --kind ${fault} --seed '${failed}'`);
  return [line, ...complaints.map((complaint) => `    ${complaint}`), ...again].join('\n');
}

export const tallyProgressLine = (fault: string, count: number, { tried, acknowledged, lost }: FaultTally): string =>
  `${fault}: ${number(tried)} of ${number(count)}, ${number(acknowledged)} acknowledged, ${number(lost)} lost`;
